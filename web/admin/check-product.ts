import { MAX_PRICE_DOLLARS, MAX_STOCK, type ProductForm } from '../../contract/products.ts'

export type ProductField = keyof ProductForm | 'image'
export type ProductProblems = Partial<Record<ProductField, string>>

/** In the order of the form, with the lengths that the shop keeps. */
export const LENGTHS = { name: 200, brand: 100, category: 100, description: 10_000 }
const FIELDS: ProductField[] = [
  'name',
  'price',
  'countInStock',
  'brand',
  'category',
  'description',
  'image',
]

export function readProductForm(form: HTMLFormElement): ProductForm {
  const typed = new FormData(form)
  const text = (name: keyof ProductForm) => String(typed.get(name) ?? '').trim()
  return {
    name: text('name'),
    price: text('price'),
    brand: text('brand'),
    category: text('category'),
    description: text('description'),
    countInStock: text('countInStock'),
  }
}

/** The server's bounds, told before anything is sent. */
export function checkProduct(form: ProductForm): ProductProblems {
  const problems = {
    name: problemOfText(form.name, 'a name', LENGTHS.name),
    price: problemOfPrice(form.price),
    countInStock: problemOfCount(form.countInStock),
    brand: problemOfText(form.brand, 'a brand', LENGTHS.brand),
    category: problemOfText(form.category, 'a category', LENGTHS.category),
    description:
      form.description.length > LENGTHS.description &&
      `Please use at most ${LENGTHS.description.toLocaleString('en-US')} characters.`,
  }
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem))
}

function problemOfText(text: string, what: string, most: number) {
  if (text === '') return `Please enter ${what}.`
  return text.length > most && `Please use at most ${most} characters.`
}

function problemOfPrice(price: string) {
  const fits = /^\d{1,6}(\.\d{1,2})?$/.test(price) && Number(price) <= MAX_PRICE_DOLLARS + 0.99
  const most = MAX_PRICE_DOLLARS.toLocaleString('en-US')
  return !fits && `Please enter dollars from 0 to ${most}, with at most two decimals.`
}

function problemOfCount(count: string) {
  const fits = /^\d{1,7}$/.test(count) && Number(count) <= MAX_STOCK
  return !fits && `Please enter a whole number from 0 to ${MAX_STOCK.toLocaleString('en-US')}.`
}

/** `price must be …` is told at the price; a sentence about no field is told above the button. */
export function fieldOf(sentence: string): ProductField | undefined {
  const [, first] = /^(?:The )?(\w+) (?:must be|is) /.exec(sentence) ?? []
  return FIELDS.find(field => field === first)
}
