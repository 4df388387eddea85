import type { Cents } from '../../contract/money.ts'

/** A payment as its provider tells of it, whichever provider that is. */
export type Charge = {
  reference: string
  /** open: nobody has paid; paid: the money is ours; pending: on its way; gone: never will be. */
  state: 'open' | 'pending' | 'paid' | 'gone'
  /** The provider's own word for it, such as COMPLETED. */
  status: string
  amount: Cents
  currency: string
  /** Our order's number, as we gave it when the payment was begun. */
  orderId: string | undefined
  payee: string | undefined
  capture: string | undefined
  payer: string | undefined
}
