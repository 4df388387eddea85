export type Field = string | { [name: string]: Field }
export type Form = { [name: string]: Field }

/** Stripe's nested forms: `line_items[0][price_data][currency]=usd`. Lists stay objects by index. */
export function parseForm(text: string): Form {
  const form: Form = Object.create(null)
  for (const [name, value] of new URLSearchParams(text))
    put(form, name.match(/[^[\]]+|\[\]/g) ?? [], value)
  return form
}

function put(into: Form, path: string[], value: string): void {
  const [head, ...rest] = path
  if (head === undefined) return
  // `expand[]=a&expand[]=b` numbers itself.
  const name = head === '[]' ? String(Object.keys(into).length) : head
  if (rest.length === 0) {
    into[name] = value
    return
  }
  const known = into[name]
  const child: Form = typeof known === 'object' ? known : Object.create(null)
  into[name] = child
  put(child, rest, value)
}

export function textAt(form: Field | undefined, ...path: string[]): string | undefined {
  const found = at(form, ...path)
  return typeof found === 'string' && found !== '' ? found : undefined
}

export function partsAt(form: Field | undefined, ...path: string[]): [string, Field][] {
  const found = at(form, ...path)
  return typeof found === 'object' ? Object.entries(found) : []
}

/** The plain texts below a name, without whatever is nested deeper. */
export function textsAt(form: Field | undefined, ...path: string[]): Record<string, string> {
  const texts = partsAt(form, ...path).filter(part => typeof part[1] === 'string')
  return Object.fromEntries(texts) as Record<string, string> // the filter left nothing else
}

function at(form: Field | undefined, ...path: string[]): Field | undefined {
  let found = form
  for (const name of path) found = typeof found === 'object' ? found[name] : undefined
  return found
}
