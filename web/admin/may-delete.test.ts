import { expect, test } from 'vitest'
import type { User } from '../../contract/users.ts'
import { mayDelete, roleOf } from './may-delete.ts'

function person(id: number, isAdmin: boolean, is_superuser = false): User {
  return { id, name: 'N', username: 'n', email: 'n@example.com', isAdmin, is_superuser }
}
const owner = person(1, true, true)
const admin = person(2, true)
const colleague = person(3, true)
const customer = person(4, false)

test.each([
  ['a visitor', null, customer, false],
  ['a customer another customer', customer, person(5, false), false],
  ['an admin a customer', admin, customer, true],
  ['an admin themselves', admin, admin, false],
  ['an admin another admin', admin, colleague, false],
  ['an admin the superuser', admin, owner, false],
  ['the superuser an admin', owner, admin, true],
  ['the superuser themselves', owner, owner, false],
  ['the superuser another superuser', owner, person(6, true, true), false],
])('%s may be deleted: %s', (_, asker, target, may) => {
  expect(mayDelete(asker, target)).toBe(may)
})

test('a role is the highest one', () => {
  expect([owner, admin, customer].map(roleOf)).toEqual(['Superuser', 'Admin', 'Customer'])
})
