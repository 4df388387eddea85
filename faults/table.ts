import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Outcome } from './trial.ts'

export type TableRow = Outcome & { number: number; title: string; database: string }

const DOCUMENT = join(import.meta.dirname, '..', 'docs', 'safety.md')
const MARKED = /(<!-- faults -->\n)[\s\S]*?(<!-- \/faults -->)/

/** One line a trial and database, as Markdown that reads well in a terminal too. */
export function drawTable(rows: TableRow[]): string {
  const cells = rows
    .toSorted((a, b) => a.number - b.number || b.database.localeCompare(a.database))
    .map(({ number, title, database, figures, problems, notTried }) => [
      number > 20 ? '' : `${number}`,
      title,
      database,
      figures,
      notTried ? 'not tried' : problems.length === 0 ? 'yes' : 'NO',
    ])
  const all = [['#', 'trial', 'on', 'figures', 'reached'], ...cells]
  const widths = [0, 1, 2, 3, 4].map(n => Math.max(...all.map(row => row[n]?.length ?? 0)))
  const line = (row: string[]) =>
    `| ${row.map((cell, n) => cell.padEnd(widths[n] ?? 0)).join(' | ')} |`
  const [head = [], ...body] = all
  const rule = `| ${widths.map(width => '-'.repeat(width)).join(' | ')} |`
  return [line(head), rule, ...body.map(line)].join('\n')
}

export function writeTable(table: string, long: boolean) {
  const day = new Date().toISOString().slice(0, 10)
  const form = long ? 'whole' : 'short form'
  const text = readFileSync(DOCUMENT, 'utf8')
  const filled = text.replace(MARKED, `$1\nMeasured on ${day}, ${form}.\n\n${table}\n\n$2`)
  writeFileSync(DOCUMENT, filled)
}
