import { Link } from '@tanstack/react-router'
import type { OrderPage } from '../../contract/orders.ts'
import { PageLink } from '../ui/page-link.tsx'
import { Paginate } from '../ui/paginate.tsx'
import type { OrdersAddress } from './addresses.ts'
import { ListNotice } from './list-notice.tsx'
import { OrderRow } from './order-row.tsx'
import { Headings, RowsTable } from './rows-table.tsx'

const COLUMNS = ['Order', 'Date', 'Customer', 'Total', 'Paid', 'Delivered']

type Props = { found: OrderPage; address: OrdersAddress; isOld: boolean }

export function OrdersTable({ found, address, isOld }: Props) {
  const { orders, page, pages, totals } = found
  if (orders.length === 0)
    return <NoOrders areThereAny={Boolean(address.search) || totals.all.count > 0} />
  return (
    <>
      <RowsTable of="orders" headings={<Headings names={COLUMNS} />} isOld={isOld}>
        {orders.map(order => (
          <OrderRow key={order.id} order={order} />
        ))}
      </RowsTable>
      <Paginate
        page={page}
        pages={pages}
        link={(number, text, attributes) => (
          <PageLink
            to="/admin/orders"
            search={{ ...address, page: String(number) }}
            {...attributes}
          >
            {text}
          </PageLink>
        )}
      />
    </>
  )
}

function NoOrders({ areThereAny }: { areThereAny: boolean }) {
  if (!areThereAny) {
    return <ListNotice title="No orders yet" text="What customers buy appears here at once." />
  }
  return (
    <ListNotice title="No orders found" text="Try another customer or id, or look at all orders.">
      <Link to="/admin/orders" className="btn btn-outline">
        See all orders
      </Link>
    </ListNotice>
  )
}
