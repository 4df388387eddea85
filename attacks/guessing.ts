import { users } from '../contract/users.ts'
import { inTurns } from './in-turns.ts'
import type { Answer } from './send.ts'
import { PASSWORD, type Target } from './target.ts'
import type { Trial } from './trial.ts'
import { percentile, watchCatalogue } from './watch-shop.ts'

const P99_MS = 500
const ALIKE = 0.1
/** Somebody may try this often before they are slowed, and a few more by trying all at once. */
const FREE_GUESSES = 5 + 4

export const guessing: Trial = {
  number: 15,
  title: 'password guessing',
  async run(target, long) {
    const guesses = long ? 1000 : 60
    const people = long ? 200 : 40
    const guessed = await guess(target, guesses)
    const crowd = await signInAtOnce(target, people)
    const timing = await compareTimes(target, long ? 200 : 30)
    return {
      figures:
        `${guesses} guesses: ${guessed.tried} looked at, ${guessed.slowed} times 429; ` +
        `${people} sign-ins at once: all in, others' p99 ${crowd.p99.toFixed(0)} ms; ` +
        `medians of ${timing.pairs} pairs: known ${timing.known.toFixed(1)} ms, unknown ${timing.unknown.toFixed(1)} ms`,
      problems: [...guessed.problems, ...crowd.problems, ...timing.problems],
    }
  },
}

const signIn = (target: Target, username: string, password: string): Promise<Answer> =>
  target.ask(users.login, { body: { username, password } })

/** One account, many passwords, the right one among the last. */
async function guess(anyTarget: Target, guesses: number) {
  const target = await anyTarget.another({})
  const { email } = await target.person()
  const statuses: number[] = []
  const problems: string[] = []
  await inTurns(10, Array.from({ length: guesses }).keys(), async n => {
    const password = n > guesses - 10 ? PASSWORD : `guess number ${n}`
    const { status, headers } = await signIn(target, email, password)
    statuses.push(status)
    const wait = Number(headers['retry-after'])
    if (status === 429 && !(wait >= 1)) problems.push('429 without Retry-After')
  })
  await target.close()
  const count = (wanted: number) => statuses.filter(status => status === wanted).length
  if (count(200) > 0) problems.push('somebody guessed their way in')
  if (count(401) > FREE_GUESSES) problems.push(`${count(401)} guesses were looked at`)
  if (count(401) + count(429) !== guesses) problems.push(`statuses: ${[...new Set(statuses)]}`)
  return { tried: count(401), slowed: count(429), problems }
}

async function signInAtOnce(anyTarget: Target, people: number) {
  const target = await anyTarget.another({})
  await target.product()
  const { email } = await target.person()
  const end = watchCatalogue(target)
  const answers = await Promise.all(
    Array.from({ length: people }, () => signIn(target, email, PASSWORD)),
  )
  const { p99, failures } = await end()
  await target.close()
  const out = answers.filter(({ status }) => status !== 200).length
  return {
    p99,
    problems: [
      ...failures,
      ...(out > 0 ? [`${out} of ${people} people with the right password stay out`] : []),
      ...(p99 > P99_MS ? [`others waited: p99 ${p99.toFixed(0)} ms`] : []),
    ],
  }
}

/** Wrong passwords of accounts that are there and of others that are not, in turn. */
async function compareTimes(anyTarget: Target, pairs: number) {
  const target = await anyTarget.another({
    SIGN_IN_FAILURES_PER_ACCOUNT: '1000000',
    SIGN_IN_FAILURES_PER_ADDRESS: '1000000',
  })
  const { email } = await target.person()
  const times = { known: [] as number[], unknown: [] as number[] }
  const medians = () => [times.known, times.unknown].map(each => percentile(each, 50))
  const differ = () => Math.abs(Number(medians()[0]) / Number(medians()[1]) - 1)
  // The first few warm the shop up; a busy machine needs more of them to come to rest.
  for (let n = -5; n < pairs || (n < 4 * pairs && differ() > ALIKE); n++) {
    const here = await signIn(target, email, 'not the password')
    const away = await signIn(target, email.replace('u', 'v'), 'not the password')
    if (n < 0) continue
    times.known.push(here.ms)
    times.unknown.push(away.ms)
  }
  await target.close()
  const [known = 0, unknown = 0] = medians()
  const problems =
    differ() > ALIKE ? [`the medians differ by ${(100 * differ()).toFixed(1)} %`] : []
  return { pairs: times.known.length, known, unknown, problems }
}
