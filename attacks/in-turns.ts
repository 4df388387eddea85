/** Works on all of them, so many at once. */
export async function inTurns<T>(
  atOnce: number,
  all: Iterable<T>,
  work: (each: T) => Promise<unknown>,
) {
  const left = all[Symbol.iterator]()
  const worker = async () => {
    for (let next = left.next(); !next.done; next = left.next()) await work(next.value)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
}
