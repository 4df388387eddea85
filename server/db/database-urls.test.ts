import { expect, test } from 'vitest'
import { splitHosts } from './database-urls.ts'

test.each([
  ['postgres://a/shop', ['postgres://a/shop']],
  [
    'postgres://u:p,q@a:5432,b/shop?sslmode=require',
    ['postgres://u:p,q@a:5432/shop?sslmode=require', 'postgres://u:p,q@b/shop?sslmode=require'],
  ],
  ['postgresql://a,b,c', ['postgresql://a', 'postgresql://b', 'postgresql://c']],
  ['nonsense', ['nonsense']],
])('%s', (url, urls) => {
  expect(splitHosts(url)).toEqual(urls)
})
