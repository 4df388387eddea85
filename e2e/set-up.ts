import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildIfNeeded } from '../scripts/build-if-needed.ts'
import { startShop } from '../server/testing/shop-process.ts'

/** Builds the web, and fills one shop with the demo catalogue, of which every worker gets a copy. */
export default async function setUp() {
  buildIfNeeded()
  const folder = mkdtempSync(join(tmpdir(), 'haberdash-e2e-'))
  const shop = startShop({ DATA_DIR: folder, SEED: 'demo' })
  await shop.opened
  shop.signal('SIGTERM')
  await shop.ended
  process.env.FILLED_SHOP = folder
  return () => rmSync(folder, { recursive: true, force: true })
}
