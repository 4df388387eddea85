import { Skeleton } from '../ui/skeleton.tsx'

/** The overview on its way, in the measures of what comes. */
export function OverviewShape() {
  return (
    <Skeleton label="Loading the overview">
      <div className="figures">
        {['today', 'month', 'deliver', 'unpaid', 'stock'].map(figure => (
          <div key={figure} className="skeleton figure-shape" />
        ))}
      </div>
      <div className="overview">
        <div className="skeleton sales-shape" />
        <div className="skeleton sales-shape" />
      </div>
    </Skeleton>
  )
}
