import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readConfig } from '../server/app/config.ts'
import { DEMO_ACCOUNTS } from '../server/demo/accounts.ts'
import { startShop } from '../server/testing/shop-process.ts'

const root = join(import.meta.dirname, '..')
const readme = readFileSync(join(root, 'README.md'), 'utf8')
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))

test('the curl examples of the README work as printed', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'haberdash-readme-'))
  const shop = startShop({ DATA_DIR: dataDir })
  try {
    const origin = await shop.opened
    const examples = [...readme.matchAll(/```sh\n([^`]*curl[^`]*)```/g)].map(([, code]) => code)
    expect(examples).toHaveLength(2)
    for (const example of examples) {
      const script = `set -eo pipefail\n${example?.replaceAll('http://localhost:8000', origin)}`
      const output = execFileSync('bash', ['-c', script], { encoding: 'utf8' })
      expect(output).toMatch(/"products":\[\{"id":|"totalPrice":"52.55"/)
    }
  } finally {
    shop.signal('SIGTERM')
    await shop.ended
    await rm(dataDir, { recursive: true, force: true })
  }
}, 90_000)

test('every npm command that the README names exists', () => {
  const named = [...readme.matchAll(/npm (?:run )?(\w+)/g)].map(([, name]) => name ?? '')
  const known = [...Object.keys(scripts), 'and']
  expect(named.filter(name => !known.includes(name))).toEqual([])
})

test('every file and folder that README and CONTRIBUTING name exists', () => {
  const pages = ['README.md', 'CONTRIBUTING.md'].map(page => readFileSync(join(root, page), 'utf8'))
  const paths = pages
    .flatMap(page => [...page.matchAll(/`((?:[a-z][\w-]*\/|\.env)[\w./-]*)`/g)])
    .map(([, path = '']) => path)
  // Made by running it, parts of paths, and the one that there shall never be.
  const made = /^(test-results|data|orders|app|base|db|ui|utils)\/$/
  expect(paths.length).toBeGreaterThan(20)
  expect(paths.filter(path => !made.test(path) && !existsSync(join(root, path)))).toEqual([])
})

test('every setting of the README is read, and every setting that is read is in the README', () => {
  const named = new Set(
    [...readme.matchAll(/`([A-Z][A-Z0-9]*(?:_[A-Z]+)*)`/g)].map(([, name]) => name),
  )
  const read = new Set<string>()
  const environment = new Proxy(
    { PAYPAL_CLIENT_ID: 'x', PAYPAL_CLIENT_SECRET: 'x' } as Record<string, string>,
    {
      get: (target, name) => {
        read.add(String(name))
        return target[String(name)]
      },
    },
  )
  readConfig(environment)
  read.delete('NODE_ENV')
  expect([...read].filter(name => !named.has(name))).toEqual([])
  const settings = [...named].filter(name => name?.includes('_') && name !== 'NODE_ENV')
  expect(settings.filter(name => name && !read.has(name))).toEqual([])
})

test('the demo accounts of the README are those of the shop', () => {
  const rows = readme.replace(/ +/g, ' ')
  for (const { role, email, password } of DEMO_ACCOUNTS) {
    expect(rows).toContain(`| ${role} | ${email} | ${password} |`)
  }
})
