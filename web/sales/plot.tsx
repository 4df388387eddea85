import { useCallback } from 'react'
import { drawPlot, type PlotKind } from './draw-plot.ts'

type Props = {
  label: string
  kind: PlotKind
  days: string[]
  values: number[]
  /** The place of the day under the pointer, or undefined when it leaves. */
  onPoint: (place: number | undefined) => void
}

/** A picture of one value by day, drawn anew whenever its days are others. */
export function Plot({ label, kind, days, values, onPoint }: Props) {
  const draw = useCallback(
    (host: HTMLElement | null) =>
      host ? drawPlot(host, { kind, days, values, onPoint }) : undefined,
    [kind, days, values, onPoint],
  )
  return <div ref={draw} role="img" aria-label={label} className={`plot plot-${kind}`} />
}
