import { expect, test } from './shop.ts'

const KB = 1000

for (const path of ['/', '/?keyword=wool', '/product/81']) {
  test(`${path} comes alive without a message and without asking again`, async ({ page }) => {
    const asked: string[] = []
    page.on('request', request => {
      if (request.resourceType() === 'fetch') asked.push(request.url())
    })
    await page.goto(path)
    // The switch of the theme answers once the script has taken over.
    const theme = page.getByRole('button', { name: 'Switch between light and dark' })
    await expect(async () => {
      await theme.click()
      await expect(page.locator('html')).toHaveAttribute('data-bs-theme', 'dark', { timeout: 100 })
    }).toPass()
    await page.waitForTimeout(300)
    expect(asked).toEqual([])
  })
}

test('a first visit weighs at most 150 kB of script and 30 kB of style', async ({ page }) => {
  const weights: Record<string, number> = { script: 0, stylesheet: 0 }
  const measured: Promise<void>[] = []
  page.on('requestfinished', request => {
    const measure = async () => {
      const { responseBodySize } = await request.sizes()
      const kind = request.resourceType()
      if (kind in weights) weights[kind] = (weights[kind] ?? 0) + responseBodySize
    }
    measured.push(measure())
  })
  await page.goto('/', { waitUntil: 'networkidle' })
  await Promise.all(measured)
  expect(weights.script).toBeGreaterThan(10 * KB)
  expect(weights.script).toBeLessThanOrEqual(150 * KB)
  expect(weights.stylesheet).toBeGreaterThan(KB)
  expect(weights.stylesheet).toBeLessThanOrEqual(30 * KB)
})

for (const width of [375, 1280]) {
  for (const path of ['/', '/product/81']) {
    test(`${path} does not move while it loads, ${width} px wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(path, { waitUntil: 'networkidle' })
      const shift = await page.evaluate(
        () =>
          new Promise<number>(resolve => {
            let sum = 0
            new PerformanceObserver(list => {
              // The type of the browser's library does not know this kind of entry.
              for (const entry of list.getEntries()) sum += (entry as { value?: number }).value ?? 0
            }).observe({ type: 'layout-shift', buffered: true })
            setTimeout(() => resolve(sum), 500)
          }),
      )
      expect(shift).toBeLessThan(0.02)
    })
  }
}
