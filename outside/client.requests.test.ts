import { beforeAll, describe, expect, test } from 'vitest'
import { type Client, clientOf, productForm } from './client.ts'
import * as shapes from './shapes.ts'
import { address, approve, ask, type Json, newPerson, OWNER, openShop, orderOf } from './trial.ts'

/** A red dot, as a file of a form. */
const PICTURE = new File(
  [
    Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
      'base64',
    ),
  ],
  'dot.png',
  { type: 'image/png' },
)

const shop = openShop()

describe.each([
  ['with', '/'],
  ['without', ''],
] as const)('%s a slash at the end', (_, slash) => {
  let client: Client
  let token: string
  beforeAll(async () => {
    client = clientOf(shop.origin, slash)
    token = (await ask(client.login(OWNER.email, OWNER.password), 200)).token
  })

  test('products are made, listed, found, changed and deleted by forms of text', async () => {
    const made = await ask(client.createProduct(token, productForm()), 201)
    expect(made).toEqual({ ...shapes.product, price: '19.90', countInStock: 7, rating: 0 })
    expect(await ask(client.getProduct(made.id), 200)).toEqual({ ...made, reviews: [] })

    const page = await ask(client.listProducts('?keyword=enamel&page=1'), 200)
    expect(page).toEqual({ products: expect.any(Array), page: 1, pages: 1 })
    expect(page.products).toContainEqual(made)
    expect((await ask(client.listProducts('?keyword=&page='), 200)).products).toContainEqual(made)
    expect((await ask(client.listProducts(), 200)).products).toContainEqual(made)

    const form = productForm({ id: made.id, price: '1200', countInStock: '0', image: PICTURE })
    const changed = await ask(client.updateProduct(token, made.id, form), 200)
    expect(changed).toEqual({
      ...made,
      price: '1200.00',
      countInStock: 0,
      image: expect.any(String),
    })
    expect(changed.image).not.toBe(made.image)
    const picture = await fetch(`${shop.origin}${changed.image}`)
    expect(picture.headers.get('content-type')).toBe('image/webp')

    // Such a client sends the address of the old picture back when no new one was chosen.
    const same = productForm({ id: made.id, image: changed.image })
    expect(await ask(client.updateProduct(token, made.id, same), 200)).toMatchObject({
      image: changed.image,
      price: '19.90',
    })

    await ask(client.deleteProduct(token, made.id), 200)
    expect(await ask(client.getProduct(made.id), 404)).toEqual(shapes.detail)
  })

  test.each([4, '4'])('a rating of %o is taken once, shown and counted', async rating => {
    const { id } = await ask(client.createProduct(token, productForm()), 201)
    const ola = await newPerson(client)
    await ask(client.review(ola.token, id, { rating, comment: '' }), 201)
    const product = await ask(client.getProduct(id), 200)
    expect(product).toEqual({
      ...shapes.product,
      reviews: [shapes.review],
      rating: 4,
      numReviews: 1,
    })
    expect(product.reviews[0]).toMatchObject({ name: 'Ola', rating: 4, comment: '' })
    const second = await ask(client.review(ola.token, id, { rating, comment: 'Again' }), 409)
    expect(second).toEqual({ detail: 'Product already reviewed' })
    const top = await ask(client.topProducts(), 200)
    expect(top).toContainEqual({ ...shapes.product, id, rating: 4 })
    await ask(client.deleteProduct(token, id), 200)
  })

  test('people register, sign in, read and change themselves', async () => {
    const ola = await newPerson(client)
    const signedIn = await ask(client.login(ola.email, ola.password), 200)
    expect(signedIn).toEqual({ ...shapes.userWithToken, isAdmin: false, is_superuser: false })
    const { token: own, ...self } = signedIn
    expect(await ask(client.getUser(own), 200)).toEqual(self)
    expect(await ask(client.getUser(own, ola.id), 200)).toEqual(self)

    const { username, email } = ola
    const profile = { id: ola.id, name: 'Ola Berg', username, email, password: '' }
    const updated = await ask(client.updateProfile(own, profile), 200)
    expect(updated).toEqual({ ...shapes.userWithToken, id: ola.id, name: 'Ola Berg' })
    await ask(client.login(ola.email, ola.password), 200)
    await ask(client.updateProfile(updated.token, { ...profile, password: 'another one' }), 200)
    expect(await ask(client.login(ola.email, ola.password), 401)).toEqual({
      detail: 'No active account found with the given credentials',
    })
    await ask(client.login(ola.email, 'another one'), 200)
  })

  test('the owner lists, reads, promotes and deletes people', async () => {
    const ola = await newPerson(client)
    const list = await ask(client.listUsers(token), 200)
    expect(list).toEqual(list.map(() => shapes.user))
    const self = list.find(({ id }: Json) => id === ola.id)
    expect(await ask(client.getUserAsAdmin(token, ola.id), 200)).toEqual(self)
    const admin = await ask(client.updateUser(token, ola.id, { isAdmin: true }), 200)
    expect(admin).toEqual({ ...self, isAdmin: true })
    await ask(client.listUsers(ola.token), 200)
    expect(await ask(client.updateUser(ola.token, ola.id, { isAdmin: true }), 403)).toEqual(
      shapes.detail,
    )
    expect(await ask(client.deleteUser(token, ola.id), 200)).toEqual(shapes.detail)
    expect(await ask(client.getUser(ola.token), 401)).toEqual(shapes.detail)
  })

  test.each([
    ['texts with two decimals', (price: number) => price.toFixed(2)],
    ['numbers with the dust of floats', (price: number) => price],
    ['texts with the dust of floats', String],
  ])('an order with prices as %s is placed, paid and delivered', async (_as, write) => {
    const ola = await newPerson(client)
    const product = await ask(client.createProduct(token, productForm({ price: 4.35 })), 201)
    const placed = await ask(client.addOrder(ola.token, orderOf([product], 3, write)), 201)
    expect(placed).toEqual({
      ...shapes.order,
      user: { id: ola.id, name: ola.name, email: ola.email },
      shippingAddress: address,
      paymentMethod: 'PayPal',
      orderItems: [{ ...shapes.orderItem, product: product.id, quantity: 3, price: '4.35' }],
      ...{ itemsPrice: '13.05', shippingPrice: '10.00', taxPrice: '1.96', totalPrice: '25.01' },
    })
    expect(await ask(client.getProduct(product.id), 200)).toMatchObject({ countInStock: 4 })
    expect(await ask(client.getOrder(ola.token, placed.id), 200)).toEqual(placed)
    expect(await ask(client.myOrders(ola.token), 200)).toEqual([placed])
    expect(await ask(client.allOrders(token), 200)).toContainEqual(placed)

    const { id: paymentId } = await ask(client.createPayment(ola.token, placed.id), 200)
    await approve(shop.origin, paymentId)
    const paying = { paymentId, PayerID: 'OLAPAYS' }
    const done = await ask(client.payPayPal(ola.token, placed.id, paying), 200)
    expect(done).toEqual({ status: 'COMPLETED' })
    expect(await ask(client.deliver(token, placed.id, {}), 200)).toEqual({
      ...placed,
      ...shapes.paid,
      ...shapes.delivered,
    })
  })

  test('an order is delivered by a call without any body', async () => {
    const product = await ask(client.createProduct(token, productForm()), 201)
    const { id } = await ask(client.addOrder(token, orderOf([product], 1)), 201)
    expect(await ask(client.deliver(token, id), 200)).toMatchObject({ isDelivered: true })
    expect(await ask(client.deliver(token, id), 409)).toEqual(shapes.detail)
  })

  test('what is refused says why in detail, and in error as well where money is concerned', async () => {
    const ola = await newPerson(client)
    const product = await ask(client.createProduct(token, productForm()), 201)
    const foreign = await ask(client.addOrder(token, orderOf([product], 1)), 201)
    for (const [answer, status] of [
      [client.getProduct(999_999), 404],
      [client.getProduct('undefined'), 404],
      [client.review(ola.token, product.id, { rating: 0, comment: '' }), 400],
      [client.review('stale', product.id, { rating: 5, comment: '' }), 401],
      [client.createProduct(ola.token, productForm()), 403],
      [client.createProduct(token, productForm({ price: 'much' })), 400],
      [client.updateProduct(token, 999_999, productForm()), 404],
      [client.deleteProduct(token, 999_999), 404],
      [client.register({ ...ola, id: undefined }), 409],
      [client.listUsers(ola.token), 403],
      [client.getUser(ola.token, foreign.user.id), 404],
      [client.addOrder(ola.token, orderOf([product], 8)), 409],
      [client.addOrder(ola.token, orderOf([{ ...product, price: '1.00' }], 1)), 409],
      [client.getOrder(ola.token, foreign.id), 404],
      [client.allOrders(ola.token), 403],
      [client.deliver(ola.token, foreign.id, {}), 403],
    ] as const) {
      expect(await ask(answer, status)).toEqual(shapes.detail)
    }
    const paying = { paymentId: 'NONE', PayerID: 'OLAPAYS' }
    for (const [answer, status] of [
      [client.createPayment(ola.token, foreign.id), 404],
      [client.createPayment('stale', foreign.id), 401],
      [client.payPayPal(token, foreign.id, paying), 409],
    ] as const) {
      const { error, ...rest } = await ask(answer, status)
      expect(rest).toEqual({ detail: error })
    }
  })
})

test('a token that means nothing does not keep anybody from looking', async () => {
  const headers = { Authorization: 'Bearer undefined' }
  for (const path of ['/api/products/', '/api/products/top/']) {
    expect((await fetch(`${shop.origin}${path}`, { headers })).status).toBe(200)
  }
})
