import { IMAGE_KINDS, MAX_IMAGE_BYTES } from '../../contract/images.ts'

export const ACCEPTED = IMAGE_KINDS.join(',')

/** What is wrong with a file, before it is sent. */
export function checkImage({ type, size }: { type: string; size: number }): string | undefined {
  if (!IMAGE_KINDS.some(kind => kind === type)) return 'Please choose a JPEG, PNG or WebP picture.'
  if (size > MAX_IMAGE_BYTES) return 'The image must be at most 10 MB.'
  return size === 0 ? 'This file is empty.' : undefined
}
