import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type Order, orders } from '../../contract/orders.ts'
import { call } from '../base/api.ts'
import { Message } from '../ui/message.tsx'
import { orderQuery } from './queries.ts'

type Props = {
  order: Order
  /** Paying comes first where both can be done. */
  isSecond: boolean
}

/** For admins. What came of it stays to be read when there is nothing left to press. */
export function DeliverButton({ order: { id, isDelivered }, isSecond }: Props) {
  const queryClient = useQueryClient()
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () => call(orders.deliver, { id }),
    onSuccess: order => queryClient.setQueryData(orderQuery(id).queryKey, order),
    // A refusal tells that somebody else was faster: the order looks different by now.
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['orders'] }),
  })

  return (
    <>
      {isSuccess && <Message kind="good">The order is marked as delivered.</Message>}
      {error && <Message kind="bad">{error.message}</Message>}
      {!isDelivered && (
        <button
          type="button"
          className={`btn ${isSecond ? 'btn-outline' : 'btn-primary'}`}
          disabled={isPending}
          onClick={() => mutate()}
        >
          {isPending ? 'Sending…' : 'Mark As Delivered'}
        </button>
      )}
    </>
  )
}
