import type { Review } from '../../contract/products.ts'
import { Stars, showRating } from '../ui/rating.tsx'

type Props = { rating: number; reviews: Review[] }

/** The average, and how many gave how many stars. */
export function ReviewSummary({ rating, reviews }: Props) {
  return (
    <div className="panel review-summary">
      <p className="review-average">
        <span className="review-average-number" aria-hidden="true">
          {showRating(rating)}
        </span>
        <span>
          <Stars value={rating} />
          <span className="review-count">
            {reviews.length} {reviews.length === 1 ? 'review' : 'reviews'}
          </span>
        </span>
      </p>
      <ul className="plain-list review-bars">
        {[5, 4, 3, 2, 1].map(stars => {
          const count = reviews.filter(review => review.rating === stars).length
          return (
            <li key={stars}>
              <span>
                {stars} <span className="visually-hidden">{stars === 1 ? 'star' : 'stars'}</span>
              </span>
              <Bar share={count / reviews.length} />
              <span>
                {count} <span className="visually-hidden">{count === 1 ? 'person' : 'people'}</span>
              </span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

/** Drawn, because the content security policy allows no style attribute. */
function Bar({ share }: { share: number }) {
  return (
    <svg className="review-bar" aria-hidden="true">
      <rect width="100%" height="8" rx="4" className="review-bar-ground" />
      <rect width={`${Math.round(share * 100)}%`} height="8" rx="4" className="review-bar-share" />
    </svg>
  )
}
