import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** As the formatter has it. */
const NARROWEST = 3

/** In Markdown that reads well in a terminal, too. */
export function drawTable(head: string[], rows: string[][]): string {
  const widths = head.map((_, column) =>
    Math.max(NARROWEST, ...[head, ...rows].map(row => row[column]?.length ?? 0)),
  )
  const line = (row: string[]) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  const rule = line(widths.map(width => '-'.repeat(width)))
  return [line(head), rule, ...rows.map(line)].join('\n')
}

/** Keeps it in a document, between `<!-- name -->` and `<!-- /name -->`. */
export function keepInDocument(document: string, name: string, about: string, table: string) {
  const file = join(import.meta.dirname, '..', 'docs', document)
  const marked = new RegExp(`(<!-- ${name} -->\n)[^]*(<!-- /${name} -->)`)
  const day = new Date().toISOString().slice(0, 10)
  const part = `\nMeasured on ${day}, ${about}.\n\n${table}\n\n`
  const text = readFileSync(file, 'utf8')
  writeFileSync(
    file,
    text.replace(marked, (_, begin, end) => `${begin}${part}${end}`),
  )
}
