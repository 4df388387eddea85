import { expect, test } from 'vitest'
import { checkLogin, checkProfile, checkRegistration } from './check-fields.ts'

const zoe = {
  name: 'Zoe',
  username: 'zoe',
  email: 'zoe@example.com',
  password: 'correct horse',
  confirmPassword: 'correct horse',
}

test('a sign-in needs an email address and a password', () => {
  expect(checkLogin({ email: '', password: '' })).toEqual({
    email: 'Please enter your email address.',
    password: 'Please enter your password.',
  })
  expect(checkLogin({ email: 'zoe', password: 'x' })).toEqual({
    email: 'Please enter an address like name@example.com.',
  })
  expect(checkLogin({ email: ' zoe@example.com ', password: 'x' })).toEqual({})
})

test('a registration needs every field, and the same password twice', () => {
  expect(checkRegistration(zoe)).toEqual({})
  expect(
    Object.keys(checkRegistration({ ...zoe, name: ' ', username: '', email: 'zoe@' })),
  ).toEqual(['name', 'username', 'email'])
  expect(checkRegistration({ ...zoe, confirmPassword: 'correct house' })).toEqual({
    confirmPassword: 'Passwords do not match',
  })
  expect(checkRegistration({ ...zoe, password: 'short', confirmPassword: 'short' })).toEqual({
    password: 'Please use 8 to 128 characters.',
  })
})

test('a profile without a password keeps the current one, and half a password is none', () => {
  expect(checkProfile({ ...zoe, password: '', confirmPassword: '' })).toEqual({})
  expect(checkProfile({ ...zoe, password: '' }).confirmPassword).toBe('Passwords do not match')
  expect(checkProfile({ ...zoe, confirmPassword: '' }).confirmPassword).toBe(
    'Passwords do not match',
  )
})
