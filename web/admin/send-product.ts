import { type Product, type ProductForm, products } from '../../contract/products.ts'
import { upload } from './upload.ts'

type Sending = {
  /** Missing for a new product. */
  id: number | undefined
  form: ProductForm
  image: File | undefined
  /** From 0 to 1. */
  onProgress: (share: number) => void
}

export async function sendProduct({ id, form, image, onProgress }: Sending): Promise<Product> {
  const { method, path } = id === undefined ? products.create : products.update
  const body = bodyOf(form, image)
  const answer = await upload({ method, path: path.replace('{id}', String(id)), body, onProgress })
  // The server serialises its reply by the schema that this type comes from.
  return answer as Product
}

function bodyOf(form: ProductForm, image: File | undefined): FormData {
  const body = new FormData()
  for (const [name, value] of Object.entries(form)) body.set(name, value)
  if (image) body.set('image', image)
  return body
}
