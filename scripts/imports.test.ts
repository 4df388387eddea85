import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')

const MAY_NOT = [
  ['contract/orders.ts', '../server/refusal.ts'],
  ['contract/orders.ts', '../web/base/api.ts'],
  ['sandbox/state.ts', '../contract/money.ts'],
  ['sandbox/paypal/api.ts', '../../server/refusal.ts'],
  ['web/cart/cart.ts', '../../server/refusal.ts'],
  ['web/base/api.ts', '../../server/refusal.ts'],
  ['web/app/layout.tsx', '../../server/refusal.ts'],
  ['web/ui/price.tsx', '../../server/refusal.ts'],
  ['web/routes.tsx', '../server/refusal.ts'],
  ['web/ui/price.tsx', '../base/session.ts'],
  ['web/ui/price.tsx', '../cart/cart.ts'],
  ['web/ui/price.tsx', '../app/layout.tsx'],
  ['web/base/stored-atom.ts', '../cart/cart.ts'],
  ['web/base/stored-atom.ts', '../app/layout.tsx'],
  ['web/products/buy-box.tsx', '../app/layout.tsx'],
  ['server/orders/place-order.ts', '../app/config.ts'],
  ['server/orders/place-order.ts', '../pages/pages.ts'],
  ['server/orders/place-order.ts', '../../web/base/api.ts'],
  ['server/orders/place-order.ts', '../../sandbox/state.ts'],
  ['server/db/open.ts', '../orders/place-order.ts'],
  ['server/db/open.ts', '../app/config.ts'],
  ['server/app/app.ts', '../../web/base/api.ts'],
  ['server/app/app.ts', '../../sandbox/sandbox.ts'],
  ['server/pages/pages.ts', '../app/config.ts'],
  ['outside/client.ts', '../contract/orders.ts'],
] as const

const MAY = [
  ['web/cart/cart.ts', '../../contract/money.ts'],
  ['web/cart/cart.ts', '../base/stored-atom.ts'],
  ['web/cart/cart.ts', '../ui/price.tsx'],
  ['web/admin/routes.tsx', '../app/root-route.tsx'],
  ['web/app/layout.tsx', '../cart/cart.ts'],
  ['server/orders/place-order.ts', '../db/transaction.ts'],
  ['server/orders/place-order.ts', '../serve.ts'],
  ['server/app/app.ts', '../orders/routes.ts'],
  ['server/app/payments.ts', '../../sandbox/sandbox.ts'],
  ['server/pages/build.ts', '../../web/entry-server.tsx'],
  ['server/pages/policy.ts', '../payments/allowed-origins.ts'],
] as const

/** The imports that our linter refuses, tried in a folder where each file has nothing else. */
function lint(trials: (readonly [file: string, from: string])[]): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'haberdash-imports-'))
  try {
    const settings = JSON.parse(readFileSync(join(root, 'biome.json'), 'utf8'))
    writeFileSync(join(folder, 'biome.json'), JSON.stringify({ ...settings, vcs: undefined }))
    const files = Map.groupBy(trials, ([file]) => file)
    for (const [file, all] of files) {
      mkdirSync(dirname(join(folder, file)), { recursive: true })
      writeFileSync(join(folder, file), all.map(([, from]) => `import '${from}'`).join('\n'))
    }
    const biome = join(root, 'node_modules', '.bin', 'biome')
    const args = ['lint', '--reporter=github', '--max-diagnostics=none']
    const { stdout } = spawnSync(biome, args, { cwd: folder, encoding: 'utf8' })
    const refusals = stdout.matchAll(/noRestrictedImports,file=([^,]+),line=(\d+)/g)
    return [...refusals].map(([, path = '', line]) => {
      const file = relative(folder, path)
      const [, from] = files.get(file)?.[Number(line) - 1] ?? []
      return `${file} → ${from}`
    })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

test('imports point one way, and the linter sees to it', () => {
  const refused = MAY_NOT.map(([file, from]) => `${file} → ${from}`)
  expect(lint([...MAY_NOT, ...MAY]).toSorted()).toEqual(refused.toSorted())
})
