import { type Product, type ProductForm, products } from '../../contract/products.ts'
import { ApiError } from '../app/api.ts'
import { expireSession, readSession } from '../app/session.ts'

type Sending = {
  /** Missing for a new product. */
  id: number | undefined
  form: ProductForm
  image: File | undefined
  /** From 0 to 1. */
  onProgress: (share: number) => void
}

/** Like `call`, but it tells how far the picture is: `fetch` cannot say that of what it sends. */
export function sendProduct({ id, form, image, onProgress }: Sending): Promise<Product> {
  const { method, path } = id === undefined ? products.create : products.update
  const token = readSession()?.token
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(method, path.replace('{id}', String(id)))
    request.responseType = 'json'
    if (token) request.setRequestHeader('authorization', `Bearer ${token}`)
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onerror = () => reject(new ApiError(0, undefined, 'Network Error'))
    request.onabort = () => reject(new ApiError(0, undefined, 'Request aborted'))
    request.onload = () => {
      const { status, response } = request
      if (status === 401 && token) expireSession(token)
      // The server serialises its reply by the schema that this type comes from.
      if (status >= 200 && status <= 299) resolve(response as Product)
      else reject(new ApiError(status, detailOf(response)))
    }
    request.send(bodyOf(form, image))
  })
}

function bodyOf(form: ProductForm, image: File | undefined): FormData {
  const body = new FormData()
  for (const [name, value] of Object.entries(form)) body.set(name, value)
  if (image) body.set('image', image)
  return body
}

function detailOf(response: unknown): string | undefined {
  const detail = (response as { detail?: unknown } | null)?.detail
  return typeof detail === 'string' && detail !== '' ? detail : undefined
}
