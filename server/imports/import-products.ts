import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { ImportLine, ImportPreview, ImportResult } from '../../contract/imports.ts'
import { isPostgres } from '../db/dialect.ts'
import type { Db } from '../db/tables.ts'
import { transaction } from '../db/transaction.ts'
import type { Images } from '../products/images.ts'
import { removeIfUnused } from '../products/unused-images.ts'
import { Refusal } from '../refusal.ts'
import type { Person } from '../users/people.ts'
import { checkLine, type Draft } from './check-line.ts'
import { inParts } from './in-parts.ts'
import { type Plan, planImport } from './plan-import.ts'
import { readFile } from './read-file.ts'
import { showLine } from './show-plan.ts'
import { writePlan } from './write-plan.ts'

const LINES_AT_ONCE = 1000
const IMPORTS_LOCK = 4_211_992

export async function previewImport(db: Db, file: Uint8Array): Promise<ImportPreview> {
  const plan = await planImport(db, await readDrafts(file))
  const lines: ImportLine[] = []
  for await (const part of inParts(plan.lines, LINES_AT_ONCE)) lines.push(...part.map(showLine))
  // The first half makes it one import, however often it is sent; the second says what it does.
  return { plan: `${randomUUID()}.${plan.fingerprint}`, counts: plan.counts, lines }
}

/** Does what the preview has shown, or nothing. A repeat gets the first answer again. */
export async function applyImport(
  db: Db,
  images: Images,
  user: Person,
  file: Uint8Array,
  agreed: string,
): Promise<ImportResult> {
  const drafts = await readDrafts(file)
  const { result, replaced } = await transaction(db, async trx => {
    await lockImports(trx)
    const earlier = await findEarlier(trx, agreed)
    if (earlier) return { result: earlier, replaced: [] }
    const plan = await planImport(trx, drafts, true)
    refuseOtherOutcome(plan, agreed)
    await writePlan(trx, user, plan)
    const { created, changed, unchanged } = plan.counts
    const result = { created, changed, unchanged }
    await trx
      .insertInto('product_imports')
      .values({ plan: agreed, ...result, at: new Date().toISOString() })
      .execute()
    return { result, replaced: replacedImages(plan) }
  })
  for (const image of replaced) await removeIfUnused(db, images, image)
  return result
}

/** Everything that can be done before anybody has to wait for it. */
async function readDrafts(file: Uint8Array): Promise<Draft[]> {
  const drafts: Draft[] = []
  for await (const part of inParts(await readFile(file), LINES_AT_ONCE)) {
    drafts.push(...part.map(checkLine))
  }
  return drafts
}

/** One import after the other: a repeat finds what the first has done. */
async function lockImports(trx: Db) {
  if (isPostgres(trx)) await sql`select pg_advisory_xact_lock(${IMPORTS_LOCK})`.execute(trx)
}

function findEarlier(trx: Db, plan: string): Promise<ImportResult | undefined> {
  return trx
    .selectFrom('product_imports')
    .where('plan', '=', plan)
    .select(['created', 'changed', 'unchanged'])
    .executeTakeFirst()
}

function refuseOtherOutcome({ counts, fingerprint }: Plan, agreed: string) {
  if (agreed.split('.')[1] !== fingerprint) {
    throw new Refusal(
      'conflict',
      'The catalogue or the file has changed since the preview. Nothing was imported.',
    )
  }
  if (counts.refused > 0) {
    throw new Refusal('conflict', 'The file has lines that are refused. Nothing was imported.')
  }
}

function replacedImages({ lines }: Plan): Set<string> {
  const changed = lines.filter(({ before, fields }) => before && fields.includes('image'))
  return new Set(changed.flatMap(({ before }) => before?.image ?? []))
}
