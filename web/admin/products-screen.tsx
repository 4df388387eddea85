import { useQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { type ProductPage, products } from '../../contract/products.ts'
import { LoadFailure } from '../orders/load-failure.tsx'
import { ExportButton } from './export-button.tsx'
import { ProductFilters } from './product-filters.tsx'
import { ProductsTable } from './products-table.tsx'
import { productListQuery } from './queries.ts'
import { ScreenHead } from './screen-head.tsx'
import { TableShape } from './table-shape.tsx'

export function ProductsScreen() {
  const address = useSearch({ from: '/admin/products' })
  const query = useQuery(productListQuery(address))
  const { data: found, error, refetch, isFetching, isPlaceholderData } = query
  return (
    <>
      <ScreenHead
        title="Products"
        facts={found && showPlace(found)}
        action={
          <>
            <ExportButton endpoint={products.export} />
            <Link to="/admin/products/import" className="btn btn-outline">
              Import CSV
            </Link>
            <Link to="/admin/products/add" className="btn btn-primary">
              Add product
            </Link>
          </>
        }
      />
      <ProductFilters address={address} />
      {found ? (
        <ProductsTable found={found} address={address} isOld={isPlaceholderData} />
      ) : error ? (
        <LoadFailure error={error} isTrying={isFetching} tryAgain={refetch} />
      ) : (
        <TableShape label="Loading products" />
      )}
    </>
  )
}

function showPlace({ products, page, pages }: ProductPage): string {
  if (products.length === 0) return 'No products'
  return `Page ${page} of ${pages}`
}
