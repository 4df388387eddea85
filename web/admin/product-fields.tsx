import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { MAX_PRICE_DOLLARS, MAX_STOCK, type Product } from '../../contract/products.ts'
import { Field } from '../ui/field.tsx'
import { LENGTHS, type ProductProblems } from './check-product.ts'
import { mergeCategories } from './merge-categories.ts'
import { categoriesQuery } from './queries.ts'

type Props = { product: Product | undefined; problems: ProductProblems }

export function ProductFields({ product, problems }: Props) {
  const { data: existing = [] } = useQuery(categoriesQuery)
  const listId = useId()
  return (
    <>
      <Field
        label="Name"
        name="name"
        defaultValue={product?.name}
        maxLength={LENGTHS.name}
        autoComplete="off"
        required
        problem={problems.name}
      />
      <div className="field-pair">
        <Field
          label="Price"
          name="price"
          type="number"
          inputMode="decimal"
          min={0}
          max={MAX_PRICE_DOLLARS}
          step="0.01"
          defaultValue={product?.price}
          required
          hint="In dollars"
          problem={problems.price}
        />
        <Field
          label="Count in stock"
          name="countInStock"
          type="number"
          inputMode="numeric"
          min={0}
          max={MAX_STOCK}
          step="1"
          defaultValue={product?.countInStock}
          required
          problem={problems.countInStock}
        />
      </div>
      <div className="field-pair">
        <Field
          label="Brand"
          name="brand"
          defaultValue={product?.brand}
          maxLength={LENGTHS.brand}
          autoComplete="off"
          required
          problem={problems.brand}
        />
        <Field
          label="Category"
          name="category"
          defaultValue={product?.category}
          maxLength={LENGTHS.category}
          list={listId}
          autoComplete="off"
          required
          problem={problems.category}
        />
        <datalist id={listId}>
          {mergeCategories(existing).map(name => (
            <option key={name} value={name} />
          ))}
        </datalist>
      </div>
      <Description text={product?.description} problem={problems.description} />
    </>
  )
}

function Description({ text, problem }: { text: string | undefined; problem: string | undefined }) {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>Description</label>
      <textarea
        id={id}
        className="form-control"
        name="description"
        rows={6}
        defaultValue={text}
        maxLength={LENGTHS.description}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem && `${id}-problem`}
      />
      {problem && (
        <p id={`${id}-problem`} className="field-problem">
          {problem}
        </p>
      )}
    </div>
  )
}
