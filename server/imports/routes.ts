import { imports } from '../../contract/imports.ts'
import type { Db } from '../db/tables.ts'
import type { Images } from '../products/images.ts'
import type { Serve } from '../serve.ts'

/** With the first file that comes: most starts never see one, and its libraries take 10 MB. */
const load = () => import('./import-products.ts')

export function serveImports(serve: Serve, db: Db, images: Images) {
  serve(imports.preview, async ({ body }) => (await load()).previewImport(db, body))
  serve(imports.apply, async ({ user, body, query }) =>
    (await load()).applyImport(db, images, user, body, query.plan),
  )
}
