import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type RefObject, type SubmitEvent, useCallback, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Product, ProductForm } from '../../contract/products.ts'
import { showToast } from '../base/toasts.tsx'
import { checkImage } from './check-image.ts'
import { checkProduct, fieldOf, type ProductProblems, readProductForm } from './check-product.ts'
import { sendProduct } from './send-product.ts'

/** What the form of a product knows and does, for a new one and for one that is changed. */
export function useProductForm(form: RefObject<HTMLFormElement | null>, product?: Product) {
  const [problems, setProblems] = useState<ProductProblems>({})
  const [failure, setFailure] = useState<string>()
  const [image, setImage] = useState<File>()
  // How much of it is sent, while it is being sent.
  const [progress, setProgress] = useState<number>()
  const isSaved = useRef(false)
  const queryClient = useQueryClient()
  const navigate = useNavigate()

  const isChanged = useCallback(() => {
    if (isSaved.current || !form.current) return false
    return image !== undefined || differs(readProductForm(form.current), product)
  }, [form, image, product])

  function chooseImage(file: File | undefined) {
    const { image: _, ...others } = problems
    const problem = file && checkImage(file)
    setProblems({ ...others, ...(problem && { image: problem }) })
    if (!problem) setImage(file)
  }

  /** A screen reader tells a problem with its field only if it is there before the focus is. */
  function tell(found: ProductProblems) {
    flushSync(() => setProblems(found))
    const [first] = Object.keys(found)
    if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
  }

  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (progress !== undefined) return
    const typed = readProductForm(event.currentTarget)
    const found = checkProduct(typed)
    setFailure(undefined)
    tell(found)
    if (Object.keys(found).length > 0) return
    flushSync(() => setProgress(0))
    try {
      await sendProduct({ id: product?.id, form: typed, image, onProgress: setProgress })
    } catch (error) {
      setProgress(undefined)
      refuse(error instanceof Error ? error.message : 'Something went wrong.')
      return
    }
    isSaved.current = true
    void queryClient.invalidateQueries({ queryKey: ['products'] })
    showToast(product ? 'Product Updated' : 'Product Created')
    await navigate({ to: '/admin/products' })
  }

  function refuse(sentence: string) {
    const field = fieldOf(sentence)
    if (field) tell({ [field]: sentence })
    else setFailure(sentence)
  }

  return { problems, failure, image, progress, isChanged, chooseImage, send }
}

function differs(typed: ProductForm, product: Product | undefined): boolean {
  return Object.entries(typed).some(([name, text]) => {
    // Every field of the form is one of the product.
    const before = product?.[name as keyof ProductForm]
    return text !== String(before ?? '').trim()
  })
}
