import type { ShippingAddress } from '../../contract/orders.ts'

export type AddressField = keyof ShippingAddress
export type AddressProblems = Partial<Record<AddressField, string>>

/** The fields in the order of the form. The lengths are those of the contract. */
export const ADDRESS_FIELDS = [
  { name: 'address', label: 'Address', longest: 300, fill: 'street-address' },
  { name: 'city', label: 'City', longest: 100, fill: 'address-level2' },
  { name: 'postalCode', label: 'Postal code', longest: 20, fill: 'postal-code' },
  { name: 'country', label: 'Country', longest: 100, fill: 'country-name' },
] as const satisfies { name: AddressField; label: string; longest: number; fill: string }[]

/** What the shop would refuse, and nothing else: the world has all kinds of addresses. */
export function findProblems(address: ShippingAddress): AddressProblems {
  const problems: AddressProblems = {}
  for (const { name, label, longest } of ADDRESS_FIELDS) {
    const { length } = address[name]
    if (address[name].trim() === '') problems[name] = `Please enter your ${label.toLowerCase()}.`
    else if (length > longest) {
      problems[name] = `Please use at most ${longest} characters; these are ${length}.`
    }
  }
  return problems
}

/** `1 Main Street, Rome 00100, Italy` */
export function showAddress({ address, city, postalCode, country }: ShippingAddress): string {
  return `${address}, ${city} ${postalCode}, ${country}`
}
