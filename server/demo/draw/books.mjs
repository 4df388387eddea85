// How each picture of the category is made: its ground and its cover.
import { fieldsAndBeasts } from './covers-fields-and-beasts.mjs'
import { roomsAndThings } from './covers-rooms-and-things.mjs'
import { seaAndSky } from './covers-sea-and-sky.mjs'
import { shapesAndNumbers } from './covers-shapes-and-numbers.mjs'

const covers = { ...fieldsAndBeasts, ...roomsAndThings, ...seaAndSky, ...shapesAndNumbers }

const tones = {
  'odd-numbers': 'mint',
  'knots-and-splices': 'sage',
  mending: 'pear',
  'signal-and-moss': 'moss',
  'letters-to-a-glacier': 'fern',
  'paper-skylines': 'eucalyptus',
  'where-the-swifts-go': 'mint',
  'locked-glass': 'pear',
  'marmalade-works': 'moss',
  'cello-at-sixty': 'eucalyptus',
  'winter-kitchen': 'sage',
  'paper-kite': 'pear',
  'nine-moons': 'fern',
  'atlas-of-quiet-places': 'moss',
  'beekeepers-ledger': 'mint',
  'how-trains-dream': 'sage',
  'rio-arriba': 'eucalyptus',
  'bread-slowly': 'fern',
  'owl-who-kept-time': 'pear',
  'a-small-orchard': 'mint',
  'clockmaker-of-evora': 'moss',
  tidewrack: 'sage',
  'the-vixen-next-door': 'eucalyptus',
  'cafe-pluvier': 'pear',
  'salt-road-north': 'fern',
  'lighthouse-almanac': 'sage',
}

export const books = Object.fromEntries(
  Object.entries(tones).map(([name, tone]) => [name, { tone, ...covers[name] }]),
)
