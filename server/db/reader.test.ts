import { execFile } from 'node:child_process'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isPostgres } from './dialect.ts'
import { isUnavailable } from './failures.ts'
import { openDatabase, SQLITE_FILE } from './open.ts'
import { openReader, openThread } from './reader.ts'
import { readerOf } from './sqlite.ts'
import type { Db } from './tables.ts'
import { transaction } from './transaction.ts'

let dataDir: string
let db: Db
let reader: Db

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'haberdash-reader-'))
  db = await openDatabase({ dataDir, poolSize: 1 }, () => {})
  reader = readerOf(db)
})
afterAll(async () => {
  await db.destroy()
  expect(await readdir(dataDir)).toEqual(expect.not.arrayContaining([`${SQLITE_FILE}-wal`]))
  await rm(dataDir, { recursive: true })
})

const count = (from: Db) =>
  sql<{ n: number }>`select count(*) as n from audit_log`
    .execute(from)
    .then(({ rows }) => rows[0]?.n)

const note = (to: Db) =>
  sql`insert into audit_log (at, actor_name, action, subject, subject_id, before_json, after_json)
    values ('2026-01-01T00:00:00.000Z', 'Ada', 'changed', 'product', 1, '{}', '{}')`.execute(to)

test('what is committed is there at once, and nothing before', async () => {
  expect(isPostgres(reader)).toBe(false)
  for (let round = 1; round <= 20; round++) {
    await transaction(db, async trx => {
      await note(trx)
      expect(await count(reader)).toBe(round - 1)
    })
    expect(await count(reader)).toBe(round)
  }
})

test('questions that are asked at once each get their own answer', async () => {
  const asked = Array.from({ length: 50 }, (_, n) => n)
  const answers = await Promise.all(
    asked.map(n => sql<{ n: number }>`select ${n} as n`.execute(reader)),
  )
  expect(answers.map(({ rows }) => rows[0]?.n)).toEqual(asked)
})

test('a program that waits for nothing but an answer gets it, and ends', async () => {
  const program = await writeProgram(
    'asking',
    `import { openReader } from '${import.meta.resolve('./reader.ts')}'
    import { sql } from '${import.meta.resolve('kysely')}'
    const reader = openReader('${join(dataDir, SQLITE_FILE)}')
    console.log((await sql\`select 40 + 2 as n\`.execute(reader)).rows[0].n)`,
  )
  const { stdout } = await promisify(execFile)(process.execPath, [program])
  expect(stdout).toBe('42\n')
})

async function writeProgram(name: string, text: string): Promise<string> {
  const file = join(dataDir, `${name}.mjs`)
  await writeFile(file, text)
  return file
}

/** Counts for a second or so. */
const long = sql`with recursive n (i) as (select 1 union all select i + 1 from n where i < 3e6)
  select count(*) from n`

test('a long question holds up nobody else', async () => {
  let turns = 0
  const timer = setInterval(() => turns++, 5)
  const answered = long.execute(reader)
  await note(db)
  await answered
  clearInterval(timer)
  expect(turns).toBeGreaterThan(10)
})

test('a failure comes with its number, and the next question is answered', async () => {
  const refused = await note(reader).catch((error: unknown) => error)
  expect(refused).toMatchObject({ errcode: 8, message: expect.stringContaining('readonly') })
  await expect(sql`select 1 from nowhere`.execute(reader)).rejects.toThrow('no such table')
  expect(await count(reader)).toBeGreaterThan(0)
})

test('nothing is written by way of it', async () => {
  await expect(reader.transaction().execute(async () => {})).rejects.toThrow('only reads')
})

test('what cannot be sent to the thread is refused, and confuses nobody', async () => {
  const thread = openThread(join(dataDir, SQLITE_FILE))
  const [refused, answered] = await Promise.allSettled([
    thread.ask({ sql: 'select ? as n', parameters: [() => {}] }),
    thread.ask({ sql: 'select ? as n', parameters: [2] }),
  ])
  expect(refused).toMatchObject({ status: 'rejected', reason: { name: 'DataCloneError' } })
  expect(answered).toMatchObject({ value: [{ n: 2 }] })
  await thread.stop()
})

test('a thread that ends is followed by another one', async () => {
  const program = await writeProgram(
    'mortal',
    `import { parentPort, threadId } from 'node:worker_threads'
    parentPort.on('message', ({ sql }) => {
      if (sql === 'die') process.exit()
      parentPort.postMessage({ rows: [threadId] })
    })`,
  )
  const thread = openThread('', pathToFileURL(program))
  const [first] = await thread.ask({ sql: 'who?', parameters: [] })
  const dying = ['die', 'who?'].map(sql =>
    thread.ask({ sql, parameters: [] }).catch((error: unknown) => isUnavailable(error)),
  )
  expect(await Promise.all(dying)).toEqual([true, true])
  const [second] = await thread.ask({ sql: 'who?', parameters: [] })
  expect(second).toBeGreaterThan(Number(first))
  await thread.stop()
})

test('whoever is closed answers no more', async () => {
  const own = openReader(join(dataDir, SQLITE_FILE))
  const asked = long.execute(own).catch((error: unknown) => error)
  await sleep(50)
  await own.destroy()
  expect(isUnavailable(await asked)).toBe(true)
  await expect(count(own)).rejects.toThrow('destroyed')
})
