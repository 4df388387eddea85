/** Money is whole cents everywhere in code; only the wire and the screen know decimals. */
export type Cents = number

const FREE_SHIPPING_ABOVE: Cents = 500_00
const SHIPPING: Cents = 10_00
const TAX_PERCENT = 15

export type OrderPrices = {
  itemsPrice: Cents
  shippingPrice: Cents
  taxPrice: Cents
  totalPrice: Cents
}

export function priceOrder(lines: readonly { price: Cents; quantity: number }[]): OrderPrices {
  return priceItems(lines.reduce((sum, line) => sum + line.price * line.quantity, 0))
}

/** What an order costs whose items cost this much together. */
export function priceItems(itemsPrice: Cents): OrderPrices {
  const shippingPrice = itemsPrice > FREE_SHIPPING_ABOVE ? 0 : SHIPPING
  // Whole numbers throughout, so that half a cent goes up exactly and never by a float's mood.
  const taxPrice = Math.floor((itemsPrice * TAX_PERCENT + 50) / 100)
  return { itemsPrice, shippingPrice, taxPrice, totalPrice: itemsPrice + shippingPrice + taxPrice }
}

/** "49.17", the form of the wire. */
export function formatMoney(cents: Cents): string {
  const digits = String(Math.abs(cents)).padStart(3, '0')
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** "$1,149.00", the form of the screen. */
export function showMoney(cents: Cents): string {
  const [dollars = '', decimals] = formatMoney(cents).split('.')
  return `$${dollars.replace(/\B(?=(\d{3})+$)/g, ',')}.${decimals}`
}

/** Reads what `Amount` allows: numbers with a float's dust, strings with any number of decimals. */
export function parseMoney(amount: string | number): Cents {
  return Math.round(Number(amount) * 100)
}
