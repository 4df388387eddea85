export const PER_PAGE = 10

/** The part of a list that is shown. A page that is none, or past the end, is the nearest one. */
export function pageOf<T>(list: readonly T[], asked: string | undefined) {
  const pages = Math.max(1, Math.ceil(list.length / PER_PAGE))
  const number = asked && /^\d{1,9}$/.test(asked) ? Number(asked) : 1
  const page = Math.min(Math.max(1, number), pages)
  return { rows: list.slice((page - 1) * PER_PAGE, page * PER_PAGE), page, pages }
}
