import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { splitHosts } from './database-urls.ts'
import { PreparingClient } from './preparing-client.ts'
import { openPrimaryPool, refuseStandby } from './primary-pool.ts'
import { endWhenSilent } from './silence.ts'
import type { Db, Tables } from './tables.ts'

export type PostgresOptions = {
  /** Of one server, or of several of which one takes writes. */
  url: string
  poolSize: number
  onError: (error: Error) => void
}

export function openPostgres({ url, ...options }: PostgresOptions): Db {
  const urls = splitHosts(url)
  const pool =
    urls.length === 1
      ? openPool(url, options)
      : openPrimaryPool(urls.map(each => openPool(each, options, { onConnect: refuseStandby })))
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
}

function openPool(
  connectionString: string,
  { poolSize, onError }: Omit<PostgresOptions, 'url'>,
  more: pg.PoolConfig = {},
): pg.Pool {
  const pool = new pg.Pool({
    Client: PreparingClient,
    connectionString,
    max: poolSize,
    application_name: 'haberdash',
    connectionTimeoutMillis: 5000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    statement_timeout: 10_000,
    lock_timeout: 5000,
    idle_in_transaction_session_timeout: 15_000,
    types: { getTypeParser },
    ...more,
  })
  // A connection that breaks, idle or between two statements of a transaction, would end the
  // process if nobody listened. The pool replaces it, and the next statement on it fails.
  pool.on('error', onError)
  pool.on('connect', client => client.on('error', onError))
  pool.on('connect', endWhenSilent)
  return pool
}

const { INT8, NUMERIC, TIMESTAMPTZ } = pg.types.builtins

/** Both databases hand out the same values: numbers for whole numbers, ISO strings for times. */
const getTypeParser: typeof pg.types.getTypeParser = (oid: number, format?: 'text' | 'binary') => {
  if (oid === INT8 || oid === NUMERIC) return Number
  if (oid === TIMESTAMPTZ) return (value: string) => new Date(value).toISOString()
  return pg.types.getTypeParser(oid, format as 'text')
}
