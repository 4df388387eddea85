import type { ReactNode } from 'react'

type Props = {
  /** What the rows are of: their cells have an arrangement of their own on a phone. */
  of: 'users' | 'products' | 'orders' | 'import' | 'audit'
  /** A heading for each column, as a name or as one that sorts. */
  headings: ReactNode
  /** The rows are those of the question before, while the answer is on its way. */
  isOld?: boolean
  children: ReactNode
}

/** The table of a list; where it is too wide its rows become cards. */
export function RowsTable({ of, headings, isOld = false, children }: Props) {
  return (
    <div className="rows-panel" aria-busy={isOld}>
      <table className={`rows ${of}-rows`}>
        <thead data-keeps-focus>
          <tr>{headings}</tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  )
}

export function Headings({ names }: { names: string[] }) {
  return names.map(name => (
    <th key={name} scope="col">
      {name}
    </th>
  ))
}

/** What can be done with a row needs no name but for those who listen. */
export function ActionsHeading() {
  return (
    <th scope="col">
      <span className="visually-hidden">Actions</span>
    </th>
  )
}
