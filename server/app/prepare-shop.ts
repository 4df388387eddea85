import type { Db } from '../db/tables.ts'
import {
  createDemoAccounts,
  DEMO_ACCOUNTS,
  type DemoAccount,
  findDemoPassword,
  openDemoAccounts,
} from '../demo/accounts.ts'
import { fillShop } from '../demo/fill-shop.ts'
import type { Images } from '../products/images.ts'
import { ensureSuperuser } from '../users/first-superuser.ts'
import { BadSetting, type Config } from './config.ts'

/** Everything that a first start puts into the shop. Returns the demo accounts that are open. */
export async function prepareShop(config: Config, db: Db, images: Images): Promise<DemoAccount[]> {
  if (config.production) {
    const problem = await findDemoPassword(db, config.admin?.password)
    if (problem) throw new BadSetting(problem)
  }
  if (config.admin) await ensureSuperuser(db, config.admin)
  if (config.seed === 'none') return []
  const filled = await fillShop(db, images)
  if (config.production) return []
  if (filled) {
    await createDemoAccounts(
      db,
      DEMO_ACCOUNTS.filter(({ role }) => !(config.admin && role === 'superuser')),
    )
  }
  return openDemoAccounts(db)
}
