import { StatementSync } from 'node:sqlite'
import pg from 'pg'
import { buildApp } from '../../server/app/app.ts'
import { readConfig } from '../../server/app/config.ts'
import { openImages } from '../../server/products/images.ts'
import { openStorage } from '../../server/storage/storage.ts'
import { createTokens } from '../../server/users/tokens.ts'
import { AUTH_SECRET, type Buyable, orderRequest, type Place, withDatabase } from './shop.ts'

export type Statement = { sql: string; values: unknown[] }

export type RecordedOrder = { statements: Statement[]; orderId: number }

/** Sent now and then, whoever buys what. */
const BESIDE = /^(pragma|select pg_notify|savepoint|release)/i

/** What the shop sends to its database while it answers one order, read off the driver. */
export function recordOrder(place: Place, product: Buyable): Promise<RecordedOrder> {
  return withDatabase(place, async db => {
    const config = readConfig({ ...place, NODE_ENV: 'production', LOG_LEVEL: 'silent' })
    const images = openImages(await openStorage(config))
    const { app } = await buildApp({ config, db, images, tokens: createTokens(AUTH_SECRET) })
    const { url, headers = {}, body = {} } = await orderRequest(product)
    await app.ready()
    const recorder = record()
    const answer = await app.inject({ method: 'POST', url, headers, payload: body })
    recorder.stop()
    await app.close()
    if (answer.statusCode !== 201) throw new Error(answer.body)
    const statements = recorder.statements.filter(({ sql }) => !BESIDE.test(sql))
    return { statements, orderId: answer.json().id }
  })
}

/** Both drivers hand each statement to one method of theirs. */
function record() {
  const statements: Statement[] = []
  const { all, run } = StatementSync.prototype
  const { query } = pg.Client.prototype
  const note = (sql: string, values: unknown[]) => statements.push({ sql, values })
  StatementSync.prototype.all = function (...values: never[]) {
    note(this.sourceSQL, values)
    return all.apply(this, values as never)
  }
  StatementSync.prototype.run = function (...values: never[]) {
    note(this.sourceSQL, values)
    return run.apply(this, values as never)
  }
  pg.Client.prototype.query = function (
    this: pg.Client,
    first: string | { text: string; values?: unknown[] },
    ...rest: unknown[]
  ) {
    if (typeof first === 'string') note(first, (rest[0] as unknown[]) ?? [])
    else note(first.text, first.values ?? (rest[0] as unknown[]) ?? [])
    return query.apply(this, [first, ...rest] as never)
  } as typeof query
  return {
    statements,
    stop() {
      Object.assign(StatementSync.prototype, { all, run })
      pg.Client.prototype.query = query
    },
  }
}
