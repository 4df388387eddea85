import { Link } from '@tanstack/react-router'
import { products as calls, type Product, type ProductPage } from '../../contract/products.ts'
import { call } from '../app/api.ts'
import Confirm from '../ui/confirm.tsx'
import { Message } from '../ui/message.tsx'
import { Paginate } from '../ui/paginate.tsx'
import type { ProductsAddress } from './addresses.ts'
import { ListNotice } from './list-notice.tsx'
import { ProductRow } from './product-row.tsx'
import { SortHeading } from './sort-heading.tsx'
import { useDeletion } from './use-deletion.ts'

type Props = { found: ProductPage; address: ProductsAddress; isOld: boolean }

export function ProductsTable({ found, address, isOld }: Props) {
  const deletion = useDeletion<Product>('products', id => call(calls.delete, { id }))
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
        <div className="rows-panel" aria-busy={isOld}>
          <table className="rows products-rows">
            <thead data-keeps-focus>
              <tr>
                <SortHeading by="name" text="Product" address={address} />
                <SortHeading by="category" text="Category" address={address} />
                <SortHeading by="price" text="Price" address={address} />
                <SortHeading by="stock" text="Stock" address={address} />
                <SortHeading by="rating" text="Rating" address={address} />
                <th scope="col">
                  <span className="visually-hidden">Actions</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {found.products.map(product => (
                <ProductRow
                  key={product.id}
                  product={product}
                  isLeaving={deletion.leaving === product.id}
                  onDelete={() => deletion.ask(product)}
                />
              ))}
            </tbody>
          </table>
        </div>
      )}
      <Paginate
        page={found.page}
        pages={found.pages}
        link={(number, text, attributes) => (
          <Link to="/admin/products" search={{ ...address, page: String(number) }} {...attributes}>
            {text}
          </Link>
        )}
      />
      <Confirm
        open={deletion.asked?.open === true}
        title={`Delete ${deletion.asked?.entry.name}?`}
        text="It leaves the shop at once. Orders keep what was bought."
        action="Delete"
        onConfirm={deletion.confirm}
        onCancel={deletion.close}
      />
    </>
  )
}
