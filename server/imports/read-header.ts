import { PRODUCT_FILE_COLUMNS, type ProductFileColumn } from '../../contract/imports.ts'
import { Refusal } from '../refusal.ts'

const KNOWN = PRODUCT_FILE_COLUMNS.join(', ')
const MOST_NAMED = 5
const LONGEST_NAME = 40

/** Names of columns have neither in them, so the more frequent one parts them. */
export function separatorOf(headerLine: string): ',' | ';' {
  const count = (sign: string) => headerLine.split(sign).length
  return count(';') > count(',') ? ';' : ','
}

/** The columns of the file in its own order. */
export function readHeader(cells: string[]): ProductFileColumn[] {
  const names = cells.map(cell => cell.trim().toLowerCase())
  // Spreadsheets write the empty columns at the end as well.
  while (names.at(-1) === '') names.pop()
  if (names.length === 0) {
    throw new Refusal('bad-request', `The first line must name the columns: ${KNOWN}.`)
  }
  const columns = names.flatMap(name => PRODUCT_FILE_COLUMNS.find(column => column === name) ?? [])
  if (columns.length < names.length) throw unknownColumns(names)
  const twice = columns.find((column, place) => columns.indexOf(column) !== place)
  if (twice) throw new Refusal('bad-request', `The column ${twice} is there twice.`)
  return columns
}

function unknownColumns(names: string[]) {
  const unknown = names
    .filter(name => !PRODUCT_FILE_COLUMNS.some(column => column === name))
    .map(name => `“${name.slice(0, LONGEST_NAME)}”`)
  const some = unknown.slice(0, MOST_NAMED).join(', ')
  const more = unknown.length > MOST_NAMED ? ` and ${unknown.length - MOST_NAMED} more` : ''
  return new Refusal(
    'bad-request',
    `The first line names columns that the shop does not know: ${some}${more}. It knows ${KNOWN}.`,
  )
}
