import fc from 'fast-check'
import { expect, test } from 'vitest'
import { writeLine } from '../../contract/csv.ts'
import { MAX_IMPORT_LINES } from '../../contract/imports.ts'
import { readFile } from './read-file.ts'

const read = (text: string | Buffer) => readFile(Buffer.from(text))
const cells = async (text: string) => (await read(text)).map(line => line.cells)
const refusal = async (text: string | Buffer) => {
  const error = await read(text).catch(reason => reason)
  return error.message
}

test('columns come in any order, in any case, parted by commas or semicolons', async () => {
  const mug = [{ price: '7.50', name: 'Mug, blue; big' }]
  expect(await cells('price,name\n7.50,"Mug, blue; big"\n')).toEqual(mug)
  expect(await cells('Price; NAME \r\n7.50;"Mug, blue; big"')).toEqual(mug)
  expect(await cells('\ufeff"price","name"\r\n7.50,"Mug, blue; big"\r\n')).toEqual(mug)
})

test('a line has the number that a spreadsheet shows, whatever is in its cells', async () => {
  const lines = await read('name,price\n"Mug\nwith a ""handle""",1\n\n,\nCup,2\n')
  expect(lines).toEqual([
    { line: 2, cells: { name: 'Mug\nwith a "handle"', price: '1' } },
    { line: 5, cells: { name: 'Cup', price: '2' } },
  ])
})

test('empty cells beyond the columns are nothing, and full ones are told', async () => {
  const [padded, slipped, short] = await read('id,name,,\n1,Mug,,\n2,Mug,blue,\n3\n')
  expect(padded).toEqual({ line: 2, cells: { id: '1', name: 'Mug' } })
  expect(slipped?.problem).toBe('The line has 4 cells, but there are 2 columns.')
  expect(short?.problem).toBe('The line has 1 cell, but there are 2 columns.')
})

const KNOWN = 'It knows id, name, brand, category, price, stock, description, image.'

test.each([
  ['The file is empty.', ''],
  ['The file is empty.', '\n \n'],
  ['The file has no lines below the one with the columns.', 'name,price\n'],
  [
    `The first line names columns that the shop does not know: “colour”. ${KNOWN}`,
    'name,colour\nMug,blue\n',
  ],
  ['The column name is there twice.', 'name,price,Name\nMug,1,Cup\n'],
  ['Line 3 has a quotation mark where none can be.', 'name,price\nMug,1\n5" pipe,2\n'],
  ['Line 2 has a quotation mark where none can be.', 'name,price\n"Mug,1\nCup,2\n'],
  ['Line 3 does not end:', `name\nMug\n"${'x'.repeat(200_000)}\n`],
  ['The file must be text in UTF-8.', Buffer.from([0x6e, 0x61, 0x6d, 0x65, 0x0a, 0xff])],
  ['The file has more than 20,000 lines.', `name\n${'Mug\n'.repeat(MAX_IMPORT_LINES + 1)}`],
])('a file is refused: %s', async (sentence, text) => {
  expect(await refusal(text)).toContain(sentence)
})

/** Texts as the shop stores them: trimmed, and full of what makes trouble in a spreadsheet. */
const stored = fc
  .array(fc.constantFrom(...'=\'+-@,;"\t\r\n \\aé€😀1'), { minLength: 1, maxLength: 8 })
  .map(signs => signs.join('').trim())
  .filter(text => text !== '')

test('what was written is read again, whatever is in it', async () => {
  const rows = fc.array(fc.record({ name: stored, description: stored }), { minLength: 1 })
  await fc.assert(
    fc.asyncProperty(rows, async products => {
      const lines = products.map(({ name, description }) => writeLine([description, name]))
      expect(await cells(writeLine(['description', 'name']) + lines.join(''))).toEqual(products)
    }),
    { numRuns: 300 },
  )
})

test('no cell that was written begins as a formula does', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), stored, (any, awkward) => {
      for (const text of [any, awkward]) expect(writeLine([text])).not.toMatch(/^"?[=+\-@\t\r]./)
    }),
  )
})
