import { parseArgs } from 'node:util'
import { readConfig } from '../server/app/config.ts'
import { openDatabase } from '../server/db/open.ts'
import { seedShop } from './seeding/seed-shop.ts'

const USAGE = 'Usage: npm run seed -- --products 100000 --orders 1000000'

function readSizes() {
  const { values } = parseArgs({
    options: {
      products: { type: 'string', default: '0' },
      orders: { type: 'string', default: '0' },
    },
  })
  if (![values.products, values.orders].every(text => /^\d{1,8}$/.test(text)))
    throw new Error(USAGE)
  const sizes = { products: Number(values.products), orders: Number(values.orders) }
  if (sizes.products + sizes.orders === 0) throw new Error(USAGE)
  return sizes
}

try {
  const sizes = readSizes()
  const db = await openDatabase(readConfig(process.env), error => console.error(error.message))
  const show = (progress: string) => process.stdout.isTTY && process.stdout.write(`\r${progress}  `)
  const start = performance.now()
  await seedShop(db, sizes, show)
  await db.destroy()
  const seconds = ((performance.now() - start) / 1000).toFixed(0)
  console.log(`Added ${sizes.products} products and ${sizes.orders} orders in ${seconds} s.`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
