import { users } from '../contract/users.ts'
import { forge, forgeries } from './forged-tokens.ts'
import { jsonOf } from './send.ts'
import { PASSWORD, type Target } from './target.ts'
import type { Trial } from './trial.ts'

export const tokens: Trial = {
  number: 16,
  title: 'tokens',
  async run(target) {
    const forged = await tryForgeries(target)
    const lives = await followLives(target)
    return {
      figures: `${forged.tried} forgeries, ${lives.tried} ends of a session at the next call`,
      problems: [...forged.problems, ...lives.problems],
    }
  },
}

const statusOf = async (target: Target, token: string) =>
  (await target.ask(users.profile, { as: { token } })).status

async function tryForgeries(target: Target) {
  const problems: string[] = []
  const { id } = await target.person()
  const genuine = await statusOf(target, await forge(id))
  // Otherwise all of the others could be refused for a reason of ours.
  if (genuine !== 200) problems.push(`the genuine token got ${genuine}`)
  const all = Object.entries(await forgeries(id))
  for (const [name, token] of all) {
    const answer = await target.ask(users.profile, { as: { token } })
    if (answer.status !== 401) problems.push(`the token ${name} got ${answer.status}`)
    if (answer.headers['www-authenticate'] !== 'Bearer') problems.push(`${name}: no challenge`)
  }
  return { tried: all.length, problems }
}

/** What ends a session, and the statuses of the calls before and after. */
async function followLives(target: Target) {
  const owner = await target.person('superuser')
  const problems: string[] = []
  const expect = (what: string, actual: number, wanted: number) => {
    if (actual !== wanted) problems.push(`${what}: ${actual} instead of ${wanted}`)
  }
  const deleted = await target.person()
  expect('before the deletion', await statusOf(target, deleted.token), 200)
  await target.call(users.delete, { as: owner, id: deleted.id })
  expect('a deleted person', await statusOf(target, deleted.token), 401)

  const demoted = await target.person('admin')
  const listAs = async () => (await target.ask(users.list, { as: demoted })).status
  expect('before the demotion', await listAs(), 200)
  await target.call(users.update, { as: owner, id: demoted.id, body: { isAdmin: false } })
  expect('a demoted admin', await listAs(), 403)

  const { token, ...person } = await target.person()
  const { name, username, email } = person
  const elsewhere = await target.call(users.login, { body: { username, password: PASSWORD } })
  const update = { name, username, email, password: 'another password' }
  const changed = await target.ask(users.updateProfile, { as: { token }, body: update })
  const renewed = (jsonOf(changed) as { token: string }).token
  expect('the session that changed its password', await statusOf(target, renewed), 200)
  expect('its earlier token', await statusOf(target, token), 401)
  expect('another session of the person', await statusOf(target, elsewhere.token), 401)
  return { tried: 4, problems }
}
