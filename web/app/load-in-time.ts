const PATIENCE_MS = 120_000

/**
 * Wraps the import of a screen: a piece of script that takes longer than two minutes fails like
 * one that cannot be had, and both end in the error screen, which offers another try.
 */
export function loadInTime<T>(load: () => Promise<T>): () => Promise<T> {
  return () => {
    const late = new Promise<never>((_, reject) => {
      const message = 'This part of the shop took too long to load.'
      setTimeout(() => reject(new Error(message)), PATIENCE_MS)
    })
    return Promise.race([load(), late])
  }
}
