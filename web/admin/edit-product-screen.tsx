import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { ApiError } from '../base/api.ts'
import { NotFoundScreen } from '../base/not-found-screen.tsx'
import { LoadFailure } from '../orders/load-failure.tsx'
import { productQuery } from '../products/queries.ts'
import { FormShape } from './form-shape.tsx'
import { ProductForm } from './product-form.tsx'
import { readNumber } from './queries.ts'
import { ScreenHead } from './screen-head.tsx'

export function EditProductScreen() {
  const id = readNumber(useParams({ from: '/admin/products/$id/edit' }).id)
  return id ? <NumberedProduct key={id} id={id} /> : <NotFoundScreen />
}

function NumberedProduct({ id }: { id: number }) {
  // As it is now, not as a page of the shop had it; and not anew below the hands of who types.
  const { data, error, refetch, isFetching, isFetchedAfterMount } = useQuery({
    ...productQuery(id),
    staleTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  const product = isFetchedAfterMount ? data : undefined
  if (error instanceof ApiError && error.status === 404) return <NoSuchProduct />
  return (
    <div className="admin-form">
      <ScreenHead title="Edit product" facts={product?.name} />
      {product ? (
        <ProductForm product={product} />
      ) : error ? (
        <LoadFailure error={error} isTrying={isFetching} tryAgain={refetch} />
      ) : (
        <FormShape label="Loading the product" fields={5} picture />
      )}
    </div>
  )
}

function NoSuchProduct() {
  return (
    <div className="notice">
      <h1>There is no such product.</h1>
      <p>It may have been deleted.</p>
      <Link to="/admin/products" className="btn btn-primary">
        See all products
      </Link>
    </div>
  )
}
