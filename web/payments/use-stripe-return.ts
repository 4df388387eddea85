import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { payments } from '../../contract/payments.ts'
import { call } from '../base/api.ts'
import { CANCELLED, failed, type Say, succeeded } from './outcome.ts'

/**
 * Whoever comes back from Stripe brings a parameter along. It is followed once, told about, and
 * taken out of the address, so that a reload says nothing twice. True while it is being followed.
 */
export function useStripeReturn(orderId: number, say: Say): boolean {
  const { session_id: sessionId, payment } = useSearch({ from: '/order/$id' })
  const navigate = useNavigate({ from: '/order/$id' })
  const queryClient = useQueryClient()
  const followed = useRef('')
  const tidyAddress = () => navigate({ search: {}, replace: true, resetScroll: false })

  const { mutate } = useMutation({
    mutationFn: (session: string) =>
      call(payments.confirmStripe, { id: orderId, body: { sessionId: session } }),
    async onSettled(reply, error) {
      await queryClient.invalidateQueries({ queryKey: ['orders'] })
      say(reply ? succeeded(reply.status) : failed(error, 'Payment execution failed'))
      await tidyAddress()
    },
  })

  useEffect(() => {
    const brought = sessionId ?? payment ?? ''
    if (brought === '' || brought === followed.current) return
    followed.current = brought
    if (sessionId) return mutate(sessionId)
    if (payment === 'cancelled') say(CANCELLED)
    tidyAddress()
  })

  return sessionId !== undefined && sessionId !== ''
}
