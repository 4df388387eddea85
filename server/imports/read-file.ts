import { isUtf8 } from 'node:buffer'
import { Readable } from 'node:stream'
import { setImmediate as breathe } from 'node:timers/promises'
import { CsvError, parse } from 'csv-parse'
import { readCell } from '../../contract/csv.ts'
import { MAX_IMPORT_LINES, type ProductFileColumn } from '../../contract/imports.ts'
import { Refusal } from '../refusal.ts'
import { readHeader, separatorOf } from './read-header.ts'

export type Cells = Partial<Record<ProductFileColumn, string>>

/** `line` is the row that a spreadsheet shows: a cell with line breaks does not count twice. */
export type FileLine = { line: number; cells: Cells; problem?: string }

const BYTES_AT_ONCE = 64 * 1024
const LONGEST_LINE = 100_000

/** The lines below the header. Refuses what is no such file; what is wrong with a line it tells. */
export async function readFile(bytes: Uint8Array): Promise<FileLine[]> {
  if (!isUtf8(bytes)) {
    throw new Refusal(
      'bad-request',
      'The file must be text in UTF-8. Spreadsheets offer this as “CSV UTF-8” when they save.',
    )
  }
  let columns: ProductFileColumn[] | undefined
  const lines: FileLine[] = []
  for await (const { line, cells } of rowsOf(bytes)) {
    if (!columns) columns = readHeader(cells)
    else if (lines.length === MAX_IMPORT_LINES) throw tooManyLines()
    else lines.push({ line, ...readLine(columns, cells) })
  }
  if (!columns) throw new Refusal('bad-request', 'The file is empty.')
  if (lines.length === 0) {
    throw new Refusal('bad-request', 'The file has no lines below the one with the columns.')
  }
  return lines
}

type Row = { line: number; cells: string[] }

/** Every row that has something in it. */
async function* rowsOf(bytes: Uint8Array): AsyncGenerator<Row> {
  const source = Readable.from(slices(bytes))
  const parser = parse({
    bom: true,
    delimiter: separatorOf(firstLineOf(bytes)),
    record_delimiter: ['\r\n', '\n'],
    relax_column_count: true,
    max_record_size: LONGEST_LINE,
  })
  let line = 0
  try {
    for await (const cells of source.pipe(parser) as AsyncIterable<string[]>) {
      line += 1
      if (cells.some(cell => cell.trim() !== '')) yield { line, cells }
    }
  } catch (error) {
    throw error instanceof CsvError ? brokenLine(error) : error
  } finally {
    source.destroy()
  }
}

async function* slices(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let start = 0; start < bytes.length; start += BYTES_AT_ONCE) {
    if (start > 0) await breathe()
    yield bytes.subarray(start, start + BYTES_AT_ONCE)
  }
}

function firstLineOf(bytes: Uint8Array): string {
  const end = bytes.indexOf(0x0a)
  const line = bytes.subarray(0, end < 0 ? BYTES_AT_ONCE : Math.min(end, BYTES_AT_ONCE))
  return new TextDecoder().decode(line)
}

function readLine(columns: ProductFileColumn[], row: string[]): Omit<FileLine, 'line'> {
  const surplus = row.slice(columns.length).some(cell => cell.trim() !== '')
  const cells: Cells = {}
  for (const [place, column] of columns.entries()) {
    const cell = row[place]
    if (cell !== undefined) cells[column] = readCell(cell).trim()
  }
  if (!surplus && row.length >= columns.length) return { cells }
  const many = row.length === 1 ? '1 cell' : `${row.length} cells`
  const problem = `The line has ${many}, but there are ${columns.length} columns.`
  return { cells, problem }
}

function brokenLine({ code, records }: CsvError) {
  const line = `Line ${Number(records ?? 0) + 1}`
  return new Refusal(
    'bad-request',
    code === 'CSV_MAX_RECORD_SIZE'
      ? `${line} does not end: is there a quotation mark missing?`
      : `${line} has a quotation mark where none can be. A cell with such marks stands between two of them, and the inner ones are doubled.`,
  )
}

function tooManyLines() {
  const most = MAX_IMPORT_LINES.toLocaleString('en-US')
  return new Refusal('too-large', `The file has more than ${most} lines. Please split it.`)
}
