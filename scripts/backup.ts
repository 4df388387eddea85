import { readConfig } from '../server/app/config.ts'
import { backUpTo, restoreFrom } from '../server/db/backup.ts'

const [, , task, file] = process.argv
const { dataDir, databaseUrl, s3 } = readConfig(process.env)

try {
  if (databaseUrl) throw new Error('PostgreSQL has its own tools: pg_dump and pg_restore.')
  if (!file) throw new Error(`Usage: npm run ${task} -- FILE`)
  if (task === 'restore') await restoreFrom(file, dataDir)
  else await backUpTo(file, dataDir, { withImages: !s3 })
  console.log(task === 'restore' ? `The shop in ${dataDir} is as in ${file}.` : `Saved in ${file}.`)
  if (s3) console.log(`The images are not part of it: they are in the bucket ${s3.bucket}.`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
