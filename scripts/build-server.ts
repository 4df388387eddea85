import { join, relative } from 'node:path'
import { build, type Plugin } from 'vite'

const root = join(import.meta.dirname, '..')
const outDir = 'dist/server'

/** The server with its packages in a few files, which start in half the time: docs/decisions/016-start.md. */
export function buildServer() {
  return build({
    root,
    configFile: false,
    mode: 'production',
    logLevel: 'warn',
    plugins: [keepPlaces],
    build: {
      ssr: true,
      outDir,
      // Read by whoever follows a stack trace.
      minify: false,
      rollupOptions: {
        input: ['server/main.ts', 'server/db/reading-thread.ts'],
        checks: { bundlerTimings: false },
        output: { chunkFileNames: '[name].js' },
      },
    },
    // A native module, one that pg can do without, and two that only `--dev` asks for.
    ssr: { noExternal: true, external: ['sharp', 'pg-native', 'vite', '@vitejs/plugin-react'] },
  })
}

const THREAD = /new URL\((['"])\.\/(\w+-thread)\.ts\1, import\.meta\.url\)/

/** A module of ours that reads files beside it still finds them there; threads are built. */
const keepPlaces: Plugin = {
  name: 'keep-places',
  transform(code, id) {
    if (id.includes('node_modules') || !id.startsWith(root)) return
    const place = JSON.stringify(relative(join(root, outDir), id))
    return code
      .replace(THREAD, "new URL('./$2.js', import.meta.built)")
      .replaceAll('import.meta.url', `new URL(${place}, import.meta.url).href`)
      .replace('import.meta.built', 'import.meta.url')
  },
}

if (import.meta.main) await buildServer()
