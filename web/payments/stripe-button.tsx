import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { payments } from '../../contract/payments.ts'
import { call } from '../base/api.ts'
import { failed, type Say } from './outcome.ts'

type Props = { orderId: number; say: Say; setBusy: (busy: boolean) => void }

/** Leads to Stripe's own page, which leads back here. */
export function StripeButton({ orderId, say, setBusy }: Props) {
  const queryClient = useQueryClient()
  const { mutate, reset, isIdle, isError } = useMutation({
    mutationFn: () => call(payments.payStripe, { id: orderId }),
    onMutate() {
      say(undefined)
      setBusy(true)
    },
    onSuccess: ({ url }) => location.assign(url),
    onError(error) {
      setBusy(false)
      say(failed(error, 'Could not create Stripe payment'))
      // It may be paid already, in another window.
      return queryClient.invalidateQueries({ queryKey: ['orders'] })
    },
  })
  // On its way from the press to the new page, and so for good.
  const isLeaving = !isIdle && !isError

  // The browser's own way back may bring this very page to life again, as it was when it was left.
  useEffect(() => {
    const revive = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      reset()
      setBusy(false)
      queryClient.invalidateQueries({ queryKey: ['orders'] })
    }
    window.addEventListener('pageshow', revive)
    return () => window.removeEventListener('pageshow', revive)
  }, [reset, setBusy, queryClient])

  return (
    <button type="button" className="btn btn-primary" disabled={isLeaving} onClick={() => mutate()}>
      {isLeaving ? 'Taking you to Stripe…' : 'Pay with card (Stripe)'}
    </button>
  )
}
