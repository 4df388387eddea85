import type { Page } from '@playwright/test'
import { enterAs, logIn } from './people.ts'
import { register } from './placing.ts'
import { expect, test } from './shop.ts'

// The browser itself notes every failed call in its console.
test.use({ quiet: false })

const breakCalls = (page: Page, path: string) =>
  page.route(path, route => route.fulfill({ status: 502, body: '<h1>Bad gateway</h1>' }))

test('a failure without a sentence of the shop is told by its status', async ({
  page,
  request,
}) => {
  const alert = page.getByRole('alert')
  await breakCalls(page, '**/api/**')
  await page.goto('/login')
  await logIn(page, 'zoe@haberdash.example', 'whatever')
  await expect(alert).toHaveText('Request failed with status code 502')
  await page.goto('/')
  await page.getByRole('link', { name: 'Page 2', exact: true }).click()
  await expect(alert).toHaveText('Request failed with status code 502')

  await enterAs(page, await register(request, 'Zoe'))
  await page.goto('/my-orders')
  await expect(alert).toHaveText('Request failed with status code 502')
  await page.goto('/product/81')
  await page.getByLabel('Rating').selectOption('5 Excellent')
  await page.getByLabel('Comment').fill('Kept for another try.')
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(alert).toHaveText('Request failed with status code 502')
  await expect(page.getByLabel('Comment')).toHaveValue('Kept for another try.')
})

test('a product that cannot be fetched says why in red, and can be tried again', async ({
  page,
}) => {
  await page.goto('/')
  await breakCalls(page, '**/api/products/*/')
  await page.getByRole('article').first().getByRole('link').click()
  await expect(page.getByRole('alert')).toHaveText('Request failed with status code 502')
  await page.unroute('**/api/products/*/')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('button', { name: 'Add To Cart' })).toBeVisible()
})
