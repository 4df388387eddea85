import { expect, test } from 'vitest'
import { isOutOfRoom, isUnavailable } from './failures.ts'

const failure = (code: string) => Object.assign(new Error('of the database'), { code })

test.each([
  ['08006', 'the connection broke'],
  ['53100', 'the disk is full'],
  ['53200', 'out of memory'],
  ['53300', 'too many connections'],
  ['57014', 'a statement took too long'],
  ['57P01', 'it is shutting down'],
  ['57P02', 'it crashed'],
  ['57P03', 'it is starting up'],
  ['58030', 'a file cannot be read or written'],
  ['55P03', 'a lock took too long'],
  ['XX000', 'it refused a connection: could not write init file'],
])('%s: the database is away, because %s', code => {
  expect(isUnavailable(failure(code))).toBe(true)
})

test.each([
  ['23505', 'the row is there already'],
  ['22P02', 'not a number'],
  ['42P01', 'no such table'],
  ['XX001', 'a page is damaged'],
])('%s is a failure like any other, because %s', code => {
  expect(isUnavailable(failure(code))).toBe(false)
})

test('a full disk is told apart from what else may pass', () => {
  expect(['53100', 'ENOSPC', '53200'].map(code => isOutOfRoom(failure(code)))).toEqual([
    true,
    true,
    false,
  ])
})
