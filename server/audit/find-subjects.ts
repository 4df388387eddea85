import type { AuditSubject } from '../../contract/audit.ts'
import type { Db } from '../db/tables.ts'

type Known = { name: string | null; exists: boolean }
export type Subjects = Record<AuditSubject, Map<number, Known>>

/** What the changed things are called today, and whether they are still there. */
export async function findSubjects(
  db: Db,
  rows: { subject: AuditSubject; subject_id: number }[],
): Promise<Subjects> {
  // None has the number 0, and a list for PostgreSQL cannot be empty.
  const idsOf = (kind: AuditSubject) => [
    0,
    ...rows.filter(({ subject }) => subject === kind).map(({ subject_id }) => subject_id),
  ]
  const [products, users, orders] = await Promise.all([
    db
      .selectFrom('products')
      .where('id', 'in', idsOf('product'))
      .select(['id', 'name', 'deleted_at'])
      .execute(),
    db.selectFrom('users').where('id', 'in', idsOf('user')).select(['id', 'name']).execute(),
    db.selectFrom('orders').where('id', 'in', idsOf('order')).select('id').execute(),
  ])
  return {
    product: new Map(
      products.map(({ id, name, deleted_at }) => [id, { name, exists: deleted_at === null }]),
    ),
    user: new Map(users.map(({ id, name }) => [id, { name, exists: true }])),
    order: new Map(orders.map(({ id }) => [id, { name: null, exists: true }])),
  }
}
