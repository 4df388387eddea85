import type { Socket } from 'node:net'
import type pg from 'pg'

/** Longer than any statement may take: a server that is there has said something by then. */
const SILENT_MS = 12_000

/**
 * A server that vanishes without a word, with its machine or its network, leaves connections that
 * look open for a quarter of an hour. Whoever waits on one gets an error, and the pool a new one.
 */
export function endWhenSilent(client: pg.PoolClient) {
  // The types of the package know neither the socket nor the state of a client.
  const seen = client as unknown as { readyForQuery: boolean; connection: { stream: Socket } }
  const { stream } = seen.connection
  stream.setTimeout(SILENT_MS)
  stream.on('timeout', () => {
    if (seen.readyForQuery) return
    stream.destroy(new Error('Connection terminated: the database does not answer.'))
  })
}
