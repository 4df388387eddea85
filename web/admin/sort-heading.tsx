import { Link } from '@tanstack/react-router'
import type { ProductOrder } from '../../contract/products.ts'
import type { ProductsAddress } from './addresses.ts'
import { nextSort, readSorting } from './product-order.ts'

type Props = { by: ProductOrder; text: string; address: ProductsAddress }

/** A heading that sorts: a link, so that the order can be kept and shared. */
export function SortHeading({ by, text, address }: Props) {
  const { page: _, sort, ...rest } = address
  const now = readSorting(sort)
  const next = nextSort(sort, by)
  return (
    <th scope="col" {...(now?.by === by && { 'aria-sort': now.direction })} className="sort">
      <Link
        to="/admin/products"
        search={{ ...rest, ...(next && { sort: next }) }}
        resetScroll={false}
        className="sort-link"
      >
        {text}
      </Link>
    </th>
  )
}
