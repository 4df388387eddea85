import type { PostgresPool } from 'kysely'
import type pg from 'pg'
import { splitHosts } from './database-urls.ts'

/**
 * Connections to whichever of several servers takes writes. A standby that is promoted is found by
 * the next connection that is needed; until then the database counts as unavailable.
 */
export function openPrimaryPool(pools: pg.Pool[]): PostgresPool {
  let last = 0
  return {
    options: pools[0]?.options ?? {},
    async connect() {
      let failure: unknown
      for (const place of [last, ...pools.keys().filter(other => other !== last)]) {
        try {
          const client = await pools[place]?.connect()
          if (!client) continue
          last = place
          return client
        } catch (error) {
          failure ??= error
        }
      }
      throw failure
    },
    async end() {
      await Promise.all(pools.map(pool => pool.end()))
    },
  }
}

/** One connection of its own, to whichever server takes writes: standbys pass no news on. */
export async function connectToPrimary(
  url: string,
  open: (url: string) => pg.Client,
): Promise<pg.Client> {
  let failure: unknown
  for (const each of splitHosts(url)) {
    const client = open(each)
    try {
      await client.connect()
      await refuseStandby(client)
      return client
    } catch (error) {
      failure ??= error
      await client.end().catch(() => {})
    }
  }
  throw failure
}

/** Asked once of every new connection: a server changes its role only by closing them all. */
export async function refuseStandby(client: pg.ClientBase) {
  const { rows } = await client.query<{ standby: boolean }>('select pg_is_in_recovery() as standby')
  if (rows[0]?.standby) throw new StandbyOnly()
}

export class StandbyOnly extends Error {
  /** PostgreSQL's own code for 'cannot connect now'. */
  readonly code = '57P03'
  constructor() {
    super('No server of DATABASE_URL takes writes.')
  }
}
