import { redirect } from '@tanstack/react-router'
import { getDefaultStore } from 'jotai'
import { requirePerson } from '../base/guards.ts'
import { paymentMethodAtom, shippingAddressAtom } from './checkout.ts'

/** Choosing how to pay comes after saying where to send it. */
export function requireAddress(href: string) {
  requirePerson(href)
  if (!getDefaultStore().get(shippingAddressAtom)) throw redirect({ to: '/shipping' })
}

/** Placing the order comes after both. */
export function requireMethod(href: string) {
  requireAddress(href)
  if (!getDefaultStore().get(paymentMethodAtom)) throw redirect({ to: '/payment' })
}
