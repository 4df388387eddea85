import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

// Vitest has built it before, if it had to, and sets NODE_ENV to `test`.
test('pages are built for production, whatever NODE_ENV says', () => {
  const pages = readFileSync(join(import.meta.dirname, '..', 'dist/pages/entry-server.js'), 'utf8')
  expect(pages.includes('jsxDEV')).toBe(false)
})
