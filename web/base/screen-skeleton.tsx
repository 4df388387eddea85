import { Skeleton } from '../ui/skeleton.tsx'

/** A screen whose script is still on its way: a heading, a row of controls, a large panel. */
export function ScreenSkeleton() {
  return (
    <Skeleton label="Loading the screen" className="screen-shape">
      <div className="skeleton skeleton-heading" />
      <div className="skeleton screen-shape-row" />
      <div className="skeleton screen-shape-panel" />
    </Skeleton>
  )
}
