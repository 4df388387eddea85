import type { Page } from '@playwright/test'
import { expectAccessibleInBothThemes, expectFingerSized } from './accessible.ts'
import { changeProduct, deleteProduct, lineOf, makeProduct, store } from './filling.ts'
import { actAs, register } from './placing.ts'
import { expect, test } from './shop.ts'

// The browser itself notes every refused call in its console.
test.use({ quiet: false })

const checkout = {
  shippingAddress: { address: '1 Lane', city: 'Rome', postalCode: '00100', country: 'Italy' },
  paymentMethod: 'PayPal',
}

/** The screens of buying, and what brings each to the state that is looked at. */
const screens: Record<string, { path: string; settle: (page: Page) => Promise<unknown> }> = {
  cart: {
    path: '/cart',
    settle: async page => {
      await expect(page.getByText('Only 2 left; you had 3')).toBeVisible()
      await expect(page.getByText('No longer available')).toBeVisible()
    },
  },
  'a cart that was emptied': {
    path: '/cart',
    settle: async page => {
      for (const name of ['Blue Mug', 'Gold Cup', 'Bowl']) {
        await page.getByRole('button', { name: `Remove ${name}` }).click()
      }
      await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
    },
  },
  'shipping with problems': {
    path: '/shipping',
    settle: async page => {
      await page.getByLabel('City').fill('')
      await page.getByRole('button', { name: 'Continue' }).click()
      await expect(page.getByText('Please enter your city.')).toBeVisible()
    },
  },
  payment: {
    path: '/payment',
    settle: page => expect(page.getByRole('radio', { name: 'PayPal' })).toBeChecked(),
  },
  'a refused order': {
    path: '/placeorder',
    settle: async page => {
      await page.getByRole('button', { name: 'Place Order' }).click()
      await expect(page.getByRole('alert')).toContainText('Only 2 left of Blue Mug.')
    },
  },
}

for (const [name, { path, settle }] of Object.entries(screens)) {
  test(`axe and a finger find nothing wrong in either theme: ${name}`, async ({
    page,
    request,
  }) => {
    const mug = await makeProduct(request)
    const cup = await makeProduct(request, { name: 'Gold Cup', countInStock: '5000' })
    const bowl = await makeProduct(request, { name: 'Bowl' })
    await changeProduct(request, mug, { countInStock: '2' })
    await deleteProduct(request, bowl)
    await actAs(page, await register(request, 'Axel'))
    const cartItems = [lineOf(mug, 3), lineOf(cup, 1200), lineOf(bowl, 1)]
    await store(page, { ...checkout, cartItems })
    await page.goto(path)
    await settle(page)
    await expectAccessibleInBothThemes(page)
    await expectFingerSized(page)
  })
}
