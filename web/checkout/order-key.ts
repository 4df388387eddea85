import type { NewOrder } from '../../contract/orders.ts'

const KEY = 'orderAttempt'

type Attempt = { key: string; order: string }
let current: Attempt | undefined

/**
 * The key that makes a repeat of this very order the same order. It outlives a reload: somebody
 * who never saw the answer, and asks again, gets what they ordered once.
 */
export function keyOf(order: NewOrder): string {
  const text = JSON.stringify(order)
  current ??= readAttempt()
  if (current?.order !== text) {
    current = { key: crypto.randomUUID(), order: text }
    attempt(() => sessionStorage.setItem(KEY, JSON.stringify(current)))
  }
  return current.key
}

/** The next order is another one, even if it looks the same. */
export function forgetKey() {
  current = undefined
  attempt(() => sessionStorage.removeItem(KEY))
}

function readAttempt(): Attempt | undefined {
  let text: string | null = null
  attempt(() => {
    text = sessionStorage.getItem(KEY)
  })
  try {
    const { key, order } = JSON.parse(text ?? '{}')
    return typeof key === 'string' && typeof order === 'string' ? { key, order } : undefined
  } catch {
    return undefined
  }
}

/** Without storage the key lives as long as the page. */
function attempt(use: () => void) {
  try {
    use()
  } catch {}
}
