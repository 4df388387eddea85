import { useQueries } from '@tanstack/react-query'
import { ApiError } from '../base/api.ts'
import { useStored } from '../base/stored-atom.ts'
import { productQuery } from '../products/queries.ts'
import { cartAtom } from './cart.ts'
import { type CartLine, compareLine } from './cart-lines.ts'

export type FreshCart = {
  lines: CartLine[]
  checking: boolean
  /** Why some lines could not be compared with the shop. */
  failure: Error | undefined
  checkAgain: () => void
}

/** The stored lines, each asked for anew when the cart opens, all at the same time. */
export function useCartLines(): FreshCart {
  const items = useStored(cartAtom)
  const answers = useQueries({
    queries: items.map(({ product }) => ({
      ...productQuery(product),
      refetchOnMount: 'always' as const,
    })),
  })
  const failed = answers.filter(({ error }) => error && !isGone(error))
  return {
    lines: items.map((item, place) => {
      const { data, error } = answers[place] ?? {}
      return compareLine(item, error && isGone(error) ? 'gone' : data)
    }),
    checking: answers.some(({ isFetching }) => isFetching),
    failure: failed[0]?.error ?? undefined,
    checkAgain: () => {
      for (const { refetch } of failed) void refetch()
    },
  }
}

function isGone(error: Error): boolean {
  return error instanceof ApiError && error.status === 404
}
