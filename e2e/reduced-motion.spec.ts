import { hold } from './holding.ts'
import { enterAs } from './people.ts'
import { register } from './placing.ts'
import { expect, test } from './shop.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('what is still loading stands still for whoever wants less motion', async ({
  page,
  request,
}) => {
  await enterAs(page, await register(request, 'Zoe'))
  const send = await hold(page, '**/api/users/profile/')
  await page.goto('/profile')
  await expect(page.getByRole('status', { name: 'Loading your profile' })).toBeVisible()
  const moving = () => page.evaluate(() => document.getAnimations().length)
  await expect.poll(moving).toBe(0)
  send()
})

test('another theme is there at once for whoever wants less motion', async ({ page }) => {
  await page.goto('/')
  const changes = await page.evaluateHandle(() => {
    const names: string[] = []
    document.addEventListener('transitionrun', event => names.push(event.propertyName))
    return names
  })
  await page.getByRole('button', { name: 'Switch between light and dark' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-bs-theme', 'dark')
  await page.evaluate(() => new Promise(done => requestAnimationFrame(() => setTimeout(done, 50))))
  expect(await changes.jsonValue()).toEqual([])
})

test('dialogs and the carousel do what they are told without moving', async ({ page, request }) => {
  await enterAs(page, await register(request, 'Zoe'))
  await page.goto('/')
  for (const turn of [2, 3]) {
    const chosen = page.getByRole('button', { name: /^Show / }).nth(turn)
    await chosen.click()
    await expect(chosen).toHaveAttribute('aria-current', 'true')
    await expect(page.locator('.carousel-item.active')).toHaveCount(1)
  }
  await page.getByRole('button', { name: 'Zoe' }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  const question = page.getByRole('dialog', { name: 'Log out?' })
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(question).toBeHidden()
  await expect(page.locator('.modal-backdrop')).toHaveCount(0)
})
