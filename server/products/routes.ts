import { products } from '../../contract/products.ts'
import type { Db } from '../db/tables.ts'
import type { Serve } from '../serve.ts'
import { getProduct, listCategories, listProducts, topProducts } from './browse-products.ts'
import { exportProducts } from './export-products.ts'
import type { Images } from './images.ts'
import { createProduct, deleteProduct, updateProduct } from './manage-products.ts'
import { reviewProduct } from './review-product.ts'
import { topicOf, topicsOfPage } from './topics.ts'

export function serveProducts(serve: Serve, db: Db, images: Images) {
  serve(
    products.list,
    ({ db, query }) => listProducts(db, query),
    (page, { query }) => topicsOfPage(page, query),
  )
  serve(
    products.categories,
    ({ db }) => listCategories(db),
    () => ['shelf'],
  )
  serve(
    products.top,
    ({ db }) => topProducts(db),
    top => ['ratings', ...top.map(topicOf)],
  )
  serve(
    products.get,
    ({ db, id }) => getProduct(db, id),
    product => [topicOf(product)],
  )
  serve(products.review, ({ user, id, body }) => reviewProduct(db, user, id, body))
  serve(products.create, ({ user, body, image }) => createProduct(db, images, user, body, image))
  serve(products.update, ({ user, id, body, image }) =>
    updateProduct(db, images, user, id, body, image),
  )
  serve(products.export, ({ db }) => exportProducts(db))
  serve(products.delete, ({ user, id }) => deleteProduct(db, images, user, id))
}
