/** What may be uploaded as a picture. */
export const IMAGE_KINDS = ['image/jpeg', 'image/png', 'image/webp'] as const
export const MAX_IMAGE_BYTES = 10 * 1024 * 1024

/** Every product image is stored in these widths; `image` on the wire names the third. */
export const IMAGE_WIDTHS = [160, 400, 800, 1200] as const
export type ImageWidth = (typeof IMAGE_WIDTHS)[number]

/** The path of the same image in another width. */
export function imageAt(image: string, width: ImageWidth): string {
  return image.replace(/-\d+\.webp$/, `-${width}.webp`)
}
