import type { ReactNode } from 'react'

type Props = {
  page: number
  pages: number
  /** A link to a page, with the text and the attributes given. */
  link: (page: number, text: ReactNode, attributes: LinkAttributes) => ReactNode
}
export type LinkAttributes = {
  className: string
  'aria-label': string
  /** Whether it is the page that is shown. */
  shown: boolean
}

/** Real links to pages: the first, the last, and those around this one. */
export function Paginate({ page, pages, link }: Props) {
  if (pages < 2) return null
  return (
    <nav aria-label="Pages" className="pages">
      <ul className="plain-list">
        {page > 1 && <li>{link(page - 1, '‹', attributes('Previous page'))}</li>}
        {pagesAround(page, pages).map((number, place) =>
          number === undefined ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a gap has nothing but its place.
            <li key={`gap-${place}`} aria-hidden="true" className="page-gap">
              …
            </li>
          ) : (
            <li key={number}>
              {link(number, number, attributes(`Page ${number}`, number === page))}
            </li>
          ),
        )}
        {page < pages && <li>{link(page + 1, '›', attributes('Next page'))}</li>}
      </ul>
    </nav>
  )
}

function attributes(label: string, shown = false): LinkAttributes {
  return { className: 'page-step', 'aria-label': label, shown }
}

/** `undefined` is a gap. A gap of one page is that page. */
export function pagesAround(page: number, pages: number): (number | undefined)[] {
  const wanted = [1, page - 1, page, page + 1, pages].filter(n => n >= 1 && n <= pages)
  const numbers = [...new Set(wanted)]
  return numbers.flatMap((number, place) => {
    const before = numbers[place - 1] ?? 0
    if (number - before === 2) return [number - 1, number]
    return number - before > 2 ? [undefined, number] : [number]
  })
}
