const PATIENCE_MS = 120_000

/** A piece of the page's script could not be had. Browsers remember that until the page is new. */
export class LoadFailure extends Error {}

/**
 * Wraps the import of a screen: a piece of script that cannot be had, or takes longer than two
 * minutes, ends in the error screen, which offers another try.
 */
export function loadInTime<T>(load: () => Promise<T>): () => Promise<T> {
  return async () => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const late = new Promise<never>((_, reject) => {
      const message = 'This part of the shop took too long to load.'
      timer = setTimeout(() => reject(new LoadFailure(message)), PATIENCE_MS)
    })
    const loaded = load().catch(() => {
      throw new LoadFailure('This part of the shop could not be loaded.')
    })
    return Promise.race([loaded, late]).finally(() => clearTimeout(timer))
  }
}
