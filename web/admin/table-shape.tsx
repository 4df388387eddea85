import { Skeleton } from '../ui/skeleton.tsx'

/** A table that is on its way, in the measures of the one that comes. */
export function TableShape({ label, rows = 10 }: { label: string; rows?: number }) {
  const places = Array.from({ length: rows }, (_, place) => place)
  return (
    <Skeleton label={label} className="rows-panel">
      <div className="rows-shape-head" />
      {places.map(place => (
        <div key={place} className="rows-shape">
          <div className="skeleton rows-shape-picture" />
          <div className="skeleton rows-shape-name" />
          <div className="skeleton rows-shape-tag" />
          <div className="skeleton rows-shape-end" />
        </div>
      ))}
    </Skeleton>
  )
}
