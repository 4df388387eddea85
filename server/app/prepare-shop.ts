import type { Db } from '../db/tables.ts'
import { createDemoAccounts, DEMO_ACCOUNTS, findDemoPassword } from '../demo/accounts.ts'
import { everHadProducts } from '../products/browse-products.ts'
import type { Images } from '../products/images.ts'
import { ensureSuperuser } from '../users/first-superuser.ts'
import { BadSetting, type Config } from './config.ts'

/** Everything that a first start puts into the shop. */
export async function prepareShop(config: Config, db: Db, images: Images) {
  if (config.production) {
    const problem = await findDemoPassword(db, config.admin?.password)
    if (problem) throw new BadSetting(problem)
  }
  if (config.admin) await ensureSuperuser(db, config.admin)
  if (config.seed === 'none' || (await everHadProducts(db))) return
  // The catalogue is large, and only the first start needs it.
  const { fillShop } = await import('../demo/fill-shop.ts')
  const filled = await fillShop(db, images)
  if (filled && !config.production) {
    await createDemoAccounts(
      db,
      DEMO_ACCOUNTS.filter(({ role }) => !(config.admin && role === 'superuser')),
    )
  }
}
