import { Link } from '@tanstack/react-router'
import { useRef } from 'react'
import type { Product } from '../../contract/products.ts'
import { Message } from '../ui/message.tsx'
import { ImageField } from './image-field.tsx'
import { LeaveQuestion } from './leave-question.tsx'
import { ProductFields } from './product-fields.tsx'
import { useProductForm } from './use-product-form.ts'

/** Makes a product, or changes the one that is given. */
export function ProductForm({ product }: { product?: Product }) {
  const form = useRef<HTMLFormElement>(null)
  const { problems, failure, image, progress, isChanged, chooseImage, send } = useProductForm(
    form,
    product,
  )
  const isSending = progress !== undefined

  return (
    <form ref={form} className="panel fields" noValidate onSubmit={send}>
      <ImageField
        current={product?.image}
        chosen={image}
        problem={problems.image}
        onChoose={chooseImage}
      />
      <ProductFields product={product} problems={problems} />
      {failure && <Message kind="bad">{failure}</Message>}
      {isSending && image && <Upload share={progress} />}
      <div className="button-row">
        <button type="submit" className="btn btn-primary" disabled={isSending}>
          {isSending ? 'Saving…' : product ? 'Save changes' : 'Create product'}
        </button>
        <Link to="/admin/products" className="btn btn-outline">
          Cancel
        </Link>
      </div>
      <LeaveQuestion isChanged={isChanged} />
    </form>
  )
}

function Upload({ share }: { share: number }) {
  const percent = Math.round(share * 100)
  return (
    <div className="upload">
      <progress max={100} value={percent} aria-label="Upload of the picture" />
      <span>{percent < 100 ? `${percent} %` : 'Preparing the picture…'}</span>
    </div>
  )
}
