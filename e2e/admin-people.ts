import type { APIRequestContext, Page } from '@playwright/test'
import type { UserWithToken } from '../contract/users.ts'
import type { Role } from '../server/db/tables.ts'
import { DEMO_ACCOUNTS } from '../server/demo/accounts.ts'
import { enterAs } from './people.ts'

/** One of the demo accounts. */
export async function demoPerson(request: APIRequestContext, role: Role): Promise<UserWithToken> {
  const account = DEMO_ACCOUNTS.find(one => one.role === role)
  const data = { username: account?.email, password: account?.password }
  return (await request.post('/api/users/login/', { data })).json()
}

/** Opens a screen of the administration as somebody of this role. */
export async function openAs(page: Page, request: APIRequestContext, role: Role, path: string) {
  const person = await demoPerson(request, role)
  await enterAs(page, person)
  await page.goto(path)
  return person
}
