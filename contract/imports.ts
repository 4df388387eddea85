import Type, { type Static } from 'typebox'
import { endpoint } from './endpoint.ts'
import { Id, nullable } from './fields.ts'

export const MAX_IMPORT_BYTES = 10 * 1024 * 1024
export const MAX_IMPORT_LINES = 20_000

/** The columns of a file of products, as the export writes them; the import takes any order. */
export const PRODUCT_FILE_COLUMNS = [
  'id',
  'name',
  'brand',
  'category',
  'price',
  'stock',
  'description',
  'image',
] as const
export type ProductFileColumn = (typeof PRODUCT_FILE_COLUMNS)[number]

export const IMPORT_OUTCOMES = ['created', 'changed', 'unchanged', 'refused'] as const
export type ImportOutcome = (typeof IMPORT_OUTCOMES)[number]

const ImportCounts = Type.Object({
  created: Type.Integer(),
  changed: Type.Integer(),
  unchanged: Type.Integer(),
  refused: Type.Integer(),
})
export type ImportCounts = Static<typeof ImportCounts>

/** What would become of one line. Long texts are shortened: this is for reading. */
export const ImportLine = Type.Object({
  line: Type.Integer({ description: 'the row in a spreadsheet; the header is 1' }),
  outcome: Type.Enum([...IMPORT_OUTCOMES]),
  id: nullable(Id, 'null where there is no product yet'),
  name: Type.String(),
  changes: Type.Array(
    Type.Object({
      field: Type.String(),
      from: nullable(Type.String(), 'null where there is no product yet'),
      to: Type.String(),
    }),
  ),
  problems: Type.Array(Type.String({ description: 'a sentence' })),
})
export type ImportLine = Static<typeof ImportLine>

export const ImportPreview = Type.Object({
  plan: Type.String({ description: 'what is shown here, in a word: to be given when it is done' }),
  counts: ImportCounts,
  lines: Type.Array(ImportLine),
})
export type ImportPreview = Static<typeof ImportPreview>

export const ImportResult = Type.Object({
  created: Type.Integer(),
  changed: Type.Integer(),
  unchanged: Type.Integer(),
})
export type ImportResult = Static<typeof ImportResult>

const file = {
  method: 'POST',
  access: 'admin',
  raw: 'text/csv',
  maxBytes: MAX_IMPORT_BYTES,
} as const

const refusals = {
  400: 'The file cannot be read; its lines are told about one by one in the preview.',
  413: `The file is over 10 MB or has more than ${MAX_IMPORT_LINES} lines.`,
}

export const imports = {
  preview: endpoint({
    ...file,
    path: '/api/admin/products/import/preview/',
    summary: 'What a file of products would create, change and refuse; nothing is written',
    reply: { status: 200, schema: ImportPreview },
    refusals,
  }),
  apply: endpoint({
    ...file,
    path: '/api/admin/products/import/',
    summary: 'Import a file as it was previewed: all of it, or nothing; a repeat does nothing more',
    query: Type.Object({
      plan: Type.String({
        pattern: '^[\\w-]{1,64}\\.[\\w-]{43}$',
        description: 'the plan of a preview',
      }),
    }),
    reply: { status: 200, schema: ImportResult },
    refusals: {
      ...refusals,
      409: 'Lines are refused, or the outcome would not be the one of the preview any more.',
    },
  }),
}
