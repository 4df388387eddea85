import { IMAGE_WIDTHS } from '../../contract/images.ts'
import type { Storage } from '../storage/storage.ts'

/** What a product without a picture shows: an open box on the shop's soft ground. */
export const PLACEHOLDER_IMAGE = '/media/placeholder-800.webp'

export async function ensurePlaceholder(storage: Storage) {
  for (const width of IMAGE_WIDTHS) {
    const file = `placeholder-${width}.webp`
    if (await storage.has(file)) continue
    const { default: sharp } = await import('sharp')
    const data = await sharp(Buffer.from(DRAWING)).resize({ width }).webp().toBuffer()
    await storage.put(file, data)
  }
}

const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="1200">
  <defs>
    <radialGradient id="ground" cx=".5" cy=".42" r=".75">
      <stop offset="0" stop-color="#faf6ef"/><stop offset="1" stop-color="#e4dacb"/>
    </radialGradient>
  </defs>
  <rect width="1200" height="1200" fill="url(#ground)"/>
  <ellipse cx="600" cy="850" rx="270" ry="36" fill="#b9ab97" opacity=".45"/>
  <path d="M360 520 600 610v250L360 760z" fill="#c3ae91"/>
  <path d="M840 520 600 610v250l240-100z" fill="#d8c6ab"/>
  <path d="M360 520 600 440l240 80-240 90z" fill="#a8926f"/>
  <path d="M360 520 600 610l-70 80-250-95z" fill="#e3d3ba"/>
  <path d="M840 520 600 610l70 80 250-95z" fill="#ecdfc9"/>
</svg>`
