import Type from 'typebox'

export const CsvFile = Type.String({
  description: 'a CSV file: UTF-8 with a byte order mark, a line of headings, times in UTC',
})

/** orders-2026-11-15.csv */
export function csvFileName(name: string, now = new Date()): string {
  return `${name}-${now.toISOString().slice(0, 10)}.csv`
}

/** Tells spreadsheets that the file is UTF-8; without it they garble accents. */
export const BYTE_ORDER_MARK = '\uFEFF'

export type Line = readonly (string | number)[]

/** A line of a CSV file as RFC 4180 has it. */
export function writeLine(line: Line): string {
  return `${line.map(cell => quoted(defused(String(cell)))).join(',')}\r\n`
}

/** The text of a cell that `writeLine` wrote, without its quotation marks. */
export function readCell(cell: string): string {
  return /^'+[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell
}

/**
 * A spreadsheet runs text that begins like this as a formula, and what customers type must not run
 * on anybody's machine. With an apostrophe before it, it is text; one that is there already gets
 * another, so that taking one away always gives the text back.
 */
function defused(text: string): string {
  return /^'*[=+\-@\t\r]/.test(text) ? `'${text}` : text
}

function quoted(text: string): string {
  return /[",;\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
