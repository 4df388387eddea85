import { parse } from 'csv-parse/sync'
import { array, assert, constantFrom, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { readCell, writeLine } from './csv.ts'

const read = (text: string): string[][] => parse(text, { relaxQuotes: false })

test.each([
  ['plain', 'plain'],
  ['', ''],
  ['a, b', '"a, b"'],
  ['12" plate', '"12"" plate"'],
  ['two\nlines', '"two\nlines"'],
  ['=1+1', "'=1+1"],
  ['+44', "'+44"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['\r=1', '"\'\r=1"'],
  ['=HYPERLINK("http://x.example","a")', '"\'=HYPERLINK(""http://x.example"",""a"")"'],
  ["'=1", "''=1"],
  ["'tis", "'tis"],
  ['12.00', '12.00'],
  ['Zoë', 'Zoë'],
])('%j is written as %j', (text, written) => {
  expect(writeLine([text, 7])).toBe(`${written},7\r\n`)
})

/** Mostly what has a meaning somewhere in a CSV file or a spreadsheet. */
const cell = string({
  unit: constantFrom('"', ',', '\r', '\n', "'", '=', '+', '-', '@', '\t', ' ', 'a', 'é', '😀'),
})

test('every text comes back from a CSV reader, less the apostrophe', () => {
  assert(
    property(array(cell, { minLength: 2, maxLength: 4 }), line => {
      expect(read(writeLine(line))[0]?.map(readCell)).toEqual(line)
    }),
    { numRuns: 2000 },
  )
})

test('no cell begins like a formula, whatever it holds', () => {
  assert(
    property(cell, text => {
      expect(read(writeLine([text, 'end']))[0]?.[0]).not.toMatch(/^[=+\-@\t\r]/)
    }),
    { numRuns: 2000 },
  )
})
