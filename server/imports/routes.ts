import { imports } from '../../contract/imports.ts'
import type { Serve } from '../app/mount.ts'
import type { Db } from '../db/tables.ts'
import type { Images } from '../products/images.ts'
import { applyImport, previewImport } from './import-products.ts'

export function serveImports(serve: Serve, db: Db, images: Images) {
  serve(imports.preview, ({ body }) => previewImport(db, body))
  serve(imports.apply, ({ user, body, query }) => applyImport(db, images, user, body, query.plan))
}
