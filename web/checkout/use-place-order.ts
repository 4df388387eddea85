import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { useSetAtom } from 'jotai'
import { RESET } from 'jotai/utils'
import { type NewOrder, orders } from '../../contract/orders.ts'
import { ApiError, call } from '../app/api.ts'
import { cartAtom } from '../cart/cart.ts'
import { orderQuery } from '../orders/queries.ts'
import { forgetKey, keyOf } from './order-key.ts'

const mutationKey = ['orders', 'add']

export function usePlaceOrder() {
  const queryClient = useQueryClient()
  const setCart = useSetAtom(cartAtom)
  const navigate = useNavigate()
  const router = useRouter()
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
      if (!(error instanceof ApiError)) return
      if (error.status === 422) forgetKey()
      // Signed out meanwhile: the guard of this screen leads to sign-in and back.
      if (error.status === 401) void router.invalidate()
    },
  })

  function placeOrder(order: NewOrder) {
    // A second click may come before the button is drawn as disabled.
    if (queryClient.isMutating({ mutationKey }) === 0) mutate(order)
  }
  return { ...state, placeOrder }
}
