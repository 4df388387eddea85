export type Row = {
  number: number
  title: string
  database: string
  figures: string
  problems: string[]
  seconds: number
}

const MOST_PROBLEMS = 12

/** One table in Markdown, and below it what was not reached and why. */
export function showTable(rows: Row[]): string {
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
  return [...lines, ...rows.flatMap(listProblems), ''].join('\n')
}

function listProblems({ number, database, problems }: Row): string[] {
  if (problems.length === 0) return []
  const more = problems.length - MOST_PROBLEMS
  return [
    `\nTrial ${number} on ${database}:`,
    ...problems.slice(0, MOST_PROBLEMS).map(problem => `- ${problem}`),
    ...(more > 0 ? [`- and ${more} more`] : []),
  ]
}
