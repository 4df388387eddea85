import { afterEach, expect, test, vi } from 'vitest'
import { products } from '../../contract/products.ts'
import { users } from '../../contract/users.ts'
import { ApiError, call } from './api.ts'

afterEach(() => vi.unstubAllGlobals())

/** Answers every request with this, and remembers what was asked. */
function answerWith(answer: () => Response | Promise<Response>) {
  const fetched = vi.fn(async (_url: string, _init: RequestInit) => answer())
  vi.stubGlobal('fetch', fetched)
  return fetched
}

test('a reply comes back as it is, from the address of the endpoint', async () => {
  const fetched = answerWith(() => Response.json({ products: [], page: 2, pages: 2 }))
  const reply = await call(products.list, { query: { keyword: 'a&b', page: '2' } })
  expect(reply.page).toBe(2)
  expect(fetched.mock.calls[0]?.[0]).toBe('/api/products/?keyword=a%26b&page=2')
  expect(fetched.mock.calls[0]?.[1]).toMatchObject({ method: 'GET' })
})

test('the id goes into the path, the body as JSON', async () => {
  const fetched = answerWith(() => Response.json({ detail: 'Thanks' }, { status: 201 }))
  await call(products.review, { id: 7, body: { rating: 5, comment: '' } })
  const [url, init] = fetched.mock.calls[0] ?? []
  expect(url).toBe('/api/products/7/review/')
  expect(init?.headers).toEqual({ 'content-type': 'application/json' })
  expect(init?.body).toBe('{"rating":5,"comment":""}')
})

test('a form goes as multipart, with its file', async () => {
  const fetched = answerWith(() => Response.json({}, { status: 201 }))
  const image = new File(['x'], 'mug.png', { type: 'image/png' })
  const form = {
    name: 'Mug',
    price: '20.00',
    brand: 'Nordlys',
    category: 'Kitchen',
    description: '',
    countInStock: '5',
  }
  await call(products.create, { body: { ...form, image } })
  const body = fetched.mock.calls[0]?.[1].body as FormData
  expect(Object.fromEntries(body)).toMatchObject({ ...form, image: expect.any(File) })
  expect(fetched.mock.calls[0]?.[1].headers).toEqual({})
})

test('a call ends with its answer and by no clock of ours', async () => {
  vi.useFakeTimers()
  const { promise, resolve } = Promise.withResolvers<Response>()
  const fetched = answerWith(() => promise)
  const ended = vi.fn()
  const called = call(users.list).finally(ended)
  await vi.advanceTimersByTimeAsync(24 * 3_600_000)
  expect(ended).not.toHaveBeenCalled()
  expect(fetched.mock.calls[0]?.[1].signal).toBeUndefined()
  vi.useRealTimers()
  resolve(Response.json([]))
  expect(await called).toEqual([])
})

test.each([
  [() => Response.json({ detail: 'Only 2 left' }, { status: 409 }), 409, 'Only 2 left'],
  [
    () => Response.json({ detail: '' }, { status: 400 }),
    400,
    'Request failed with status code 400',
  ],
  [() => new Response('<html>', { status: 502 }), 502, 'Request failed with status code 502'],
  [() => Promise.reject(new TypeError('fetch failed')), 0, 'Network Error'],
  [() => Promise.reject(new DOMException('stop', 'AbortError')), 0, 'Request aborted'],
])('failure %#: the message is fit to be shown', async (answer, status, message) => {
  answerWith(answer)
  const failed = await call(users.list).catch(error => error)
  expect(failed).toBeInstanceOf(ApiError)
  expect(failed).toMatchObject({ status, message })
})
