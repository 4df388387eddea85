import { demoPerson, openAs } from './admin-people.ts'
import { expectAccessible } from './filling.ts'
import { register } from './placing.ts'
import { expect, test } from './shop.ts'

test('a visitor signs in first and comes back to the administration', async ({ page }) => {
  await page.goto('/admin/users?search=zoe')
  await expect(page).toHaveURL(/\/login\?redirect=%2Fadmin%2Fusers%3Fsearch%3Dzoe$/)
})

test('a customer is told that this is for staff, and gets nothing of it', async ({
  page,
  request,
}) => {
  const asked: string[] = []
  page.on('request', one => asked.push(one.url()))
  await openAs(page, request, 'customer', '/admin/users')
  await expect(page.getByRole('heading', { name: 'This is for staff' })).toBeVisible()
  await expect(page).toHaveURL('/admin/users')
  await page.waitForLoadState('networkidle')
  expect(asked.filter(url => /\/api\/|users-screen|screen-head/.test(url))).toEqual([])
  await page.getByRole('link', { name: 'See all products' }).first().click()
  await expect(page).toHaveURL('/')
})

test('users are found by name, email or id while one types, ten a page', async ({
  page,
  request,
}) => {
  const people = []
  for (let count = 0; count < 11; count += 1) people.push(await register(request, 'Ánna Many'))
  const [first] = people
  await openAs(page, request, 'admin', '/admin/users')
  await expect(page).toHaveTitle('Users · Haberdash')
  const rows = page.getByRole('row').filter({ has: page.getByRole('rowheader') })
  await expect(rows).toHaveCount(10)
  const box = page.getByRole('searchbox', { name: 'Search by name, email or id' })
  await box.fill('anna many')
  await expect(page.getByText(/^1\d users$/)).toBeVisible()
  await expect(page).toHaveURL('/admin/users?search=anna+many')
  await expect(box).toBeFocused()
  await page.getByRole('link', { name: 'Page 2', exact: true }).click()
  await expect(page).toHaveURL('/admin/users?search=anna+many&page=2')
  await expect(rows.first()).toContainText('Ánna Many')
  await box.fill(String(first?.email))
  await expect(rows).toHaveCount(1)
  await expect(rows.getByRole('link', { name: String(first?.email) })).toHaveAttribute(
    'href',
    `mailto:${first?.email}`,
  )
  await box.fill(`#${first?.id}`)
  await expect(rows.first()).toContainText(String(first?.id))
  await box.fill('nobody at all')
  await expect(page.getByRole('heading', { name: 'No users found' })).toBeVisible()
  await expect(page).toHaveURL('/admin/users?search=nobody+at+all')
  await page.goBack()
  await expect(box).toHaveValue('anna many')
  await page.reload()
  await expect(box).toHaveValue('anna many')
})

test('an account is deleted after a confirmation, and the list loads again', async ({
  page,
  request,
}) => {
  const doomed = await register(request, 'Doomed')
  await openAs(page, request, 'admin', `/admin/users?search=${doomed.username}`)
  const row = page.getByRole('row', { name: doomed.email })
  const button = row.getByRole('button', { name: 'Delete Doomed' })
  await button.click()
  const dialog = page.getByRole('dialog', { name: 'Delete Doomed?' })
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toBeHidden()
  await expect(button).toBeFocused()
  await page.keyboard.press('Enter')
  const reloaded = page.waitForRequest('**/api/users/')
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await reloaded
  await expect(page.getByText('The account of Doomed was deleted.')).toBeVisible()
  await expect(row).toBeHidden()
  await expect(page.getByRole('main')).toBeFocused()
})

test('what may not be deleted has no button', async ({ page, request }) => {
  const admin = await openAs(page, request, 'admin', '/admin/users')
  const owner = await demoPerson(request, 'superuser')
  const own = page.getByRole('row', { name: admin.email })
  await expect(own.getByRole('link', { name: `Edit ${admin.name}` })).toBeVisible()
  await expect(own.getByRole('button')).toHaveCount(0)
  await expect(page.getByRole('row', { name: owner.email }).getByRole('button')).toHaveCount(0)
})

