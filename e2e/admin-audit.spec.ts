import { imports } from '../contract/imports.ts'
import { demoPerson, openAs } from './admin-people.ts'
import { changeProduct, deleteProduct, expectAccessible, makeProduct } from './filling.ts'
import { expect, test } from './shop.ts'

test('the superuser reads who changed what, from what to what', async ({ page, request }) => {
  const jug = await makeProduct(request, { name: 'Glass Jug' })
  await changeProduct(request, jug, { price: '31.50' })
  const admin = await demoPerson(request, 'admin')
  await openAs(page, request, 'superuser', '/')
  await page.getByRole('button', { name: 'Admin' }).click()
  await page.getByRole('link', { name: 'Audit log' }).click()
  await expect(page).toHaveTitle('Audit log · Haberdash')
  const box = page.getByRole('searchbox', { name: 'Search by person or id' })
  await box.fill(`#${jug.id}`)
  const rows = page.getByRole('row', { name: 'Glass Jug' })
  await expect(rows).toHaveCount(2)
  await expect(page).toHaveURL(`/admin/audit?search=%23${jug.id}`)
  await expect(rows.first()).toContainText('$20.00 → became $31.50')
  await expect(rows.first()).not.toContainText('Brand')
  await expect(rows.last()).toContainText('Created')
  await expect(rows.first().getByRole('link', { name: admin.name })).toHaveAttribute(
    'href',
    `/admin/users/${admin.id}/edit`,
  )
  await page.getByRole('combobox', { name: 'Changes of' }).selectOption('Orders')
  await expect(page.getByRole('heading', { name: 'No changes found' })).toBeVisible()
  await page.getByRole('link', { name: 'See all changes' }).click()
  await expect(box).toHaveValue('')
  await expect(rows.first()).toBeVisible()
  await rows.first().getByRole('link', { name: 'Glass Jug' }).click()
  await expect(page).toHaveURL(`/admin/products/${jug.id}/edit`)
})

test('pages of the log are links, and what is gone has no link', async ({ page, request }) => {
  const admin = await demoPerson(request, 'admin')
  const headers = { authorization: `Bearer ${admin.token}`, 'content-type': 'text/csv' }
  const lines = Array.from({ length: 60 }, (_, n) => `Spoon ${n},Nordlys,Kitchen,1\n`)
  const data = `name,brand,category,price\n${lines.join('')}`
  const { path } = imports.preview
  const { plan } = await (await request.post(path, { headers, data })).json()
  await request.post(imports.apply.path, { headers, data, params: { plan } })
  await deleteProduct(request, await makeProduct(request, { name: 'Gone Spoon' }))
  const address = `/admin/audit?search=${admin.id}&subject=product`
  await openAs(page, request, 'superuser', address)
  const rows = page.getByRole('row').filter({ has: page.getByRole('rowheader') })
  await expect(rows).toHaveCount(50)
  await expect(rows.first()).toContainText('Deleted')
  await expect(rows.first().getByRole('rowheader').getByRole('link')).toHaveCount(0)
  await page.getByRole('link', { name: 'Page 2', exact: true }).click()
  await expect(page).toHaveURL(`${address}&page=2`)
  await expect(rows.first()).toContainText('Spoon 11')
})

test('an admin has no entry for it, and is told that it is not for them', async ({
  page,
  request,
}) => {
  const asked: string[] = []
  page.on('request', one => asked.push(one.url()))
  await openAs(page, request, 'admin', '/admin/audit')
  await expect(page.getByRole('heading', { name: 'This is not for you' })).toBeVisible()
  await page.getByRole('button', { name: 'Admin' }).click()
  await expect(page.getByRole('link', { name: 'Orders', exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Audit log' })).toHaveCount(0)
  expect(asked.filter(url => /api\/admin|audit-screen/.test(url))).toEqual([])
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the log is accessible in ${colorScheme}, on a desk and on a phone`, async ({
    page,
    request,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const plate = await makeProduct(request, { name: 'Round Plate' })
    await changeProduct(request, plate, { description: 'Long words. '.repeat(60) })
    await openAs(page, request, 'superuser', `/admin/audit?search=${plate.id}`)
    await expect(page.getByRole('row', { name: 'Round Plate' }).first()).toBeVisible()
    await expectAccessible(page)
  })
}

test.describe('with a refusal', () => {
  // The browser itself notes every refused call in its console.
  test.use({ quiet: false })

  test('a log that cannot be fetched says so and is tried again', async ({ page, request }) => {
    await makeProduct(request)
    await page.route('**/api/admin/audit/', route => route.abort())
    await openAs(page, request, 'superuser', '/admin/audit')
    await expect(page.getByRole('status', { name: 'Loading the audit log' })).toBeVisible()
    await expect(page.getByRole('alert')).toHaveText('Network Error')
    await page.unroute('**/api/admin/audit/')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('rowheader').first()).toBeVisible()
  })
})
