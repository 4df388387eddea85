import { type RawBuilder, sql } from 'kysely'
import { PRODUCT_ORDERS, type ProductOrder } from '../../contract/products.ts'
import { matchingProducts, type Search } from '../db/search.ts'
import { readerOf } from '../db/sqlite.ts'
import type { Db } from '../db/tables.ts'
import { countProducts } from './count-products.ts'
import { PRODUCT_COLUMNS, type ProductRow } from './product-rows.ts'

/** Products to leaf through. */
export type Shelf = {
  total: number
  rows(limit: number, offset: number): Promise<ProductRow[]>
}

export type Order = { by: ProductOrder; direction: 'asc' | 'desc' }

type Choice = {
  category: string | undefined
  order: Order | undefined
  /** What has to occur in them; undefined for everything. */
  search: Search | undefined
}

const COLUMNS: Record<ProductOrder, RawBuilder<unknown>> = {
  name: sql`lower(name)`,
  price: sql`price`,
  brand: sql`lower(brand)`,
  category: sql`lower(category)`,
  stock: sql`stock`,
  rating: sql`case when num_reviews = 0 then 0 else rating_sum * 1.0 / num_reviews end`,
}

/** `-price` is the dearest first. What is no order is none. */
export function readOrder(sort: string | undefined): Order | undefined {
  const by = PRODUCT_ORDERS.find(order => order === sort?.replace(/^-/, ''))
  return by && { by, direction: sort?.startsWith('-') ? 'desc' : 'asc' }
}

/** Not every order has an index, and a category may be half of the shop. */
export async function sortedShelf(db: Db, { category, order, search }: Choice): Promise<Shelf> {
  const chosen = readerOf(db)
    .selectFrom('products')
    .where('deleted_at', 'is', null)
    .$if(Boolean(category), query =>
      query.where(sql`lower(category)`, '=', category?.toLowerCase()),
    )
    .$if(search !== undefined, query =>
      query.where('id', 'in', matchingProducts(db, search as Search)),
    )
  const countChosen = async () => {
    const count = chosen.select(eb => eb.fn.countAll<number>().as('total'))
    return (await count.executeTakeFirstOrThrow()).total
  }
  return {
    total: category || search ? await countChosen() : await countProducts(db),
    rows: (limit, offset) =>
      chosen
        .select(PRODUCT_COLUMNS)
        .$if(order !== undefined, query =>
          query.orderBy(COLUMNS[order?.by ?? 'name'], order?.direction ?? 'asc'),
        )
        .orderBy('id', 'desc')
        .limit(limit)
        .offset(offset)
        .execute(),
  }
}
