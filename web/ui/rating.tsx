type Props = { value: number }

/** Five stars, in halves. */
export function Stars({ value }: Props) {
  const halves = Math.round(value * 2)
  return (
    <span
      role="img"
      aria-label={`Rated ${showRating(value)} of 5`}
      className={`stars stars-${halves}`}
    />
  )
}

/** The stars with the average and the number of reviews in words. */
export function Rating({ value, reviews }: Props & { reviews: number }) {
  if (reviews === 0) return <span className="rating">No reviews yet</span>
  return (
    <span className="rating">
      <Stars value={value} />
      <span>
        <span aria-hidden="true">{showRating(value)} </span>
        from {reviews} {reviews === 1 ? 'review' : 'reviews'}
      </span>
    </span>
  )
}

/** 4.5, and 5 rather than 5.0 */
export function showRating(value: number): string {
  return String(Math.round(value * 10) / 10)
}
