const LONG = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' })

/** 15 November 2026, as the calendar of the person has it. */
export function Day({ time }: { time: string }) {
  return <time dateTime={time}>{LONG.format(new Date(time))}</time>
}
