export type Line = (string | number)[]

/** Tells spreadsheets that the file is UTF-8; without it they garble accents. */
export const BYTE_ORDER_MARK = '\uFEFF'

/** The headings are in the first piece: where nothing can be read, no file has begun yet. */
export async function* inLines<Row>(
  headings: string[],
  pieces: AsyncIterable<Row[]>,
  lineOf: (row: Row) => Line,
): AsyncGenerator<Line[]> {
  let before: Line[] = [headings]
  for await (const rows of pieces) {
    yield [...before, ...rows.map(lineOf)]
    before = []
  }
}

/** A line of a CSV file as RFC 4180 has it. */
export function csvLine(line: Line): string {
  return `${line.map(cell => quoted(defused(String(cell)))).join(',')}\r\n`
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
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
