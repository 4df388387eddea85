import type { Line } from '../contract/csv.ts'

/** The headings are in the first piece: where nothing can be read, no file has begun yet. */
export async function* inLines<Row>(
  headings: readonly string[],
  pieces: AsyncIterable<Row[]>,
  lineOf: (row: Row) => Line,
): AsyncGenerator<Line[]> {
  let before: Line[] = [headings]
  for await (const rows of pieces) {
    yield [...before, ...rows.map(lineOf)]
    before = []
  }
}
