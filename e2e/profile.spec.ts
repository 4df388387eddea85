import { hold } from './holding.ts'
import { enterAs, logIn, PASSWORD, storedSession, watchWrites } from './people.ts'
import { register } from './placing.ts'
import { expect, test } from './shop.ts'

const NEW_PASSWORD = 'battery staple'

test('a profile is changed and the password stays when it is left blank', async ({
  page,
  request,
}) => {
  const zoe = await register(request, 'Zoe')
  await enterAs(page, zoe)
  await page.goto('/profile')
  await expect(page).toHaveTitle('Profile · Haberdash')
  await expect(page.getByLabel('Username')).toHaveValue(zoe.username)
  await expect(page.getByLabel('Email Address')).toHaveValue(zoe.email)
  await expect(page.getByText('Leave blank to keep current password')).toBeVisible()
  await page.getByLabel('Name', { exact: true }).fill('Zora Park')
  await page.getByRole('button', { name: 'Update' }).click()
  await expect(page.getByText('Profile updated successfully')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Zora' })).toBeVisible()
  expect(await storedSession(page)).toMatchObject({ id: zoe.id, name: 'Zora Park' })
  const data = { username: zoe.email, password: PASSWORD }
  expect((await request.post('/api/users/login/', { data })).status()).toBe(200)
})

test('a confirmation that differs is told, and nothing is sent', async ({ page, request }) => {
  await enterAs(page, await register(request, 'Zoe'))
  const writes = watchWrites(page)
  await page.goto('/profile')
  await page.getByLabel('New Password').fill(NEW_PASSWORD)
  await page.getByRole('button', { name: 'Update' }).click()
  await expect(page.getByLabel('Confirm Password')).toBeFocused()
  await expect(page.getByText('Passwords do not match')).toBeVisible()
  expect(writes).toEqual([])
})

test('the shape of the profile is there while it loads', async ({ page, request }) => {
  await enterAs(page, await register(request, 'Zoe'))
  const send = await hold(page, '**/api/users/profile/')
  await page.goto('/profile')
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible()
  await expect(page.getByRole('status', { name: 'Loading your profile' })).toBeVisible()
  send()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Zoe')
})

test.describe('with a refusal', () => {
  // The browser itself notes every refused call in its console.
  test.use({ quiet: false })

  test('a new password ends every other session and keeps this one', async ({ page, request }) => {
    const zoe = await register(request, 'Zoe')
    await enterAs(page, zoe)
    await page.goto('/profile')
    await page.getByLabel('New Password').fill(NEW_PASSWORD)
    await page.getByLabel('Confirm Password').fill(NEW_PASSWORD)
    await page.getByRole('button', { name: 'Update' }).click()
    await expect(page.getByText('Profile updated successfully')).toBeVisible()
    await expect(page.getByText('Everywhere else you have to sign in again.')).toBeVisible()
    await expect(page.getByLabel('New Password')).toHaveValue('')
    const asBefore = { headers: { authorization: `Bearer ${zoe.token}` } }
    expect((await request.get('/api/users/profile/', asBefore)).status()).toBe(401)
    await page.reload()
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Zoe')

    await page.evaluate(() => localStorage.clear())
    await page.goto('/login')
    await logIn(page, zoe.email, PASSWORD)
    await expect(page.getByRole('alert')).toBeVisible()
    await logIn(page, zoe.email, NEW_PASSWORD)
    await expect(page).toHaveURL('/')
  })

  test('a username that is taken is refused in red', async ({ page, request }) => {
    const joost = await register(request, 'Joost')
    await enterAs(page, await register(request, 'Zoe'))
    await page.goto('/profile')
    await page.getByLabel('Username').fill(joost.username)
    await page.getByRole('button', { name: 'Update' }).click()
    await expect(page.getByRole('alert')).toHaveText(
      'An account with this username exists already.',
    )
  })

  test('a profile that cannot be had says so and can be tried again', async ({ page, request }) => {
    await enterAs(page, await register(request, 'Zoe'))
    await page.route('**/api/users/profile/', route => route.abort())
    await page.goto('/profile')
    await expect(page.getByRole('alert')).toHaveText('Network Error')
    await page.unroute('**/api/users/profile/')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Zoe')
  })
})
