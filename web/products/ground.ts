const GROUNDS = ['electronics', 'clothing', 'books']

/** The colour that goes with the pictures of a category. */
export function groundOf(category: string): string {
  const name = category.toLowerCase()
  return GROUNDS.includes(name) ? name : 'other'
}
