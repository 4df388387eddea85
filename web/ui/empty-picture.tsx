/** An open box with nothing in it, in the colours of the theme. */
export function EmptyPicture() {
  return (
    <svg className="empty-picture" viewBox="0 0 160 120" aria-hidden="true">
      <ellipse cx="80" cy="104" rx="58" ry="9" className="empty-shade" />
      <path d="M38 52l42 15v38L38 90z" className="empty-dark" />
      <path d="M122 52L80 67v38l42-15z" className="empty-middle" />
      <path d="M38 52l42-14 42 14-42 15z" className="empty-inside" />
      <path d="M38 52l42 15-13 14-43-15z" className="empty-light" />
      <path d="M122 52L80 67l13 14 43-15z" className="empty-light" />
      <path d="M80 30v-14M60 33l-6-12M100 33l6-12" className="empty-spark" />
    </svg>
  )
}
