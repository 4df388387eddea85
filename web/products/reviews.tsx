import type { ProductDetail, Review } from '../../contract/products.ts'
import { Stars } from '../ui/rating.tsx'
import { ReviewForm } from './review-form.tsx'
import { ReviewSummary } from './review-summary.tsx'

export function Reviews({ product }: { product: ProductDetail }) {
  const { id, rating, reviews } = product
  return (
    <section className="reviews" id="reviews" aria-labelledby="reviews-heading">
      <h2 id="reviews-heading">Customer Reviews</h2>
      <div className="reviews-columns">
        <div className="reviews-side">
          {reviews.length > 0 && <ReviewSummary rating={rating} reviews={reviews} />}
          <ReviewForm id={id} />
        </div>
        {reviews.length === 0 ? (
          <div className="panel reviews-none">
            <h3>No Reviews Yet</h3>
            <p>Be the first to say what it is like.</p>
          </div>
        ) : (
          <ul className="plain-list reviews-list">
            {reviews.map(review => (
              <li key={review._id}>
                <ReviewCard review={review} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}

function ReviewCard({ review }: { review: Review }) {
  const { name, rating, comment, createdAt } = review
  const day = createdAt.slice(0, 10)
  return (
    <article className="panel review">
      <header className="review-head">
        <h3 className="review-name">{name}</h3>
        <time dateTime={day}>{day}</time>
      </header>
      <Stars value={rating} />
      {comment && <p className="review-comment">{comment}</p>}
    </article>
  )
}
