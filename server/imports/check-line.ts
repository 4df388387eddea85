import { Compile } from 'typebox/compile'
import { ProductForm } from '../../contract/products.ts'
import type { FileLine } from './read-file.ts'

/** A line as the form of a product would have sent it, with everything that is wrong with it. */
export type Draft = {
  line: number
  /** Missing for a new product. */
  id: number | undefined
  /** As the file has it, also where it is wrong. */
  name: string
  /** Only what the file says. */
  form: Partial<ProductForm>
  image: string | undefined
  problems: string[]
}

/** The form's own rules; only the column of the stock has a shorter name. */
const FIELDS = [
  ['name', 'name'],
  ['brand', 'brand'],
  ['category', 'category'],
  ['price', 'price'],
  ['stock', 'countInStock'],
  ['description', 'description'],
] as const
const RULES = FIELDS.map(([column, field]) => {
  const schema = ProductForm.properties[field]
  // TypeBox keeps what a schema was given and leaves it out of its type.
  const { description: wanted } = schema as { description?: string }
  return { column, field, rule: Compile(schema), wanted }
})

const NEEDED = ['name', 'brand', 'category', 'price'] as const

export function checkLine({ line, cells, problem }: FileLine): Draft {
  const { id = '', name = '', image } = cells
  const draft: Draft = {
    line,
    id: undefined,
    name,
    form: {},
    // Like a form without a file: the picture stays, and a new product gets the placeholder.
    image: image || undefined,
    problems: [],
  }
  // Cells that have slipped to the side would only be told about in the wrong places.
  if (problem) return { ...draft, problems: [problem] }
  if (/^[1-9][0-9]{0,14}$/.test(id)) draft.id = Number(id)
  else if (id !== '') draft.problems.push('id must be a whole number.')
  for (const { column, field, rule, wanted } of RULES) {
    const cell = cells[column]
    if (cell === undefined) continue
    if (rule.Check(cell)) draft.form[field] = cell
    else draft.problems.push(`${column} must be ${wanted}.`)
  }
  if (id === '') {
    const missing = NEEDED.filter(column => cells[column] === undefined)
    draft.problems.push(...missing.map(column => `${column} is missing.`))
  }
  return draft
}
