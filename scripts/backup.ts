import { readConfig } from '../server/app/config.ts'
import { backUpTo, restoreFrom } from '../server/db/backup.ts'

const [, , task, file] = process.argv
const { dataDir, databaseUrl } = readConfig(process.env)

try {
  if (databaseUrl) throw new Error('PostgreSQL has its own tools: pg_dump and pg_restore.')
  if (!file) throw new Error(`Usage: npm run ${task} -- FILE`)
  if (task === 'restore') await restoreFrom(file, dataDir)
  else await backUpTo(file, dataDir)
  console.log(task === 'restore' ? `The shop in ${dataDir} is as in ${file}.` : `Saved in ${file}.`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
