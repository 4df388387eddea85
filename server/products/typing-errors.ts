/** How many typing errors a word of this length may have before it is another word. */
export function forgivenErrors(word: string): number {
  if (word.length < 4) return 0
  return word.length < 8 ? 1 : 2
}

/**
 * Errors (a letter wrong, missing, too many, or two swapped) between what was typed and the
 * beginning of a word, since people search before they have typed it all.
 */
export function typingErrors(typed: string, word: string): number {
  const width = word.length + 1
  const rows: number[][] = [Array.from({ length: width }, (_, column) => column)]
  const at = (row: number, column: number) => rows[row]?.[column] ?? Number.POSITIVE_INFINITY
  for (let row = 1; row <= typed.length; row++) {
    const current = [row]
    rows.push(current)
    for (let column = 1; column < width; column++) {
      const same = typed[row - 1] === word[column - 1]
      const swapped = typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1]
      current[column] = Math.min(
        at(row - 1, column) + 1,
        at(row, column - 1) + 1,
        at(row - 1, column - 1) + (same ? 0 : 1),
        swapped ? at(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY,
      )
    }
  }
  // Fewer letters than a real beginning would have matched anything short.
  const shortest = Math.min(word.length, typed.length - forgivenErrors(typed))
  return Math.min(...(rows.at(-1)?.slice(Math.max(1, shortest)) ?? []))
}
