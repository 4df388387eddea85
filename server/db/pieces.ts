import { setImmediate } from 'node:timers/promises'

/** Small enough that whoever else asks meanwhile waits a few milliseconds at most. */
const PIECE = 100

/**
 * Reads a long list by the id of the last row that was read, so that no piece costs more than the
 * one before. SQLite answers in this very process: between two pieces everybody else has a turn.
 */
export async function* readInPieces<Row extends { id: number }>(
  read: (last: number | undefined, limit: number) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  let last: number | undefined
  for (;;) {
    const rows = await read(last, PIECE)
    yield rows
    if (rows.length < PIECE) return
    last = rows.at(-1)?.id
    await setImmediate()
  }
}
