import type { ReactNode } from 'react'
import { EmptyPicture } from '../ui/empty-picture.tsx'

type Props = { title: string; text: string; children?: ReactNode }

/** In the place of a table that has no rows. */
export function ListNotice({ title, text, children }: Props) {
  return (
    <div className="notice">
      <EmptyPicture />
      <h2>{title}</h2>
      <p>{text}</p>
      {children}
    </div>
  )
}
