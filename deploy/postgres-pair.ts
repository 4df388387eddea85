import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { type PostgresServer, startPostgres } from '../scripts/postgres.ts'

export type PostgresPair = {
  primary: PostgresServer
  standby: PostgresServer
  /** Names both: whichever takes writes is used. */
  url: string
  /** Makes the standby the primary. The old one has to be down for good, or stay off its clients. */
  promote(): Promise<void>
  destroy(): Promise<void>
}

/** A primary, and a standby that has every commit on its disk before the commit is answered. */
export async function startPostgresPair(): Promise<PostgresPair> {
  const primary = await startPostgres()
  await ask(primary.url, 'create database shop')
  const standby = await startPostgres({}, { follows: primary })
  await follows(primary)
  // Set after the copy was made, so that the standby, once promoted, waits for nobody.
  await ask(primary.url, "alter system set synchronous_standby_names = '*'")
  await ask(primary.url, 'select pg_reload_conf()')
  return {
    primary,
    standby,
    url: `postgres://shop@127.0.0.1:${primary.port},127.0.0.1:${standby.port}/shop`,
    promote: () => ask(standby.url, 'select pg_promote()'),
    async destroy() {
      await Promise.all([standby.destroy(), primary.destroy()])
    },
  }
}

async function follows(primary: PostgresServer) {
  const streaming = "select 1/count(*) from pg_stat_replication where state = 'streaming'"
  for (let attempt = 0; ; attempt++) {
    try {
      return await ask(primary.url, streaming)
    } catch (error) {
      if (attempt === 100) throw error
      await sleep(50)
    }
  }
}

async function ask(url: string, statement: string) {
  const client = new pg.Client(url)
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
