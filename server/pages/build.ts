import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { AnswerInProcess } from '../../web/base/api.ts'
import type { PageAssets } from '../../web/entry-server.tsx'
import type { Renderer } from './pages.ts'

/** What `web/build.ts` makes. */
export const DIST = fileURLToPath(new URL('../../dist', import.meta.url))
const ENTRY = 'web/entry-client.tsx'

type Manifest = Record<string, { file: string; css?: string[]; imports?: string[] }>

export async function openBuild(callApi: AnswerInProcess): Promise<Renderer> {
  const bundle = join(DIST, 'pages', 'entry-server.js')
  const [code, manifest] = await Promise.all([
    readFile(bundle),
    readFile(join(DIST, 'client', '.vite', 'manifest.json'), 'utf8'),
  ])
  const version = createHash('sha256').update(code).update(manifest).digest('base64url')
  const assets = assetsOf(JSON.parse(manifest))
  // The bundle exports what its source does.
  const web = (await import(
    pathToFileURL(bundle).href
  )) as typeof import('../../web/entry-server.tsx')
  web.setInProcessApi(callApi)
  return {
    render: (url, origin) => web.renderPage({ url, origin, assets, version }),
  }
}

function assetsOf(manifest: Manifest): PageAssets {
  const entry = manifest[ENTRY]
  if (!entry) throw new Error(`The build does not know ${ENTRY}.`)
  return {
    scripts: [{ src: `/${entry.file}` }],
    preloads: (entry.imports ?? []).flatMap(name => `/${manifest[name]?.file}`),
    styles: (entry.css ?? []).map(file => `/${file}`),
  }
}
