import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import pg from 'pg'
import { inject } from 'vitest'

const onPostgres = process.env.TEST_DATABASE === 'postgres'

/** A database of its own for one shop, on whichever engine this run is about. */
export async function newDatabase(dataDir: string) {
  if (!onPostgres) {
    return { destroy: () => rm(dataDir, { recursive: true, force: true }) }
  }
  const server = inject('postgresUrl')
  const name = `shop_${randomUUID().replaceAll('-', '')}`
  await administer(server, `create database ${name}`)
  return {
    databaseUrl: server.replace(/\/postgres$/, `/${name}`),
    async destroy() {
      await administer(server, `drop database ${name} with (force)`)
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

async function administer(url: string, statement: string) {
  const client = new pg.Client(url)
  await client.connect()
  await client.query(statement)
  await client.end()
}
