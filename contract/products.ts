import Type, { type Static } from 'typebox'
import { CsvFile } from './csv.ts'
import { endpoint } from './endpoint.ts'
import { Detail, Id, Money, optionalText, Time, text, wholeNumber } from './fields.ts'

export const PRODUCTS_PER_PAGE = 12
export const TOP_PRODUCTS = 5
export const MAX_PRICE_DOLLARS = 999_999
export const MAX_STOCK = 1_000_000
/** As many or fewer are low; an index counts them, so another number needs another index. */
export const LOW_STOCK = 5

/** Orders of the list, each also backwards with a minus sign before it. */
export const PRODUCT_ORDERS = ['name', 'price', 'brand', 'category', 'stock', 'rating'] as const
export type ProductOrder = (typeof PRODUCT_ORDERS)[number]

export const Review = Type.Object({
  _id: Id,
  name: Type.String(),
  rating: Type.Integer({ minimum: 1, maximum: 5 }),
  comment: Type.String(),
  createdAt: Time,
})
export type Review = Static<typeof Review>

export const Product = Type.Object({
  id: Id,
  name: Type.String(),
  image: Type.String({ description: 'a path on the same origin' }),
  price: Money,
  rating: Type.Number({ description: 'the average of the reviews, 0 when there is none' }),
  numReviews: Type.Integer(),
  description: Type.String(),
  brand: Type.String(),
  category: Type.String(),
  countInStock: Type.Integer(),
})
export type Product = Static<typeof Product>

export const ProductDetail = Type.Interface([Product], { reviews: Type.Array(Review) })
export type ProductDetail = Static<typeof ProductDetail>

export const ProductPage = Type.Object({
  products: Type.Array(Product),
  page: Type.Integer(),
  pages: Type.Integer(),
})
export type ProductPage = Static<typeof ProductPage>

export const NewReview = Type.Object({
  rating: wholeNumber(1, 5),
  comment: optionalText(5000),
})
export type NewReview = Static<typeof NewReview>

/** A product as a form sends it: every field is text, and `image` is a file beside them. */
export const ProductForm = Type.Object({
  name: text(200),
  price: Type.String({
    pattern: '^[0-9]{1,6}(\\.[0-9]{1,2})?$',
    description: `an amount in dollars from 0 to ${MAX_PRICE_DOLLARS}, with at most two decimals`,
  }),
  brand: text(100),
  category: text(100),
  description: optionalText(10_000),
  countInStock: Type.String({
    pattern: '^(1000000|[0-9]{1,6})$',
    description: `a whole number from 0 to ${MAX_STOCK}`,
  }),
})
export type ProductForm = Static<typeof ProductForm>

const notFound = { 404: 'There is no such product.' }

export const products = {
  list: endpoint({
    method: 'GET',
    path: '/api/products/',
    access: 'anyone',
    summary: 'A page of products, newest first, or the best matches of a keyword',
    // Free text on purpose: a page that is no number is page 1, an unknown order is the usual one.
    query: Type.Object({
      keyword: Type.Optional(Type.String({ description: 'given once' })),
      page: Type.Optional(Type.String({ description: 'given once' })),
      category: Type.Optional(Type.String({ description: 'given once' })),
      sort: Type.Optional(Type.String({ description: 'given once' })),
    }),
    reply: { status: 200, schema: ProductPage },
  }),
  categories: endpoint({
    method: 'GET',
    path: '/api/products/categories/',
    access: 'anyone',
    summary: 'Every category that has products, by name',
    reply: { status: 200, schema: Type.Array(Type.String()) },
  }),
  top: endpoint({
    method: 'GET',
    path: '/api/products/top/',
    access: 'anyone',
    summary: 'The best rated products, at most five',
    reply: { status: 200, schema: Type.Array(Product) },
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/products/{id}/',
    access: 'anyone',
    summary: 'One product with its reviews, newest first',
    reply: { status: 200, schema: ProductDetail },
    refusals: notFound,
  }),
  review: endpoint({
    method: 'POST',
    path: '/api/products/{id}/review/',
    access: 'user',
    summary: 'Review a product, once a person',
    body: NewReview,
    reply: { status: 201, schema: Detail },
    refusals: { ...notFound, 409: 'This person has reviewed the product before.' },
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/products/create/',
    access: 'admin',
    summary: 'Add a product',
    body: ProductForm,
    multipart: true,
    reply: { status: 201, schema: Product },
    refusals: { 413: 'The image is over 10 MB.' },
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/products/update/{id}/',
    access: 'admin',
    summary: 'Change a product; without an image it keeps the one it has',
    body: ProductForm,
    multipart: true,
    reply: { status: 200, schema: Product },
    refusals: { ...notFound, 413: 'The image is over 10 MB.' },
  }),
  export: endpoint({
    method: 'GET',
    path: '/api/admin/products/export/',
    access: 'admin',
    summary: 'Every product as a line of a CSV file, by id',
    csv: 'products',
    reply: { status: 200, schema: CsvFile },
  }),
  delete: endpoint({
    method: 'DELETE',
    path: '/api/products/delete/{id}/',
    access: 'admin',
    summary: 'Take a product out of the shop; orders keep what was bought',
    reply: { status: 200, schema: Detail },
    refusals: notFound,
  }),
}
