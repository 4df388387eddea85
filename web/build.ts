import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { build } from 'vite'

const root = join(import.meta.dirname, '..')
const assets = join(root, 'dist', 'client', 'assets')
const compressible = /\.(js|css|svg)$/

/** Makes everything that the shop serves as pages: dist/client for browsers, dist/pages for us. */
export async function buildWeb() {
  const configFile = join(root, 'vite.config.ts')
  const shared = { root, configFile, mode: 'production', logLevel: 'warn' } as const
  await build(shared)
  await build({ ...shared, build: { ssr: true } })
  await compressAssets()
}

/** Once and well, so that no visitor waits for it. */
async function compressAssets() {
  const files = (await readdir(assets)).filter(name => compressible.test(name))
  await Promise.all(
    files.map(async name => {
      const bytes = await readFile(join(assets, name))
      const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
      const [br, gz] = await Promise.all([
        promisify(brotliCompress)(bytes, { params }),
        promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
      ])
      await writeFile(join(assets, `${name}.br`), br)
      await writeFile(join(assets, `${name}.gz`), gz)
    }),
  )
}

if (import.meta.main) await buildWeb()
