import { createHmac } from 'node:crypto'
import type { Answer } from '../answer.ts'
import type { SandboxOptions } from '../options.ts'
import { sameText } from '../same-text.ts'

const lifetime = 32_400

type Keys = SandboxOptions['paypal']

export function issueToken(keys: Keys, authorization: string | undefined, form: string): Answer {
  const expected = Buffer.from(`${keys.clientId}:${keys.clientSecret}`).toString('base64')
  if (!sameText(authorization, `Basic ${expected}`))
    return oauthError(401, 'invalid_client', 'Client Authentication failed')
  const grant = new URLSearchParams(form).get('grant_type')
  if (!grant) return oauthError(400, 'unsupported_grant_type', 'Grant Type is NULL')
  if (grant !== 'client_credentials')
    return oauthError(400, 'unsupported_grant_type', 'unsupported grant_type')
  const token = signToken(keys, Math.floor(Date.now() / 1000) + lifetime)
  return {
    status: 200,
    body: {
      scope:
        'https://uri.paypal.com/services/payments/payment https://uri.paypal.com/services/payments/realtimepayment',
      access_token: token,
      token_type: 'Bearer',
      app_id: 'APP-SANDBOX',
      expires_in: lifetime,
      nonce: new Date().toISOString(),
    },
  }
}

function oauthError(status: number, error: string, description: string): Answer {
  return { status, body: { error, error_description: description } }
}

export function isTokenValid(keys: Keys, token: string): boolean {
  const ends = Number(token.split('.')[1])
  return ends > Date.now() / 1000 && sameText(token, signToken(keys, ends))
}

/** The token carries its own end and proof, so it outlives a restart without being stored. */
function signToken(keys: Keys, ends: number): string {
  const proof = createHmac('sha256', keys.clientSecret).update(`${keys.clientId} ${ends}`)
  return `A21AA.${ends}.${proof.digest('base64url')}`
}
