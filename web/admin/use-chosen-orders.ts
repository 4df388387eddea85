import { useMemo } from 'react'
import { showMoney } from '../../contract/money.ts'
import type { Order } from '../../contract/orders.ts'
import { chooseOrders, type Show, sumOf } from './choose-orders.ts'
import { countOf } from './count-of.ts'
import { indexTexts } from './find-text.ts'

const NONE: Order[] = []

/** The orders that were searched for and chosen, in steps that are done again only where needed. */
export function useChosenOrders(orders: Order[] = NONE, wanted: string, show: Show) {
  const find = useMemo(() => indexTexts(orders, ({ id, user }) => [id, user.name]), [orders])
  const found = useMemo(() => find(wanted), [find, wanted])
  const counts = useMemo(
    () => ({
      all: found.length,
      unpaid: chooseOrders(found, 'unpaid').length,
      undelivered: chooseOrders(found, 'undelivered').length,
    }),
    [found],
  )
  return useMemo(() => {
    const chosen = chooseOrders(found, show)
    const facts = `${countOf(chosen.length, 'order')} · ${showMoney(sumOf(chosen))}`
    return { chosen, counts, facts }
  }, [found, show, counts])
}
