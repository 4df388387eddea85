import { createHash } from 'node:crypto'
import pg from 'pg'

const MOST_NAMED = 300
/** By text; undefined for one that goes without a name for good. */
const names = new Map<string, string | undefined>()

/**
 * PostgreSQL reads and plans a statement once a connection instead of once a call, because each
 * text has a name of its own. A search is left out: its plan depends on what is looked for.
 */
export class PreparingClient extends pg.Client {
  // The driver has an overload for each way of calling it; Kysely uses the one with an array.
  override query = ((text: unknown, values?: unknown[], ...rest: unknown[]) => {
    const name = typeof text === 'string' && values?.length ? nameOf(text) : undefined
    if (!name) return super.query(...([text, values, ...rest] as unknown as [string]))
    const answer = super.query({ name, text: String(text), values: values ?? [] })
    return answer.catch(error => {
      if (!isPlanOutdated(error)) throw error
      names.set(String(text), undefined)
      // Inside a transaction it is too late for this one: the first failure says to begin anew.
      return super.query(String(text), values).catch(() => Promise.reject(error))
    })
  }) as pg.Client['query']
}

/** Another server has changed the table meanwhile, as the first one of a new version does. */
export function isPlanOutdated(error: unknown): boolean {
  const { code, message } = error as { code?: string; message?: string }
  return code === '0A000' && message?.includes('cached plan') === true
}

function nameOf(text: string): string | undefined {
  if (names.has(text)) return names.get(text)
  if (names.size >= MOST_NAMED || /product_search|search_words/.test(text)) return undefined
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 22)
  names.set(text, name)
  return name
}
