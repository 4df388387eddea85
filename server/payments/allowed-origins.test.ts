import { expect, test } from 'vitest'
import { allowedOrigins } from './allowed-origins.ts'

const paypal = (sdkUrl: string) => ({ paypal: { clientId: 'x', sdkUrl } })

test('without PayPal nobody is let in', () => {
  expect(allowedOrigins({ paypal: null })).toEqual({})
})

test('the sandbox inside the shop needs a frame of our own, and nothing else', () => {
  expect(allowedOrigins(paypal('/sandbox/paypal/sdk/js'))).toEqual({ frames: ["'self'"] })
})

test('a sandbox that runs elsewhere is let in by its origin', () => {
  const { scripts, frames } = allowedOrigins(paypal('http://localhost:8001/paypal/sdk/js'))
  expect(scripts).toEqual(['http://localhost:8001'])
  expect(frames).toEqual(['http://localhost:8001'])
})

test('PayPal itself is let in, and nobody who only looks like it', () => {
  const { scripts, connections, images } = allowedOrigins(paypal('https://www.paypal.com/sdk/js'))
  expect(scripts).toContain('https://www.paypal.com')
  expect(connections).toContain('https://*.paypal.com')
  expect(images).toContain('https://*.paypalobjects.com')
  expect(allowedOrigins(paypal('https://www.paypal.com.example/sdk/js')).scripts).toEqual([
    'https://www.paypal.com.example',
  ])
})
