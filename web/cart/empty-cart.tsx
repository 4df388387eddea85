import { Link } from '@tanstack/react-router'
import type { Ref } from 'react'
import { EmptyPicture } from '../ui/empty-picture.tsx'

export function EmptyCart({ heading }: { heading: Ref<HTMLHeadingElement> }) {
  return (
    <div className="notice">
      <EmptyPicture />
      <h1 ref={heading} tabIndex={-1}>
        Your cart is empty
      </h1>
      <p>There are good things on the shelves. Take your time.</p>
      <Link to="/" className="btn btn-primary">
        See all products
      </Link>
    </div>
  )
}
