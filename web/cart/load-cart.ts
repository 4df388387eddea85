import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import { getDefaultStore } from 'jotai'
import type { ProductDetail } from '../../contract/products.ts'
import { ApiError } from '../base/api.ts'
import { productQuery } from '../products/queries.ts'
import { grantQuantity } from './asked-quantity.ts'
import { cartAtom, putInCart } from './cart.ts'

/** What became of an address with a product, kept with the entry of the history. */
export type AddingNews = {
  /** For the whole cart: nothing was added. */
  refused?: string
  /** For the line: its quantity is not the one that was asked for. */
  granted?: { product: number; quantity: number; why: string }
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    adding?: AddingNews
  }
}

type Asked = { id: string | undefined; quantity: string | undefined }

/**
 * `/cart/12?quantity=2` puts the product into the cart and becomes `/cart`, so that reloading,
 * going back and coming again add nothing a second time.
 */
export async function loadCart(queryClient: QueryClient, { id, quantity }: Asked) {
  if (id === undefined) return
  const product = await findProduct(queryClient, id)
  throw redirect({
    to: '/cart/{-$id}',
    params: { id: undefined },
    search: {},
    replace: true,
    state: { adding: add(product, quantity) },
  })
}

function add(product: ProductDetail | undefined, asked: string | undefined): AddingNews {
  if (!product) return { refused: 'We could not find that product, so nothing was added.' }
  const { id, name, countInStock } = product
  if (countInStock === 0) return { refused: `${name} is sold out, so it was not added.` }
  const { quantity, why } = grantQuantity(asked, countInStock)
  getDefaultStore().set(cartAtom, items => putInCart(items, product, quantity))
  return why ? { granted: { product: id, quantity, why } } : {}
}

async function findProduct(queryClient: QueryClient, id: string) {
  if (!/^[1-9]\d{0,14}$/.test(id)) return undefined
  try {
    return await queryClient.fetchQuery({ ...productQuery(Number(id)), staleTime: 0 })
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined
    throw error
  }
}
