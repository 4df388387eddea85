import { Link } from '@tanstack/react-router'
import { BEST_SELLERS_DAYS, type BestSeller } from '../../contract/sales.ts'
import { Picture } from '../ui/picture.tsx'
import { Price } from '../ui/price.tsx'

export function BestSellers({ products }: { products: BestSeller[] }) {
  return (
    <section className="panel sales-panel" aria-labelledby="best-sellers">
      <h2 id="best-sellers">Best sellers</h2>
      <p className="sales-muted">In orders paid in the last {BEST_SELLERS_DAYS} days</p>
      {products.length === 0 ? (
        <p className="best-sellers-none">Nothing yet. What customers like best will stand here.</p>
      ) : (
        <ol className="plain-list">
          {products.map(product => (
            <BestSellerRow key={product.product} product={product} />
          ))}
        </ol>
      )}
    </section>
  )
}

function BestSellerRow({ product }: { product: BestSeller }) {
  const { product: id, name, image, quantity, revenue, isDeleted } = product
  return (
    <li className="best-seller">
      <Picture className="best-seller-picture" image={image} alt="" sizes="52px" when="soon" />
      {isDeleted ? (
        <p className="best-seller-name">
          {name} <span className="tag tag-plain">Deleted</span>
        </p>
      ) : (
        <Link to="/product/$id" params={{ id: String(id) }} className="best-seller-name">
          {name}
        </Link>
      )}
      <p className="best-seller-sold">
        <Price amount={revenue} />{' '}
        <span className="sales-muted">{quantity.toLocaleString('en-US')} sold</span>
      </p>
    </li>
  )
}
