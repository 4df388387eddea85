const ALWAYS = ['Electronics', 'Clothing', 'Books']

/** The three of the shop, then whatever else there is; `books` and `Books` are one. */
export function mergeCategories(existing: readonly string[]): string[] {
  const known = new Set(ALWAYS.map(category => category.toLowerCase()))
  const others = existing.filter(category => {
    const isNew = !known.has(category.toLowerCase())
    known.add(category.toLowerCase())
    return isNew
  })
  return [...ALWAYS, ...others]
}
