import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { ignoredBy, readDockerfile } from './dockerfile.ts'

const root = join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')

/** What is loaded when the shop runs: everything but types, and what only `--dev` asks for. */
const IMPORT =
  /^(?:import|export)\s(?!type\s)[^'"]*?from '([^']+)'|^import '([^']+)'|(?<!typeof )import\(\s*'([^']+)'\s*\)/gm

function loadedFrom(entries: string[]) {
  const files = new Set<string>(entries)
  const packages = new Set<string>()
  for (const file of files) {
    if (file === 'server/pages/dev.ts') continue
    for (const [, from, bare, lazy] of read(file).matchAll(IMPORT)) {
      const name = from ?? bare ?? lazy ?? ''
      if (name.startsWith('.')) files.add(relative(root, join(root, dirname(file), name)))
      else if (!name.startsWith('node:')) packages.add(packageOf(name))
    }
  }
  return { files: [...files], packages: [...packages] }
}

/** `@fastify/static` of `@fastify/static/x`, `typebox` of `typebox/schema`. */
function packageOf(name: string): string {
  return name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/')
}

const image = readDockerfile(join(root, 'Dockerfile'))
const last = image.slice(image.findLastIndex(({ name }) => name === 'FROM'))
const copied = last
  .filter(({ name, rest }) => name === 'COPY' && !rest.startsWith('--from'))
  .flatMap(({ rest }) => rest.split(' ').slice(0, -1))
const loaded = loadedFrom(['server/main.ts', 'scripts/backup.ts'])

test('the shop runs on its dependencies, without the tools of its makers', () => {
  const { dependencies } = JSON.parse(read('package.json'))
  expect(loaded.packages.length).toBeGreaterThan(5)
  expect(loaded.packages.filter(name => !(name in dependencies))).toEqual([])
})

test('everything that the running shop loads is in the image', () => {
  const ignored = ignoredBy(join(root, '.dockerignore'))
  const isIn = (file: string) =>
    copied.some(each => file === each || file.startsWith(`${each}/`)) && !ignored(file)
  expect(loaded.files.length).toBeGreaterThan(80)
  expect(loaded.files.filter(file => !isIn(file))).toEqual([])
})

test('tests and drawings are not in the image', () => {
  const ignored = ignoredBy(join(root, '.dockerignore'))
  for (const file of ['server/testing/test-shop.ts', 'server/demo/draw/book.mjs', 'e2e/shop.ts']) {
    expect(existsSync(join(root, file))).toBe(true)
    expect(ignored(file)).toBe(true)
  }
  expect(ignored('.env')).toBe(true)
  expect(ignored('server/demo/pictures/beanie.webp')).toBe(false)
})

test('compose.yaml and .env.example name settings that the shop reads, and one of PostgreSQL', () => {
  const settings = new Set(
    [...read('README.md').matchAll(/`([A-Z]+(?:_[A-Z]+)*)`/g)].map(m => m[1]),
  )
  const named = [...read('.env.example').matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name)
  expect(named.length).toBeGreaterThan(5)
  expect(named.filter(name => !settings.has(name))).toEqual(['POSTGRES_PASSWORD'])
  const wanted = [...read('compose.yaml').matchAll(/\$\{([A-Z_]+)/g)].map(([, name]) => name)
  expect(wanted.filter(name => !named.includes(name))).toEqual([])
})
