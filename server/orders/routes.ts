import { orders } from '../../contract/orders.ts'
import { readerOf } from '../db/sqlite.ts'
import type { Db } from '../db/tables.ts'
import type { Serve } from '../serve.ts'
import { browseOrders } from './browse-orders.ts'
import { deliverOrder } from './deliver-order.ts'
import { exportOrders } from './export-orders.ts'
import { placeOrder } from './place-order.ts'
import { getOrder, listOrders, listOrdersOf } from './read-orders.ts'

export function serveOrders(serve: Serve, db: Db) {
  serve(orders.add, ({ user, body, headers }) =>
    placeOrder(db, user, body, headers['idempotency-key']),
  )
  serve(orders.mine, ({ db, user }) => listOrdersOf(db, user))
  serve(orders.all, ({ db }) => listOrders(db))
  serve(orders.browse, ({ query }) => browseOrders(readerOf(db), query))
  serve(orders.export, ({ db }) => exportOrders(db))
  serve(orders.get, ({ db, user, id }) => getOrder(db, user, id))
  serve(orders.deliver, ({ user, id }) => deliverOrder(db, user, id))
}
