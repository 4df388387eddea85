import { notFound, redirect } from '@tanstack/react-router'
import { ownPath } from './own-path.ts'
import { readSession } from './session.ts'

/** Signed-in people pass; others sign in first and come back to `href`. */
export function requirePerson(href: string) {
  if (!readSession()) throw redirect({ to: '/login', search: { redirect: href } })
}

/** Admins pass, visitors sign in first; for customers there is nothing here, and they are told why. */
export function requireAdmin(href: string) {
  requirePerson(href)
  if (!readSession()?.isAdmin) throw notFound()
}

/** Superusers pass; other staff is told that it is not for them. */
export function requireSuperuser(href: string) {
  requireAdmin(href)
  if (!readSession()?.is_superuser) throw notFound()
}

/** Who is signed in already has no business with signing in. */
export function sendPeopleOnward(wanted: string | undefined) {
  if (readSession()) throw redirect({ href: ownPath(wanted) })
}
