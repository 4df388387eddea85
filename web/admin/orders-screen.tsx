import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useDeferredValue } from 'react'
import { LoadFailure } from '../orders/load-failure.tsx'
import { OrderFilters } from './order-filters.tsx'
import { OrdersTable } from './orders-table.tsx'
import { allOrdersQuery } from './queries.ts'
import { ScreenHead } from './screen-head.tsx'
import { SearchBox } from './search-box.tsx'
import { TableShape } from './table-shape.tsx'
import { useChosenOrders } from './use-chosen-orders.ts'
import { useTyped } from './use-typed.ts'

export function OrdersScreen() {
  const { search = '', page, show } = useSearch({ from: '/admin/orders' })
  const { data: orders, error, refetch, isFetching } = useQuery(allOrdersQuery)
  const navigate = useNavigate()
  const settle = useCallback(
    (text: string) =>
      void navigate({
        to: '/admin/orders',
        search: { ...(text && { search: text }), ...(show && { show }) },
        replace: true,
        resetScroll: false,
      }),
    [navigate, show],
  )
  const [typed, setTyped] = useTyped(search, settle)
  // The letters come first; the rows follow when there is time.
  const wanted = useDeferredValue(typed)
  const { chosen, counts, facts } = useChosenOrders(orders, wanted, show ?? 'all')

  return (
    <>
      <ScreenHead title="Orders" facts={orders && facts} />
      <div className="list-controls" data-keeps-focus>
        <SearchBox label="Search by customer or id" value={typed} onChange={setTyped} />
        <OrderFilters wanted={typed} show={show ?? 'all'} counts={orders && counts} />
      </div>
      {orders ? (
        <OrdersTable
          orders={chosen}
          isEmpty={orders.length === 0}
          wanted={wanted}
          show={show}
          page={wanted === search ? page : undefined}
        />
      ) : error ? (
        <LoadFailure error={error} isTrying={isFetching} tryAgain={refetch} />
      ) : (
        <TableShape label="Loading orders" />
      )}
    </>
  )
}
