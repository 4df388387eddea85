// Makes the pictures of the demo catalogue again, the same ones every time:
//
//   npm install --no-save @lobehub/fluent-emoji-3d opentype.js @fontsource/abril-fatface \
//     @fontsource/archivo-black @fontsource/bricolage-grotesque @fontsource/dm-serif-display \
//     @fontsource/fraunces @fontsource/josefin-sans @fontsource/playfair-display
//   node server/demo/make-pictures.mjs [name ...]
//
// The shop needs none of these packages: the finished files in pictures/ are in the repository.
import { mkdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { placeBook } from './draw/book.mjs'
import { books } from './draw/books.mjs'
import { clothing } from './draw/clothing.mjs'
import { placeDrawing } from './draw/drawn-objects.mjs'
import { electronics } from './draw/electronics.mjs'
import { placeEmoji } from './draw/emoji-objects.mjs'
import { groundTone, paintGround } from './draw/grounds.mjs'
import { castShadow } from './draw/shadow.mjs'

const folder = new URL('./pictures/', import.meta.url)
const categories = { electronics, clothing, books }

function placeObject(recipe) {
  if (recipe.emoji) return placeEmoji(recipe)
  if (recipe.drawing) return placeDrawing(recipe)
  return placeBook(recipe)
}

async function makePicture(category, name, recipe) {
  const object = await placeObject(recipe)
  const isBook = category === 'books'
  const layers = [...(await castShadow(object, isBook ? 1 : undefined)), object]
  // Covers are full of small sharp colours: a lower quality keeps them as light as the rest.
  const quality = isBook ? 78 : 90
  await sharp(await paintGround(groundTone(category, recipe.tone)))
    .composite(layers.map(input => ({ input })))
    .webp({ quality, smartSubsample: true, effort: 6 })
    .toFile(fileURLToPath(new URL(`${name}.webp`, folder)))
}

const wanted = process.argv.slice(2)
await mkdir(folder, { recursive: true })
for (const [category, recipes] of Object.entries(categories)) {
  for (const [name, recipe] of Object.entries(recipes)) {
    if (wanted.length === 0 || wanted.includes(name)) await makePicture(category, name, recipe)
  }
}
