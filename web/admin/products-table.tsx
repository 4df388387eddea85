import { Link } from '@tanstack/react-router'
import { products as calls, type ProductOrder, type ProductPage } from '../../contract/products.ts'
import { call } from '../base/api.ts'
import { Message } from '../ui/message.tsx'
import { PageLink } from '../ui/page-link.tsx'
import { Paginate } from '../ui/paginate.tsx'
import type { ProductsAddress } from './addresses.ts'
import { DeletionDialog } from './deletion-dialog.tsx'
import { ListNotice } from './list-notice.tsx'
import { ProductRow } from './product-row.tsx'
import { ActionsHeading, RowsTable } from './rows-table.tsx'
import { SortHeading } from './sort-heading.tsx'
import { useDeletion } from './use-deletion.ts'

const COLUMNS: [by: ProductOrder, text: string][] = [
  ['name', 'Product'],
  ['category', 'Category'],
  ['price', 'Price'],
  ['stock', 'Stock'],
  ['rating', 'Rating'],
]

type Props = { found: ProductPage; address: ProductsAddress; isOld: boolean }

export function ProductsTable({ found, address, isOld }: Props) {
  const deletion = useDeletion('products', id => call(calls.delete, { id }))
  return (
    <>
      {deletion.error && <Message kind="bad">{deletion.error.message}</Message>}
      {found.products.length === 0 ? (
        <ListNotice title="No products found" text="Try another word, or look in all categories.">
          <Link to="/admin/products" className="btn btn-outline">
            See all products
          </Link>
        </ListNotice>
      ) : (
        <RowsTable
          of="products"
          isOld={isOld}
          headings={
            <>
              {COLUMNS.map(([by, text]) => (
                <SortHeading key={by} by={by} text={text} address={address} />
              ))}
              <ActionsHeading />
            </>
          }
        >
          {found.products.map(product => (
            <ProductRow
              key={product.id}
              product={product}
              isLeaving={deletion.leaving === product.id}
              onDelete={() => deletion.ask(product)}
            />
          ))}
        </RowsTable>
      )}
      <Paginate
        page={found.page}
        pages={found.pages}
        link={(number, text, attributes) => (
          <PageLink
            to="/admin/products"
            search={{ ...address, page: String(number) }}
            {...attributes}
          >
            {text}
          </PageLink>
        )}
      />
      <DeletionDialog
        deletion={deletion}
        text="It leaves the shop at once. Orders keep what was bought."
      />
    </>
  )
}
