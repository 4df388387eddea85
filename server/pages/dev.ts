import type { FastifyInstance } from 'fastify'
import type { AnswerInProcess } from '../../web/base/api.ts'
import type { PageAssets } from '../../web/entry-server.tsx'
import type { Renderer } from './pages.ts'

/** Pages straight from the sources, with Vite beside the API on the same port. */
export async function openVite(app: FastifyInstance, callApi: AnswerInProcess): Promise<Renderer> {
  const [{ createServer }, { default: react }] = await Promise.all([
    import('vite'),
    import('@vitejs/plugin-react'),
  ])
  const vite = await createServer({
    // A bundled copy of the configuration would look like a change to `node --watch`, for ever.
    configLoader: 'native',
    server: { middlewareMode: true, hmr: { server: app.server } },
  })
  // Before the server waits for its connections to end: the one for reloading never does.
  app.addHook('preClose', async () => {
    await vite.close()
    app.server.closeAllConnections()
  })
  const assets: PageAssets = {
    scripts: [
      { code: react.preambleCode.replace('__BASE__', '/') },
      { src: '/@vite/client' },
      { src: '/web/entry-client.tsx' },
    ],
    preloads: [],
    styles: ['/web/app/theme.scss'],
  }
  return {
    serveSource: (request, response) =>
      new Promise(resolve => {
        response.once('finish', () => resolve(true))
        vite.middlewares(request, response, () => resolve(false))
      }),
    async render(url, origin) {
      // Vite gives what the source exports.
      const web = (await vite.ssrLoadModule(
        '/web/entry-server.tsx',
      )) as typeof import('../../web/entry-server.tsx')
      web.setInProcessApi(callApi)
      const version = String(Date.now())
      return web.renderPage({ url, origin, assets, version })
    },
  }
}
