import type { TSchema } from 'typebox'
import { calls } from '../../contract/calls.ts'
import type { Endpoint } from '../../contract/endpoint.ts'

/** The contract as a page to read: no script, so it works wherever a browser does. */
export function docsPage(): string {
  const features = Object.entries(calls)
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>The calls of the shop · Haberdash</title>
<style>${DOCS_STYLE}</style>
</head>
<body>
<main>
<h1>The calls of the shop</h1>
<p>Every call that the shop answers, made from its contract. Also as an
<a href="/api/docs/openapi.json">OpenAPI document</a> for tools.
Money is a decimal string in dollars, a time is ISO-8601 in UTC, ids are whole numbers.
What goes wrong answers with <code>{"detail": "a sentence"}</code>.
Calls for signed-in people take the token of a sign-in as <code>Authorization: Bearer …</code>.</p>
<nav>${features.map(([feature]) => `<a href="#${feature}">${feature}</a>`).join(' ')}</nav>
${features.map(([feature, endpoints]) => section(feature, Object.values(endpoints))).join('\n')}
</main>
</body>
</html>`
}

function section(feature: string, endpoints: Endpoint[]): string {
  return `<h2 id="${feature}">${feature}</h2>\n${endpoints.map(call).join('\n')}`
}

function call(endpoint: Endpoint): string {
  const { method, path, access, summary, query, headers, body, reply, refusals = {} } = endpoint
  return `<details>
<summary><b class="${method.toLowerCase()}">${method}</b> <code>${path}</code> <i>${access}</i>
<span>${escaped(summary)}</span></summary>
${fields('Query', query)}${fields('Headers', headers)}
${fields(endpoint.multipart ? 'Multipart form, with an optional file named image' : 'Body', body)}
<h3>Answer ${reply.status}</h3><pre>${escaped(shape(reply.schema))}</pre>
${Object.entries(refusals)
  .map(([status, text]) => `<p><b>${status}</b> ${escaped(text)}</p>`)
  .join('')}
</details>`
}

function fields(title: string, schema: TSchema | undefined): string {
  return schema ? `<h3>${title}</h3><pre>${escaped(shape(schema))}</pre>` : ''
}

type Json = {
  type?: string | string[]
  properties?: Record<string, Json>
  required?: string[]
  items?: Json
  description?: string
}

/** A schema as an indented outline: a name, and what it holds. */
function shape(schema: Json, indent = ''): string {
  if (schema.items)
    return `[ a list of\n${indent}  ${shape(schema.items, `${indent}  `)}\n${indent}]`
  if (!schema.properties) return schema.description ?? String(schema.type ?? 'any value')
  const lines = Object.entries(schema.properties).map(([name, value]) => {
    const optional = schema.required?.includes(name) ? '' : '?'
    return `${indent}  ${name}${optional}: ${shape(value, `${indent}  `)}`
  })
  return `{\n${lines.join('\n')}\n${indent}}`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}

export const DOCS_STYLE = `
:root { color-scheme: light dark; --paper: #fbf8f3; --surface: #fff; --ink: #201c17;
  --muted: #6a6158; --line: #e9e1d6; --brand: #1f5a46 }
@media (prefers-color-scheme: dark) { :root { --paper: #161412; --surface: #211e1a; --ink: #f3eee6;
  --muted: #b3a99c; --line: #37322b; --brand: #7fcbab } }
body { margin: 0; background: var(--paper); color: var(--ink);
  font: 16px/1.55 'Instrument Sans', system-ui, sans-serif }
main { max-width: 860px; margin: 0 auto; padding: 48px 24px 96px }
h1 { font-size: 40px; letter-spacing: -.02em; margin: 0 0 16px }
h2 { font-size: 26px; margin: 48px 0 16px; text-transform: capitalize }
h3 { font-size: 14px; color: var(--muted); margin: 16px 0 4px }
a { color: var(--brand) }
nav a { display: inline-block; padding: 10px 16px 10px 0; text-transform: capitalize }
details { background: var(--surface); border: 1px solid var(--line); border-radius: 12px;
  margin: 8px 0; padding: 0 16px 0 36px }
details[open] { padding-bottom: 16px }
summary { cursor: pointer; padding: 12px 0; list-style-position: outside }
summary span { display: block; color: var(--muted); font-size: 14px }
summary b { display: inline-block; min-width: 60px; color: var(--brand) }
summary b.delete { color: #b3261e }
@media (prefers-color-scheme: dark) { summary b.delete { color: #f2a29b } }
summary i { float: right; font-style: normal; font-size: 14px; color: var(--muted) }
pre { overflow-x: auto; margin: 0; padding: 12px; border-radius: 8px; background: var(--paper);
  font-size: 14px }
code { overflow-wrap: anywhere }
`
