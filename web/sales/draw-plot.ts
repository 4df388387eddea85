import UPlot from 'uplot'
import { followTheme } from './follow-theme.ts'
import { showRoundMoney } from './round-money.ts'

export type PlotKind = 'revenue' | 'orders'

type Drawing = {
  kind: PlotKind
  days: string[]
  values: number[]
  onPoint: (place: number | undefined) => void
}

/** With more days than this bars would be hairs. */
const MOST_BARS = 31
const HALF_DAY = 12 * 60 * 60
const WHOLE_STEPS = [1, 10, 100, 1000, 10_000, 100_000].flatMap(n => [n, 2 * n, 5 * n])

/** Draws into the element, in its size and its colours as they change, until the end is called. */
export function drawPlot(host: HTMLElement, { kind, days, values, onPoint }: Drawing) {
  const style = getComputedStyle(host)
  // Canvases know nothing of style sheets: these three are set there for reading them here.
  const colours = {
    series: () => style.fill,
    lines: () => style.stroke,
    text: () => style.color,
  }
  const axis = {
    stroke: colours.text,
    font: `12px ${style.fontFamily}`,
    ticks: { show: false },
    grid: { stroke: colours.lines, width: 1 },
  }
  const asBars = days.length <= MOST_BARS
  const plot = new UPlot(
    {
      ...sizeOf(host),
      padding: [8, 12, 0, 0],
      legend: { show: false },
      tzDate: seconds => UPlot.tzDate(new Date(seconds * 1000), 'Etc/UTC'),
      // Both plots point at the same day.
      cursor: { y: false, drag: { x: false }, sync: { key: 'sales' } },
      scales: {
        // Half a day more at both ends: a bar stands in the middle of its day.
        x: { time: true, range: (_, first, last) => [first - HALF_DAY, last + HALF_DAY] },
        y: {
          range: (_, __, highest) => [0, Math.max(highest * 1.05, kind === 'orders' ? 4 : 400)],
        },
      },
      axes: [
        {
          ...axis,
          grid: { show: false },
          space: 56,
          size: 28,
          values: (_, times) => times.map(showTick(days.length)),
        },
        {
          ...axis,
          size: 48,
          space: 32,
          ...(kind === 'orders'
            ? { incrs: WHOLE_STEPS }
            : { values: (_: UPlot, amounts: number[]) => amounts.map(showRoundMoney) }),
        },
      ],
      series: [
        {},
        {
          stroke: colours.series,
          width: asBars ? 0 : 1.5,
          points: { show: false },
          ...(asBars && { fill: colours.series, paths: bars() }),
        },
      ],
      hooks: { setCursor: [({ cursor }) => onPoint(cursor.idx ?? undefined)] },
    },
    [days.map(day => Date.parse(day) / 1000), values],
    host,
  )
  const resized = new ResizeObserver(() => plot.setSize(sizeOf(host)))
  resized.observe(host)
  const unfollow = followTheme(() => plot.redraw(false))
  return () => {
    resized.disconnect()
    unfollow()
    onPoint(undefined)
    plot.destroy()
  }
}

function sizeOf(host: HTMLElement) {
  return { width: host.clientWidth, height: host.clientHeight }
}

function bars() {
  const build = UPlot.paths.bars?.({ size: [0.66, 28], radius: 0.2 })
  if (!build) throw new Error('uPlot came without its bars.')
  return build
}

/** 3 Mar among a month's days, and Mar among a year's. */
function showTick(days: number) {
  const format = new Intl.DateTimeFormat('en-GB', {
    month: 'short',
    ...(days <= MOST_BARS && { day: 'numeric' }),
    timeZone: 'UTC',
  })
  return (seconds: number) => format.format(seconds * 1000)
}
