import Type from 'typebox'

/** orders-2026-11-15.csv */
export function csvFileName(name: string, now = new Date()): string {
  return `${name}-${now.toISOString().slice(0, 10)}.csv`
}

export const CsvFile = Type.String({
  description: 'a CSV file: UTF-8 with a byte order mark, a line of headings, times in UTC',
})
