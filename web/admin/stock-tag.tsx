import { LOW_STOCK } from '../../contract/products.ts'

export function StockTag({ count }: { count: number }) {
  if (count === 0) return <span className="tag tag-bad">Sold out</span>
  const low = count <= LOW_STOCK
  return (
    <span className={`tag tag-${low ? 'low' : 'good'}`}>
      {low ? 'Low' : 'In stock'} · {count.toLocaleString('en-US')}
    </span>
  )
}
