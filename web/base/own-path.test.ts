import { expect, test } from 'vitest'
import { ownPath } from './own-path.ts'

test.each([
  [undefined, '/'],
  ['', '/'],
  ['/', '/'],
  ['shipping', '/shipping'],
  ['/shipping', '/shipping'],
  ['/order/7?session_id=x#y', '/order/7?session_id=x#y'],
  ['/?keyword=a%20b', '/?keyword=a%20b'],
])('%j leads to %j', (wanted, path) => {
  expect(ownPath(wanted)).toBe(path)
})

test.each([
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '\\evil.example',
  '/\t/evil.example',
  '\t//evil.example',
  ' //evil.example',
  '/\n/evil.example',
  'https://evil.example',
  'HTTPS://evil.example',
  'https:evil.example',
  'http:/evil.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  '/javascript:alert(1)',
  'data:text/html,x',
  'mailto:a@b.c',
  '//evil.example/%2f..',
  '/\u0000/evil.example',
  '/ /evil.example',
  '/..//evil.example',
  '/.//evil.example',
  '/%2e%2e//evil.example',
  '/shipping/..//evil.example',
  'shipping/..//evil.example',
])('%j ends at home', wanted => {
  expect(ownPath(wanted)).toBe('/')
})
