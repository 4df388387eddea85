import arrowLeft from 'bootstrap-icons/icons/arrow-left.svg?raw'
import arrowRight from 'bootstrap-icons/icons/arrow-right.svg?raw'
import check from 'bootstrap-icons/icons/check-lg.svg?raw'
import list from 'bootstrap-icons/icons/list.svg?raw'
import moon from 'bootstrap-icons/icons/moon.svg?raw'
import pause from 'bootstrap-icons/icons/pause-fill.svg?raw'
import play from 'bootstrap-icons/icons/play-fill.svg?raw'
import sun from 'bootstrap-icons/icons/sun.svg?raw'
import truck from 'bootstrap-icons/icons/truck.svg?raw'
import close from 'bootstrap-icons/icons/x-lg.svg?raw'

const icons = { arrowLeft, arrowRight, check, close, list, moon, pause, play, sun, truck }

type Props = {
  name: keyof typeof icons
  /** What it means. Without it the picture is decoration beside a text that says the same. */
  label?: string
}

export function Icon({ name, label }: Props) {
  const paths = icons[name].matchAll(/ d="([^"]+)"/g).map(([, d]) => <path key={d} d={d} />)
  const shape = { className: `icon icon-${name}`, viewBox: '0 0 16 16', fill: 'currentColor' }
  return label ? (
    <svg {...shape} role="img" aria-label={label}>
      {[...paths]}
    </svg>
  ) : (
    <svg {...shape} aria-hidden="true">
      {[...paths]}
    </svg>
  )
}
