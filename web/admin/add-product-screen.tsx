import { ProductForm } from './product-form.tsx'
import { ScreenHead } from './screen-head.tsx'

export function AddProductScreen() {
  return (
    <div className="admin-form">
      <ScreenHead title="Add product" facts="It is in the shop as soon as it is created." />
      <ProductForm />
    </div>
  )
}
