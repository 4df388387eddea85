import { createLink } from '@tanstack/react-router'
import type { ComponentPropsWithRef } from 'react'
import type { LinkAttributes } from './paginate.tsx'

/**
 * A link to a page of a list. A plain one calls itself current as soon as its address is gone to,
 * while the list still shows the page before; this one when its page is shown.
 */
export const PageLink = createLink(
  ({ shown, ...props }: ComponentPropsWithRef<'a'> & LinkAttributes) => (
    <a {...props} aria-current={shown ? 'page' : undefined} />
  ),
)
