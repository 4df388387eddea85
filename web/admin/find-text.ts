/** As it is compared: without capitals and accents, so that `ines` finds Inês. */
export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

/** Prepares a list for being searched at every key press: folding it is the slow part. */
export function indexTexts<T>(list: readonly T[], textsOf: (entry: T) => (string | number)[]) {
  const texts = list.map(entry => fold(textsOf(entry).join('\n')))
  return (typed: string): T[] => {
    const wanted = fold(typed.trim().replace(/^#/, ''))
    return wanted === ''
      ? [...list]
      : list.filter((_, place) => texts[place]?.includes(wanted) === true)
  }
}
