import { enterAs, logIn, PASSWORD, storedSession } from './people.ts'
import { register } from './placing.ts'
import { expect, test } from './shop.ts'

test('a logout empties every tab: screens for people are left, others stay', async ({
  page,
  request,
  context,
}) => {
  await enterAs(page, await register(request, 'Zoe'))
  const [profile, product] = [await context.newPage(), await context.newPage()]
  await profile.goto('/profile')
  await expect(profile.getByLabel('Email Address')).toHaveValue(/^zoe/)
  await product.goto('/product/81')
  await page.bringToFront()
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Zoe' }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Logout' }).click()

  await expect(page).toHaveURL('/')
  expect(await storedSession(page)).toBeNull()
  await expect(profile).toHaveURL('/login?redirect=%2Fprofile')
  await expect(profile.getByRole('heading', { level: 1 })).toHaveText('Sign In')
  await expect(product).toHaveURL('/product/81')
  await expect(product.getByRole('link', { name: 'Sign In', exact: true })).toBeVisible()
})

test('a sign-in in one tab is there in the others, and takes them where they wanted', async ({
  page,
  request,
  context,
}) => {
  const zoe = await register(request, 'Zoe')
  const [waiting, home] = [await context.newPage(), await context.newPage()]
  await waiting.goto('/profile')
  await expect(waiting).toHaveURL('/login?redirect=%2Fprofile')
  await home.goto('/')
  await page.bringToFront()
  await page.goto('/login')
  await logIn(page, zoe.email, PASSWORD)
  await expect(page).toHaveURL('/')
  await expect(home.getByRole('button', { name: 'Zoe' })).toBeVisible()
  await expect(waiting).toHaveURL('/profile')
  await expect(waiting.getByLabel('Email Address')).toHaveValue(zoe.email)
})

test('the next person of a browser sees nothing of the one before', async ({
  page,
  request,
  context,
}) => {
  const mara = await register(request, 'Mara')
  await enterAs(page, await register(request, 'Zoe'))
  const other = await context.newPage()
  await other.goto('/profile')
  await expect(other.getByLabel('Email Address')).toHaveValue(/^zoe/)
  await page.evaluate(text => localStorage.setItem('userInfo', text), JSON.stringify(mara))
  await expect(other.getByLabel('Email Address')).toHaveValue(mara.email)
  await expect(other.getByRole('button', { name: 'Mara' })).toBeVisible()
})

test('a name that is changed in one tab is in the menu of the others, and typing goes on', async ({
  page,
  request,
  context,
}) => {
  await enterAs(page, await register(request, 'Zoe'))
  const other = await context.newPage()
  await other.goto('/profile')
  await other.getByLabel('Name', { exact: true }).fill('Half typ')
  await page.goto('/profile')
  await page.getByLabel('Name', { exact: true }).fill('Zora')
  await page.getByRole('button', { name: 'Update' }).click()
  await expect(other.getByRole('button', { name: 'Zora' })).toBeVisible()
  await expect(other.getByLabel('Name', { exact: true })).toHaveValue('Half typ')
})
