/** Where a page begins: one past the end is the last page, one that is no number is the first. */
export function readPage(page: string | undefined, total: number, size: number) {
  const asked = page && /^\d{1,9}$/.test(page) ? Math.max(1, Number(page)) : 1
  const pages = Math.max(1, Math.ceil(total / size))
  const number = Math.min(asked, pages)
  return { number, pages, offset: (number - 1) * size }
}
