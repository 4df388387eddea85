const LETTERS: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
}

/** Text as the search sees it: small letters, no accents. Both databases store and compare this. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßæœøłđı]/g, letter => LETTERS[letter] ?? letter)
}

/** Those of three characters or more, each once. PostgreSQL cannot index texts of any length. */
export function wordsOf(folded: string): string[] {
  return [...new Set(folded.match(/[\p{L}\p{N}]{3,400}/gu))].sort()
}
