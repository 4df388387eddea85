import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback } from 'react'
import { parseMoney, showMoney } from '../../contract/money.ts'
import { type OrderPage, orders } from '../../contract/orders.ts'
import { LoadFailure } from '../orders/load-failure.tsx'
import { countOf } from './count-of.ts'
import { ExportButton } from './export-button.tsx'
import { OrderFilters } from './order-filters.tsx'
import { OrdersTable } from './orders-table.tsx'
import { orderListQuery } from './queries.ts'
import { ScreenHead } from './screen-head.tsx'
import { SearchBox } from './search-box.tsx'
import { TableShape } from './table-shape.tsx'
import { useTyped } from './use-typed.ts'

export function OrdersScreen() {
  const address = useSearch({ from: '/admin/orders' })
  const { search = '', show } = address
  const query = useQuery(orderListQuery(address))
  const { data: found, error, refetch, isFetching, isPlaceholderData } = query
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

  return (
    <>
      <ScreenHead
        title="Orders"
        facts={found && showTotals(found.totals[show ?? 'all'])}
        action={<ExportButton endpoint={orders.export} />}
      />
      <div className="list-controls" data-keeps-focus>
        <SearchBox label="Search by customer or id" value={typed} onChange={setTyped} />
        <OrderFilters wanted={typed} show={show ?? 'all'} totals={found?.totals} />
      </div>
      {found ? (
        <OrdersTable found={found} address={address} isOld={isPlaceholderData} />
      ) : error ? (
        <LoadFailure error={error} isTrying={isFetching} tryAgain={refetch} />
      ) : (
        <TableShape label="Loading orders" />
      )}
    </>
  )
}

function showTotals({ count, sum }: OrderPage['totals']['all']): string {
  return `${countOf(count, 'order')} · ${showMoney(parseMoney(sum))}`
}
