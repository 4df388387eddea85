import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export type Row = {
  number: number
  title: string
  database: string
  figures: string
  problems: string[]
  seconds: number
}

const MOST_PROBLEMS = 12
const DOCUMENT = join(import.meta.dirname, '..', 'docs', 'safety.md')
const MARKED = /(<!-- attacks -->\n)[\s\S]*?(<!-- \/attacks -->)/

/** One table in Markdown. */
export function drawTable(rows: Row[]): string {
  const cells = [
    ['#', 'trial', 'database', 'figures', 'reached'],
    ...rows
      .toSorted((a, b) => a.number - b.number)
      .map(({ number, title, database, figures, problems }) => [
        `${number}`,
        title,
        database,
        figures,
        problems.length === 0 ? 'yes' : 'NO',
      ]),
  ]
  const widths = cells[0]?.map((_, n) => Math.max(...cells.map(row => row[n]?.length ?? 0))) ?? []
  const lines = cells.map(
    row => `| ${row.map((cell, n) => cell.padEnd(widths[n] ?? 0)).join(' | ')} |`,
  )
  lines.splice(1, 0, `| ${widths.map(width => '-'.repeat(width)).join(' | ')} |`)
  return lines.join('\n')
}

/** What was not reached, and why. */
export function listProblems(rows: Row[]): string {
  return rows.flatMap(problemsOf).join('\n')
}

export function writeTable(table: string, long: boolean) {
  const day = new Date().toISOString().slice(0, 10)
  const form = long ? 'whole' : 'short form'
  const text = readFileSync(DOCUMENT, 'utf8')
  const filled = text.replace(MARKED, `$1\nMeasured on ${day}, ${form}.\n\n${table}\n\n$2`)
  writeFileSync(DOCUMENT, filled)
}

function problemsOf({ number, database, problems }: Row): string[] {
  if (problems.length === 0) return []
  const more = problems.length - MOST_PROBLEMS
  return [
    `\nTrial ${number} on ${database}:`,
    ...problems.slice(0, MOST_PROBLEMS).map(problem => `- ${problem}`),
    ...(more > 0 ? [`- and ${more} more`] : []),
  ]
}
