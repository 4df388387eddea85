import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useSetAtom } from 'jotai'
import { RESET } from 'jotai/utils'
import { type NewOrder, orders } from '../../contract/orders.ts'
import { ApiError, call } from '../base/api.ts'
import { cartAtom } from '../cart/cart.ts'
import { orderQuery } from '../orders/queries.ts'
import { forgetKey, keyOf } from './order-key.ts'

const mutationKey = ['orders', 'add']

export function usePlaceOrder() {
  const queryClient = useQueryClient()
  const setCart = useSetAtom(cartAtom)
  const navigate = useNavigate()
  const { mutate, ...state } = useMutation({
    mutationKey,
    mutationFn: (body: NewOrder) =>
      call(orders.add, { body, headers: { 'idempotency-key': keyOf(body) } }),
    onSuccess: order => {
      forgetKey()
      setCart(RESET)
      // The stock is another one now, and so is the list of orders.
      void queryClient.invalidateQueries({ queryKey: ['products'] })
      void queryClient.invalidateQueries({ queryKey: ['orders'] })
      queryClient.setQueryData(orderQuery(order.id).queryKey, order)
      void navigate({ to: '/order/$id', params: { id: String(order.id) }, replace: true })
    },
    onError: error => {
      if (error instanceof ApiError && error.status === 422) forgetKey()
    },
  })

  function placeOrder(order: NewOrder) {
    // A second click may come before the button is drawn as disabled.
    if (queryClient.isMutating({ mutationKey }) === 0) mutate(order)
  }
  return { ...state, placeOrder }
}
