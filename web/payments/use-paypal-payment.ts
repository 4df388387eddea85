import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { payments } from '../../contract/payments.ts'
import { call } from '../base/api.ts'
import { CANCELLED, failed, type Say, succeeded } from './outcome.ts'

const NOT_CREATED = 'Could not create PayPal payment'
const NOT_EXECUTED = 'Payment execution failed'

/** The steps between PayPal's button and the shop. */
export function usePayPalPayment(orderId: number, say: Say, setBusy: (busy: boolean) => void) {
  const queryClient = useQueryClient()
  const [isTaking, setTaking] = useState(false)
  const wasTold = useRef(false)
  const refresh = () => queryClient.invalidateQueries({ queryKey: ['orders'] })

  async function createOrder(): Promise<string> {
    wasTold.current = false
    say(undefined)
    try {
      return (await call(payments.createPayPal, { id: orderId })).id
    } catch (error) {
      wasTold.current = true
      say(failed(error, NOT_CREATED))
      refresh()
      // So that the script closes its window.
      throw error
    }
  }

  async function onApprove({ orderID, payerID }: { orderID: string; payerID?: string | null }) {
    setTaking(true)
    setBusy(true)
    try {
      const body = { paymentId: orderID, PayerID: payerID ?? null }
      const { status } = await call(payments.payPayPal, { id: orderId, body })
      await refresh()
      say(succeeded(status))
    } catch (error) {
      say(failed(error, NOT_EXECUTED))
      await refresh()
    } finally {
      setTaking(false)
      setBusy(false)
    }
  }

  function onError(error: unknown) {
    // The script hands on what createOrder threw, in its own wrapping.
    if (!wasTold.current) say(failed(error, NOT_EXECUTED))
  }

  return { isTaking, createOrder, onApprove, onCancel: () => say(CANCELLED), onError }
}
