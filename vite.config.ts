import react from '@vitejs/plugin-react'
import { defineConfig, type Rolldown } from 'vite'

const ADMIN = /[\\/]web[\\/](admin|sales)[\\/]/
const CHECKOUT = /[\\/]web[\\/]checkout[\\/][a-z-]+-screen\.tsx$/

/**
 * What is needed together comes as one file, since a browser asks for six at a time; otherwise
 * every module that two screens share would be a file of its own, 22 of them on the home page.
 */
const pieces: Rolldown.CodeSplittingGroup[] = [
  { name: 'first', priority: 3, tags: ['$initial'] },
  { name: 'shared', priority: 2, test: id => !ADMIN.test(id), minShareCount: 2 },
  { name: 'checkout', priority: 1, test: CHECKOUT },
  { name: 'admin', priority: 1, test: id => ADMIN.test(id), minShareCount: 2 },
]

/** `web/build.ts` builds with it twice, and `server/pages/` serves with it in development. */
export default defineConfig(({ command, isSsrBuild }) => {
  // Vite would go by what the surroundings say, and half of the pages by what they are built for.
  if (command === 'build') process.env.NODE_ENV = 'production'
  return {
    root: import.meta.dirname,
    appType: 'custom',
    publicDir: false,
    plugins: [react()],
    resolve: { alias: { typebox: `${import.meta.dirname}/web/app/no-schemas.ts` } },
    build: {
      outDir: isSsrBuild ? 'dist/pages' : 'dist/client',
      manifest: !isSsrBuild,
      // A small picture inside a style sheet would be fetched by everyone, needed or not.
      assetsInlineLimit: 0,
      // light-dark() and nesting stay as they are written.
      cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
      reportCompressedSize: false,
      rollupOptions: {
        checks: { bundlerTimings: false },
        input: isSsrBuild ? 'web/entry-server.tsx' : 'web/entry-client.tsx',
        output: isSsrBuild ? {} : { codeSplitting: { groups: pieces } },
      },
    },
    // The running server needs nothing but dist/, so React and the like are bundled into it.
    ssr: command === 'build' ? { noExternal: true } : {},
    define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
    css: {
      preprocessorOptions: {
        scss: {
          // Bootstrap 5 is written with @import and old colour functions; nothing to do about it here.
          quietDeps: true,
          silenceDeprecations: ['import', 'global-builtin', 'color-functions', 'if-function'],
        },
      },
    },
  }
})
