import { type ImportPreview, type ImportResult, imports } from '../../contract/imports.ts'
import { upload } from './upload.ts'

type OnProgress = (share: number) => void

const type = 'text/csv'

// The server serialises its replies by the schemas that these types come from.

export async function previewImport(body: Blob, onProgress: OnProgress): Promise<ImportPreview> {
  return (await upload({ ...imports.preview, body, type, onProgress })) as ImportPreview
}

export async function applyImport(
  body: Blob,
  plan: string,
  onProgress: OnProgress,
): Promise<ImportResult> {
  const { method } = imports.apply
  const path = `${imports.apply.path}?${new URLSearchParams({ plan })}`
  return (await upload({ method, path, body, type, onProgress })) as ImportResult
}
