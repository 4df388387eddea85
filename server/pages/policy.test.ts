import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { policyFor } from './policy.ts'

const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`

test('inline scripts are allowed by their hash; files and JSON-LD need none', () => {
  const policy = policyFor(`<script>one()</script><script class="x">two()
</script><script type="module" src="/assets/a.js"></script>
<script type="application/ld+json">{"a":1}</script>`)
  expect(policy).toContain(`script-src 'self' ${hashOf('one()')} ${hashOf('two()\n')};`)
  expect(policy).not.toContain('unsafe')
  expect(policy).not.toContain(hashOf('{"a":1}'))
})

test('payment providers are let in only where they are named', () => {
  const policy = policyFor('', {
    scripts: ['https://pay.example'],
    frames: ['https://pay.example'],
    forms: ['https://checkout.example'],
  })
  expect(policy).toContain("script-src 'self' https://pay.example;")
  expect(policy).toContain('frame-src https://pay.example;')
  expect(policy).toContain("form-action 'self' https://checkout.example;")
  expect(policy).toContain("connect-src 'self';")
  expect(policyFor('')).toContain("frame-src 'none'")
})
