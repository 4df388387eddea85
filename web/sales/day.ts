const LONG = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

/** 15 November 2026. It is a day of the shop, so nobody's time zone moves it. */
export function showDay(day: string): string {
  return LONG.format(new Date(day))
}
