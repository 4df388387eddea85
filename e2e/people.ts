import type { Page } from '@playwright/test'
import type { UserWithToken } from '../contract/users.ts'

export const PASSWORD = 'correct horse'

/** Signed in once, as if by the form: what happens to the session afterwards stays. */
export async function enterAs(page: Page, user: UserWithToken) {
  await page.goto('/robots.txt')
  await page.evaluate(text => localStorage.setItem('userInfo', text), JSON.stringify(user))
}

export function storedSession(page: Page): Promise<UserWithToken | null> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('userInfo') ?? 'null'))
}

/** Every call that changes something, as it leaves the browser. */
export function watchWrites(page: Page): string[] {
  const writes: string[] = []
  page.on('request', request => {
    if (request.method() !== 'GET') writes.push(`${request.method()} ${request.url()}`)
  })
  return writes
}

export async function logIn(page: Page, email: string, password: string) {
  await page.getByLabel('Email Address').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
}
