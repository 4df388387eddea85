/** More of one product than this is no order that the shop takes. */
export const MOST_OF_ONE = 9999

/** How many pieces of a product one may have. */
export function mostOf(countInStock: number): number {
  return Math.min(countInStock, MOST_OF_ONE)
}

export type Granted = {
  quantity: number
  /** Why it is not the quantity that was asked for. */
  why?: string
}

/** What becomes of the `quantity` of an address, which may be anything. There is stock. */
export function grantQuantity(asked: string | undefined, countInStock: number): Granted {
  if (asked === undefined) return { quantity: 1 }
  const wanted = /^\d+$/.test(asked.trim()) ? Number(asked) : 0
  if (wanted < 1) return { quantity: 1, why: 'The quantity was set to 1' }
  const most = mostOf(countInStock)
  if (wanted <= most) return { quantity: wanted }
  const limit = most === countInStock ? `Only ${most} left` : `At most ${most} in one order`
  return { quantity: most, why: `${limit}; you asked for ${asked.trim()}` }
}
