import { drawTable, keepInDocument } from './document-tables.ts'

/** How a trial of `faults/` or `attacks/` ended. */
export type TrialRow = {
  number: number
  title: string
  database: string
  figures: string
  problems: string[]
  /** This machine lacks what the trial needs: nothing is shown. */
  notTried?: true
}

const MOST_PROBLEMS = 12

export function drawTrials(rows: TrialRow[]): string {
  const lines = rows
    .toSorted((a, b) => a.number - b.number || b.database.localeCompare(a.database))
    .map(({ number, title, database, figures, problems, notTried }) => [
      number > 20 ? '' : `${number}`,
      title,
      database,
      figures,
      notTried ? 'not tried' : problems.length === 0 ? 'yes' : 'NO',
    ])
  return drawTable(['#', 'trial', 'on', 'figures', 'reached'], lines)
}

/** What was not reached, and why. */
export function listProblems(rows: TrialRow[]): string {
  return rows.flatMap(problemsOf).join('\n')
}

export function keepTrials(name: 'faults' | 'attacks', table: string, long: boolean) {
  keepInDocument('safety.md', name, long ? 'whole' : 'short form', table)
}

function problemsOf({ number, database, problems }: TrialRow): string[] {
  if (problems.length === 0) return []
  const more = problems.length - MOST_PROBLEMS
  return [
    `\nTrial ${number} on ${database}:`,
    ...problems.slice(0, MOST_PROBLEMS).map(problem => `- ${problem}`),
    ...(more > 0 ? [`- and ${more} more`] : []),
  ]
}
