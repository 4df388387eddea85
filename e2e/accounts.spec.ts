import type { Page } from '@playwright/test'
import { hold } from './holding.ts'
import { enterAs, logIn, PASSWORD, storedSession, watchWrites } from './people.ts'
import { register } from './placing.ts'
import { expect, test } from './shop.ts'

async function fillRegistration(page: Page, username: string, confirmation = PASSWORD) {
  await page.getByLabel('Name', { exact: true }).fill('Ada Lind')
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Email Address').fill(`${username}@example.com`)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Confirm Password').fill(confirmation)
}

test('who registers is signed in at once and goes on to where they wanted', async ({ page }) => {
  await page.goto('/profile')
  await expect(page).toHaveURL('/login?redirect=%2Fprofile')
  await expect(page).toHaveTitle('Sign In · Haberdash')
  await page.getByRole('link', { name: 'Create an account' }).click()
  await expect(page).toHaveURL('/register?redirect=%2Fprofile')
  await expect(page).toHaveTitle('Sign Up · Haberdash')
  await fillRegistration(page, `ada-${Date.now()}`)
  await page.getByRole('button', { name: 'Sign Up' }).click()
  await expect(page).toHaveURL('/profile')
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Ada Lind')
  await expect(page.getByRole('button', { name: 'Ada' })).toBeVisible()
  // The form is not a place to come back to.
  await page.goBack()
  await expect(page).not.toHaveURL(/register|login/)
})

test('two passwords that differ are told apart, and nothing is sent', async ({ page }) => {
  const writes = watchWrites(page)
  await page.goto('/register')
  await fillRegistration(page, 'differs', 'correct house')
  await page.getByRole('button', { name: 'Sign Up' }).click()
  await expect(page.getByText('Passwords do not match')).toBeVisible()
  const again = page.getByLabel('Confirm Password')
  await expect(again).toBeFocused()
  await expect(again).toHaveAccessibleDescription('Passwords do not match')
  expect(writes).toEqual([])
})

test('an empty sign-in says below each field what is missing, and sends nothing', async ({
  page,
}) => {
  const writes = watchWrites(page)
  await page.goto('/login')
  await expect(page.getByLabel('Email Address')).toHaveAttribute('type', 'email')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByLabel('Email Address')).toBeFocused()
  await expect(page.getByLabel('Email Address')).toHaveAccessibleDescription(
    'Please enter your email address.',
  )
  await expect(page.getByText('Please enter your password.')).toBeVisible()
  expect(writes).toEqual([])
})

for (const [wanted, end] of [
  ['shipping', '/shipping'],
  ['/shipping', '/shipping'],
  ['/product/81?from=mail#reviews', '/product/81?from=mail#reviews'],
  ['//evil.example', '/'],
  ['/\\evil.example', '/'],
  ['https://evil.example/', '/'],
  ['https:evil.example', '/'],
  ['javascript:alert(1)', '/'],
  [undefined, '/'],
] as const) {
  test(`a sign-in with redirect ${wanted} ends at ${end}`, async ({ page, request, shop }) => {
    const zoe = await register(request, 'Zoe')
    const query = wanted === undefined ? '' : `?redirect=${encodeURIComponent(wanted)}`
    await page.goto(`/login${query}`)
    await logIn(page, zoe.email, PASSWORD)
    await expect(page.getByRole('button', { name: 'Zoe' })).toBeVisible()
    await expect(page).toHaveURL(end)
    expect(new URL(page.url()).origin).toBe(shop.origin)
  })
}

test.describe('who is signed in already', () => {
  for (const [wanted, end] of [
    ['shipping', '/shipping'],
    ['//evil.example', '/'],
    ['javascript:alert(1)', '/'],
  ] as const) {
    test(`is sent from the forms with redirect ${wanted} to ${end}`, async ({ page, request }) => {
      await enterAs(page, await register(request, 'Zoe'))
      for (const form of ['/login', '/register']) {
        await page.goto(`${form}?redirect=${encodeURIComponent(wanted)}`)
        await expect(page).toHaveURL(end)
      }
    })
  }
})

test('a password is shown and hidden again, and browsers may remember it', async ({ page }) => {
  await page.goto('/login')
  const password = page.getByLabel('Password')
  await expect(page.getByLabel('Email Address')).toHaveAttribute('autocomplete', 'username')
  await expect(password).toHaveAttribute('autocomplete', 'current-password')
  await expect(password).toHaveAttribute('type', 'password')
  await password.fill('secret')
  await page.getByRole('button', { name: 'Show' }).click()
  await expect(password).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: 'Hide' }).click()
  await expect(password).toHaveAttribute('type', 'password')
  await expect(password).toHaveValue('secret')
})

test('a form that is on its way says so and is sent once', async ({ page, request }) => {
  const zoe = await register(request, 'Zoe')
  const writes = watchWrites(page)
  const send = await hold(page, '**/api/users/login/')
  await page.goto('/login')
  await page.getByLabel('Email Address').fill(zoe.email)
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign In' }).dblclick()
  await expect(page.getByRole('button', { name: 'Signing in…' })).toBeDisabled()
  await page.getByLabel('Password').press('Enter')
  send()
  await expect(page).toHaveURL('/')
  expect(writes).toHaveLength(1)
})

test.describe('with a refusal', () => {
  // The browser itself notes every refused call in its console.
  test.use({ quiet: false })

  test('a wrong password is refused in red, and the right one opens', async ({ page, request }) => {
    const zoe = await register(request, 'Zoe')
    await page.goto('/login')
    await logIn(page, zoe.email, 'wrong horse')
    await expect(page.getByRole('alert')).toHaveText(
      'No active account found with the given credentials',
    )
    expect(await storedSession(page)).toBeNull()
    await logIn(page, zoe.email, PASSWORD)
    await expect(page).toHaveURL('/')
    expect(await storedSession(page)).toMatchObject({ id: zoe.id, token: expect.any(String) })
  })

  test('who fails too often is asked to wait, and told how long', async ({ page, request }) => {
    const zoe = await register(request, 'Zoe')
    await page.goto('/login')
    await page.getByLabel('Email Address').fill(zoe.email)
    await page.getByLabel('Password').fill(PASSWORD)
    // The first wait is a second long.
    const data = { username: zoe.email, password: 'wrong' }
    for (const _ of [1, 2, 3, 4, 5]) await request.post('/api/users/login/', { data })
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page.getByRole('alert')).toHaveText(
      /^Too many failed attempts\. Please wait \d+ seconds and try again\.$/,
    )
  })

  test('an address that has an account is refused in red, and nothing typed is lost', async ({
    page,
    request,
  }) => {
    const zoe = await register(request, 'Zoe')
    await page.goto('/register')
    await fillRegistration(page, `new-${Date.now()}`)
    await page.getByLabel('Email Address').fill(zoe.email)
    await page.getByRole('button', { name: 'Sign Up' }).click()
    await expect(page.getByRole('alert')).toHaveText(
      'An account with this e-mail address exists already.',
    )
    await expect(page.getByLabel('Email Address')).toHaveValue(zoe.email)
    await expect(page.getByRole('button', { name: 'Sign Up' })).toBeEnabled()
  })
})
