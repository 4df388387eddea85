/** Markup that is safe to send: only `html` makes it, and it escapes whatever is put in. */
export type Html = { markup: string }

export function html(strings: TemplateStringsArray, ...values: (Html | Html[] | string)[]): Html {
  const parts = strings.map((text, at) => text + (at < values.length ? show(values[at] ?? '') : ''))
  return { markup: parts.join('') }
}

function show(value: Html | Html[] | string): string {
  if (Array.isArray(value)) return value.map(show).join('')
  return typeof value === 'string' ? escapeText(value) : value.markup
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escapeText(text: string): string {
  return text.replace(/[&<>"']/g, sign => entities[sign] ?? sign)
}

/** "$1,681.88", for every currency. */
export function showMoney(amount: string | number, currency: string): string {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(Number(amount))
}
