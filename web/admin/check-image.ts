const KINDS = ['image/jpeg', 'image/png', 'image/webp']
const MAX_BYTES = 10 * 1024 * 1024

export const ACCEPTED = KINDS.join(',')

/** What is wrong with a file, before it is sent. */
export function checkImage({ type, size }: { type: string; size: number }): string | undefined {
  if (!KINDS.includes(type)) return 'Please choose a JPEG, PNG or WebP picture.'
  if (size > MAX_BYTES) return 'The image must be at most 10 MB.'
  return size === 0 ? 'This file is empty.' : undefined
}
