/**
 * A client of the shop as somebody else would write one years ago: from the description of the
 * calls alone. It imports nothing of the project on purpose, so that a change of the contract
 * that would break such a client breaks the tests beside this file.
 */
export type Answer = { status: number; body: unknown }

type Sent = { token?: string; json?: unknown; form?: FormData }

export function clientOf(origin: string, slash: '/' | '') {
  async function send(method: string, path: string, { token, json, form }: Sent = {}) {
    const response = await fetch(`${origin}${path}${path.includes('?') ? '' : slash}`, {
      method,
      headers: {
        // Sent whether there is a body or not, as clients with one set of headers do.
        ...(!form && { 'Content-Type': 'application/json' }),
        ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      },
      ...(json !== undefined && { body: JSON.stringify(json) }),
      ...(form && { body: form }),
    })
    return { status: response.status, body: await response.json() } as Answer
  }

  return {
    listProducts: (query = '') => send('GET', `/api/products${query && `${slash}${query}`}`),
    getProduct: (id: unknown) => send('GET', `/api/products/${id}`),
    topProducts: () => send('GET', '/api/products/top'),
    review: (token: string, id: unknown, json: object) =>
      send('POST', `/api/products/${id}/review`, { token, json }),
    createProduct: (token: string, form: FormData) =>
      send('POST', '/api/products/create', { token, form }),
    updateProduct: (token: string, id: unknown, form: FormData) =>
      send('PUT', `/api/products/update/${id}`, { token, form }),
    deleteProduct: (token: string, id: unknown) =>
      send('DELETE', `/api/products/delete/${id}`, { token }),

    login: (username: string, password: string) =>
      send('POST', '/api/users/login', { json: { username, password } }),
    register: (json: object) => send('POST', '/api/users/register', { json }),
    updateProfile: (token: string, json: object) =>
      send('PUT', '/api/users/profile/update', { token, json }),
    getUser: (token: string, id: unknown = 'profile') => send('GET', `/api/users/${id}`, { token }),
    getUserAsAdmin: (token: string, id: unknown) => send('GET', `/api/users/user/${id}`, { token }),
    listUsers: (token: string) => send('GET', '/api/users', { token }),
    updateUser: (token: string, id: unknown, json: object) =>
      send('PUT', `/api/users/update/${id}`, { token, json }),
    deleteUser: (token: string, id: unknown) =>
      send('DELETE', `/api/users/delete/${id}`, { token }),

    addOrder: (token: string, json: object) => send('POST', '/api/orders/add', { token, json }),
    getOrder: (token: string, id: unknown) => send('GET', `/api/orders/${id}`, { token }),
    myOrders: (token: string) => send('GET', '/api/orders/myorders', { token }),
    allOrders: (token: string) => send('GET', '/api/orders/all', { token }),
    deliver: (token: string, id: unknown, json?: object) =>
      send('PUT', `/api/orders/${id}/deliver`, { token, json }),
    createPayment: (token: string, id: unknown) =>
      send('POST', `/api/orders/create-payment/${id}`, { token }),
    payPayPal: (token: string, id: unknown, json: object) =>
      send('POST', `/api/orders/${id}/pay/paypal`, { token, json }),
  }
}

export type Client = ReturnType<typeof clientOf>

/** What a cart of such a client comes to, in its own floating numbers. */
export function pricesOf(lines: { price: unknown; quantity: number }[]) {
  const itemsPrice = lines.reduce((sum, line) => sum + Number(line.price) * line.quantity, 0)
  const shippingPrice = itemsPrice > 500 ? 0 : 10
  const taxPrice = Number((0.15 * itemsPrice).toFixed(2))
  return { itemsPrice, shippingPrice, taxPrice, totalPrice: itemsPrice + shippingPrice + taxPrice }
}

/** The form of a product, every field of it, as a page of such a client sends it. */
export function productForm(fields: Record<string, string | number | Blob> = {}): FormData {
  const form = new FormData()
  const values: typeof fields = {
    // A product that is yet to be made has no id, and such a client sends that as a word.
    id: 'undefined',
    name: 'Enamel Mug',
    price: 19.9,
    brand: 'Nordlys',
    description: '',
    category: 'Kitchen',
    countInStock: 7,
    ...fields,
  }
  for (const [name, value] of Object.entries(values)) {
    form.append(name, value instanceof Blob ? value : String(value))
  }
  return form
}
