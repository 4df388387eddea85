import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const page = readFileSync(join(import.meta.dirname, 'spec-coverage.md'), 'utf8')

type Requirement = { number: string; proofs: { file: string; title: string }[] }

const requirements: Requirement[] = page
  .split(/^- \*\*/m)
  .slice(1)
  .map(text => ({
    number: text.slice(0, text.indexOf('**')),
    proofs: [...text.matchAll(/^ {2}- (\S+) › (.+)$/gm)].map(([, file = '', title = '']) => ({
      file,
      title,
    })),
  }))

/** The first arguments of `test(…)` and `test.each(…)(…)`, as they are written. */
function titlesIn(file: string): Set<string> {
  if (!existsSync(join(root, file))) return new Set()
  const source = readFileSync(join(root, file), 'utf8')
  const calls = source.matchAll(/(?:\btest|\)|`)\(\s*(?:'([^'\n]*)'|`([^`]*)`|"([^"\n]*)"),/g)
  return new Set(
    [...calls].map(([, single, template, double]) => single ?? template ?? double ?? ''),
  )
}

test('requirements are numbered without a gap, section by section', () => {
  expect(requirements.length).toBeGreaterThan(100)
  const sections = Map.groupBy(requirements, ({ number }) => number.split('.')[0])
  expect([...sections.keys()]).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9'])
  for (const [section, all] of sections) {
    expect(all.map(({ number }) => number)).toEqual(
      all.map((_, place) => `${section}.${place + 1}`),
    )
  }
})

test('every requirement names a test', () => {
  const without = requirements.filter(({ proofs }) => proofs.length === 0)
  expect(without.map(({ number }) => number)).toEqual([])
})

test('every test that is named exists', () => {
  const named = requirements.flatMap(({ proofs }) => proofs)
  const missing = named.filter(({ file, title }) => !titlesIn(file).has(title))
  expect(missing.map(({ file, title }) => `${file} › ${title}`)).toEqual([])
})
