import { createHash } from 'node:crypto'
import type { ImportCounts, ImportOutcome } from '../../contract/imports.ts'
import { formatMoney } from '../../contract/money.ts'
import type { ProductForm } from '../../contract/products.ts'
import type { Db } from '../db/tables.ts'
import { editable, valuesOf } from '../products/manage-products.ts'
import { PLACEHOLDER_IMAGE } from '../products/placeholder.ts'
import { type ProductRow, productNotFound } from '../products/product-rows.ts'
import { findImages, findRows } from './catalogue.ts'
import type { Draft } from './check-line.ts'
import { inParts } from './in-parts.ts'

export type Values = ReturnType<typeof editable>
export type Field = keyof Values

export type PlannedLine = {
  line: number
  outcome: ImportOutcome
  id: number | undefined
  name: string
  /** Missing for a new product. */
  before: Values | undefined
  /** Missing where the line is refused. */
  after: Values | undefined
  /** What will be different. */
  fields: Field[]
  problems: string[]
}

export type Plan = { lines: PlannedLine[]; counts: ImportCounts; fingerprint: string }

type Catalogue = {
  rows: Map<number, ProductRow>
  images: Set<string>
  /** The lines that name each id. */
  linesOf: Map<number, number[]>
}

const LINES_AT_ONCE = 500

/**
 * What the lines would do to the catalogue as it is. With `hold` it stays as it is for the rest of
 * the transaction. The fingerprint covers everything that a person is shown, the old values too:
 * two plans with the same one do the same to the same products.
 */
export async function planImport(db: Db, drafts: Draft[], hold = false): Promise<Plan> {
  const linesOf = Map.groupBy(drafts, draft => draft.id)
  const ids = [...linesOf.keys()].filter(id => id !== undefined)
  const rows = await findRows(db, ids, hold)
  const isOther = ({ id, image }: Draft) => image !== rows.get(id ?? 0)?.image
  const others = drafts.filter(isOther).flatMap(({ image }) => image ?? [])
  const catalogue: Catalogue = {
    rows,
    images: await findImages(db, [...new Set(others)], hold),
    linesOf: new Map(ids.map(id => [id, linesOf.get(id)?.map(({ line }) => line) ?? []])),
  }
  const lines: PlannedLine[] = []
  const counts = { created: 0, changed: 0, unchanged: 0, refused: 0 }
  const hash = createHash('sha256')
  for await (const part of inParts(drafts, LINES_AT_ONCE)) {
    for (const draft of part) {
      const planned = planLine(draft, catalogue)
      lines.push(planned)
      counts[planned.outcome] += 1
      hash.update(identify(planned))
    }
  }
  return { lines, counts, fingerprint: hash.digest('base64url') }
}

function planLine(draft: Draft, catalogue: Catalogue): PlannedLine {
  const { line, id, name } = draft
  const row = id === undefined ? undefined : catalogue.rows.get(id)
  const before = row && editable(row)
  const problems = [...draft.problems, ...problemsIn(catalogue, draft, before)]
  const known = { line, id, name: name || (before?.name ?? ''), before, problems }
  if (problems.length > 0) {
    return { ...known, outcome: 'refused', after: undefined, fields: [] }
  }
  const image = draft.image ?? before?.image ?? PLACEHOLDER_IMAGE
  const after: Values = { ...valuesOf({ ...formOf(before), ...draft.form }), image }
  const fields = (Object.keys(after) as Field[]).filter(field => after[field] !== before?.[field])
  const outcome = !before ? 'created' : fields.length > 0 ? 'changed' : 'unchanged'
  return { ...known, outcome, after, fields }
}

function problemsIn(
  { images, linesOf }: Catalogue,
  { id, image }: Draft,
  before: Values | undefined,
): string[] {
  const problems: string[] = []
  if (id !== undefined && !before) problems.push(productNotFound().message)
  const lines = (id !== undefined && linesOf.get(id)) || []
  if (lines.length > 1) problems.push(`id is on ${lines.length} lines, first on line ${lines[0]}.`)
  if (image !== undefined && image !== before?.image && !images.has(image)) {
    problems.push('image must be a picture that the shop has, like "/media/…-800.webp".')
  }
  return problems
}

/** The form as it would be opened for this product; a new one has no text and nothing in stock. */
function formOf(before: Values | undefined): ProductForm {
  const {
    name = '',
    brand = '',
    category = '',
    description = '',
    price = 0,
    stock = 0,
  } = before ?? {}
  return {
    name,
    brand,
    category,
    description,
    price: formatMoney(price),
    countInStock: String(stock),
  }
}

function identify({ line, outcome, id, before, after, fields, problems }: PlannedLine): string {
  const changes = fields.map(field => [field, before?.[field], after?.[field]])
  return JSON.stringify([line, outcome, id, changes, problems])
}
