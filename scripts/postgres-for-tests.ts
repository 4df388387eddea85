import type { TestProject } from 'vitest/node'
import { startPostgres } from './postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string
  }
}

/** Vitest runs this once before the tests on PostgreSQL. They need speed, not durability. */
export default async function setup(project: TestProject) {
  const server = await startPostgres({ fsync: 'off', max_connections: '300' })
  project.provide('postgresUrl', server.url)
  return () => server.destroy()
}
