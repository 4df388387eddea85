/** From here on it is worth saying how few there are. */
const FEW = 5

export function StockBadge({ count }: { count: number }) {
  if (count === 0) {
    return (
      <p className="stock">
        <span className="tag tag-bad">Out of Stock</span>
      </p>
    )
  }
  return (
    <p className="stock">
      <span className={`tag tag-${count <= FEW ? 'low' : 'good'}`}>In Stock</span>
      <span>{count <= FEW ? `Only ${count} left` : `${count} left`}</span>
    </p>
  )
}