test('only the superuser has a button for an admin', async ({ page, request }) => {
  const owner = await openAs(page, request, 'superuser', '/admin/users')
  const admin = page.getByRole('row', { name: 'admin@haberdash.example' })
  await expect(admin.getByRole('button', { name: 'Delete' })).toBeVisible()
  await expect(admin.getByText('Admin', { exact: true })).toBeVisible()
  const own = page.getByRole('row', { name: owner.email })
  await expect(own.getByText('Superuser')).toBeVisible()
  await expect(own.getByRole('button')).toHaveCount(0)
})

test('the superuser grants admin rights, is told so, and the news goes after 2 seconds', async ({
  page,
  request,
}) => {
  const rising = await register(request, 'Rising')
  await openAs(page, request, 'superuser', `/admin/users/${rising.id}/edit`)
  for (const [label, value] of [
    ['Name', 'Rising'],
    ['Username', rising.username],
    ['Email', rising.email],
  ] as const) {
    const field = page.getByLabel(label, { exact: true })
    await expect(field).toHaveValue(value)
    await expect(field).not.toBeEditable()
  }
  await page.getByRole('checkbox', { name: 'Admin' }).check()
  await page.getByRole('button', { name: 'Update' }).click()
  const news = page.getByText('User information updated successfully')
  await expect(news).toBeVisible()
  await expect(news).toBeHidden({ timeout: 4000 })
  await page.getByRole('link', { name: 'Back to users' }).click()
  await page.getByRole('searchbox', { name: 'Search by' }).fill(rising.email)
  await expect(page.getByRole('row', { name: rising.email }).getByText('Admin')).toBeVisible()
})

test('an admin reads the role of others and cannot change it', async ({ page, request }) => {
  const plain = await register(request, 'Plain')
  await openAs(page, request, 'admin', `/admin/users/${plain.id}/edit`)
  await expect(page.getByText('Customer', { exact: true })).toBeVisible()
  await expect(page.getByText('Only a superuser can grant')).toBeVisible()
  await expect(page.getByRole('checkbox')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Update' })).toHaveCount(0)
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the users are accessible in ${colorScheme}, on a desk and on a phone`, async ({
    page,
    request,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const owner = await openAs(page, request, 'superuser', '/admin/users')
    await expect(page.getByRole('row', { name: owner.email })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Delete' }).first().click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectAccessible(page)
    await page.goto('/admin/users/3/edit')
    await expect(page.getByRole('checkbox', { name: 'Admin' })).toBeVisible()
    await expectAccessible(page)
  })
}

test.describe('with a refusal', () => {
  // The browser itself notes every refused call in its console.
  test.use({ quiet: false })

  test('users that cannot be fetched say so and are tried again', async ({ page, request }) => {
    await page.route('**/api/users/', route => route.abort())
    await openAs(page, request, 'admin', '/admin/users')
    await expect(page.getByRole('status', { name: 'Loading users' })).toBeVisible()
    await expect(page.getByRole('alert')).toHaveText('Network Error')
    await page.unroute('**/api/users/')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('row', { name: 'zoe@haberdash.example' })).toBeVisible()
  })

  test('a deletion that is refused says why', async ({ page, request }) => {
    const twice = await register(request, 'Twice')
    const admin = await openAs(page, request, 'admin', `/admin/users?search=${twice.username}`)
    await page.getByRole('button', { name: 'Delete Twice' }).click()
    await request.delete(`/api/users/delete/${twice.id}/`, {
      headers: { authorization: `Bearer ${admin.token}` },
    })
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByRole('alert')).toHaveText('There is no such user.')
    await expect(page.getByRole('heading', { name: 'No users found' })).toBeVisible()
  })

  test('a user that is not there is said to be none', async ({ page, request }) => {
    await openAs(page, request, 'admin', '/admin/users/999999/edit')
    await expect(page.getByRole('heading', { name: 'There is no such user.' })).toBeVisible()
  })
})
