import { MAX_IMPORT_BYTES } from '../../contract/imports.ts'

/** What is wrong with a file of products, before it is sent. */
export function checkFile({ name, size }: { name: string; size: number }): string | undefined {
  if (!/\.(csv|txt)$/i.test(name)) {
    return 'Please choose a CSV file. Spreadsheets offer “CSV UTF-8” when they save.'
  }
  if (size > MAX_IMPORT_BYTES) return 'The file must be at most 10 MB.'
  return size === 0 ? 'This file is empty.' : undefined
}
