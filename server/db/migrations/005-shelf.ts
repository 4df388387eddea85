import type { ColumnTypes } from '../migrate.ts'

/**
 * How many products are on sale, kept by the database itself: counting a million of them takes
 * longer than reading a page. Sales never touch it, so no buyer waits for another at this row.
 */
export const shelf = ({ postgres, int, table }: ColumnTypes) => [
  `create table shelf (on_sale ${int} not null) ${table}`,
  'insert into shelf select count(*) from products where deleted_at is null',
  ...(postgres ? postgresTriggers : sqliteTriggers),
]

const add = (many: string) => `update shelf set on_sale = on_sale + (${many})`
const CHANGED_SIDES = '(old.deleted_at is null) <> (new.deleted_at is null)'
const ONE_MORE_OR_LESS = add('case when new.deleted_at is null then 1 else -1 end')

const sqliteTriggers = [
  `create trigger shelf_insert after insert on products when new.deleted_at is null
    begin ${add('1')}; end`,
  `create trigger shelf_update after update of deleted_at on products when ${CHANGED_SIDES}
    begin ${ONE_MORE_OR_LESS}; end`,
  `create trigger shelf_delete after delete on products when old.deleted_at is null
    begin ${add('-1')}; end`,
]

const inFunction = (name: string, statement: string) =>
  `create function ${name}() returns trigger language plpgsql
    as $$ begin ${statement}; return null; end $$`
const onSaleIn = (rows: string) => `select count(*) from ${rows} where deleted_at is null`

// Once a statement where many rows come at once: each version of the one row would stay to be read.
const postgresTriggers = [
  inFunction('shelf_insert', add(onSaleIn('added'))),
  `create trigger shelf_insert after insert on products referencing new table as added
    for each statement execute function shelf_insert()`,
  inFunction('shelf_update', ONE_MORE_OR_LESS),
  `create trigger shelf_update after update of deleted_at on products
    for each row when (${CHANGED_SIDES}) execute function shelf_update()`,
  inFunction('shelf_delete', add(`-(${onSaleIn('gone')})`)),
  `create trigger shelf_delete after delete on products referencing old table as gone
    for each statement execute function shelf_delete()`,
]
