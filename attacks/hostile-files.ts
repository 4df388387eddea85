import { crc32, deflateSync, gzipSync } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'

export const SECRET_PLACE = 'a-secret-place'
const SCRIPT = '<script>alert(1)</script>'

export type HostileFile = {
  name: string
  filename: string
  type: string
  bytes: Buffer
  /** A picture after all: it may be taken, and has to come out clean. */
  isPicture?: true
}

/** Files that somebody might upload in the hope of more than a picture. */
export async function hostileFiles(): Promise<HostileFile[]> {
  const plain = sharp({ create: { width: 60, height: 40, channels: 3, background: '#246' } })
  const [png, jpeg, webp] = await Promise.all(
    (['png', 'jpeg', 'webp'] as const).map(format => plain.clone().toFormat(format).toBuffer()),
  )
  if (!png || !jpeg || !webp) throw new Error('There are no pictures to begin with.')
  const other = (
    name: string,
    content: string | Buffer,
    filename = 'x.png',
    type = 'image/png',
  ) => ({
    name,
    filename,
    type,
    bytes: Buffer.from(content),
  })
  const picture = (name: string, bytes: Buffer, filename = 'x.png', type = 'image/png') =>
    ({ name, filename, type, bytes, isPicture: true }) as const
  return [
    ...markup(other),
    ...(await otherFormats(plain, other)),
    ...brokenPictures(png, jpeg, webp, other),
    ...bombs(other),
    ...(await polyglots(png, jpeg, webp, picture)),
    ...NAMES.map(filename => picture(`called ${JSON.stringify(filename)}`, png, filename)),
    ...TYPES.map(type => picture(`of type ${type}`, png, 'x.png', type)),
  ]
}

type Make = (
  name: string,
  content: string | Buffer,
  filename?: string,
  type?: string,
) => HostileFile

function markup(other: Make): HostileFile[] {
  const svg = (inside: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${inside}</svg>`
  const entities = Array.from(
    { length: 9 },
    (_, n) => `<!ENTITY e${n + 1} "${`&e${n};`.repeat(10)}">`,
  )
  return [
    other('SVG with a script', svg(SCRIPT), 'x.svg', 'image/svg+xml'),
    other('SVG called PNG', svg('<rect width="9" height="9"/>')),
    other('SVG that reads a file', svg('<image href="file:///etc/passwd" width="9" height="9"/>')),
    other('SVG that calls home', svg('<image href="http://127.0.0.1:1/x.png"/>')),
    other(
      'SVG with an entity',
      `<!DOCTYPE svg [<!ENTITY e SYSTEM "file:///etc/passwd">]>${svg('<text>&e;</text>')}`,
    ),
    other(
      'SVG with a billion laughs',
      `<!DOCTYPE svg [<!ENTITY e0 "ha">${entities.join('')}]>${svg('<text>&e9;</text>')}`,
    ),
    other('SVG, packed', gzipSync(svg(SCRIPT)), 'x.svgz', 'image/svg+xml'),
    other('SVG in UTF-16', Buffer.from(`\ufeff${svg(SCRIPT)}`, 'utf16le')),
    other(
      'SVG of 9 MB',
      svg('<rect style="fill:red;opacity:.5" width="9" height="9"/>'.repeat(150_000)),
    ),
    other('a page called PNG', `<!doctype html>${SCRIPT}`),
    other('a page of type HTML', `<!doctype html>${SCRIPT}`, 'x.html', 'text/html'),
    other('a program', '#!/bin/sh\nrm -rf /\n', 'x.sh', 'application/x-sh'),
    other('PHP', '<?php system($_GET["c"]); ?>', 'x.php', 'image/png'),
    other(
      'MVG',
      'push graphic-context\nimage over 0,0 0,0 "https://evil.example/x"\npop graphic-context',
    ),
    other('a PDF', '%PDF-1.4\n1 0 obj<</OpenAction<</S/JavaScript/JS(app.alert(1))>>>>endobj'),
    other('PostScript', '%!PS\n(/etc/passwd) (r) file'),
  ]
}

async function otherFormats(plain: Sharp, other: Make): Promise<HostileFile[]> {
  const made = (['gif', 'tiff', 'avif'] as const).map(async format =>
    other(`${format} called PNG`, await plain.clone().toFormat(format).toBuffer()),
  )
  const bmp = Buffer.concat([Buffer.from('BM'), Buffer.alloc(52), Buffer.alloc(12, 255)])
  return [
    ...(await Promise.all(made)),
    other('a BMP', bmp, 'x.bmp', 'image/bmp'),
    other('an icon', Buffer.from('AAABAAEAAQEAAAEAIAAwAAAAFgAAAA==', 'base64'), 'x.ico'),
  ]
}

function brokenPictures(png: Buffer, jpeg: Buffer, webp: Buffer, other: Make): HostileFile[] {
  const flipped = Buffer.from(png)
  flipped.fill(0xff, 40, 60)
  return [
    other('half a PNG', png.subarray(0, png.length / 2)),
    other('half a JPEG', jpeg.subarray(0, jpeg.length / 2), 'x.jpg', 'image/jpeg'),
    other('half a WebP', webp.subarray(0, webp.length / 2), 'x.webp', 'image/webp'),
    other('the first bytes of a PNG', png.subarray(0, 8)),
    other('a PNG with wrong bytes', flipped),
    other('a PNG of noise', Buffer.concat([png.subarray(0, 8), Buffer.alloc(5000, 'noise')])),
    other('one byte', 'x'),
    other('zeros', Buffer.alloc(100_000)),
  ]
}

function bombs(other: Make): HostileFile[] {
  return [
    other('a PNG of 2.5 gigapixels', pngOf(50_000, 50_000)),
    other('a PNG of 65,535 × 65,535', pngOf(65_535, 65_535)),
    other('a PNG of 49 megapixels', pngOf(7000, 7000)),
    other('a PNG of no pixels', pngOf(0, 0)),
    other('a PNG of 2,147,483,647 × 1', pngOf(2_147_483_647, 1)),
    other('a JPEG that claims 65,500 × 65,500', jpegClaiming(65_500)),
    other('a file of 11 MB', Buffer.alloc(11 * 1024 * 1024, 7)),
  ]
}

async function polyglots(
  png: Buffer,
  jpeg: Buffer,
  webp: Buffer,
  picture: (name: string, bytes: Buffer, filename?: string, type?: string) => HostileFile,
): Promise<HostileFile[]> {
  const exif = {
    IFD0: { Copyright: `${SECRET_PLACE}${SCRIPT}` },
    IFD3: { GPSLatitude: '52/1 9/1 0/1' },
  }
  const comment = Buffer.from(`${SCRIPT}${SECRET_PLACE}`)
  const inJpeg = Buffer.concat([
    jpeg.subarray(0, 2),
    Buffer.from([0xff, 0xfe, 0, comment.length + 2]),
    comment,
    jpeg.subarray(2),
  ])
  const inPng = Buffer.concat([
    png.subarray(0, 33),
    chunk('tEXt', Buffer.from(`Comment\0${SCRIPT}${SECRET_PLACE}`)),
    png.subarray(33),
  ])
  return [
    picture('JPEG with EXIF', await sharp(jpeg).withExif(exif).toBuffer(), 'x.jpg', 'image/jpeg'),
    picture('WebP with EXIF', await sharp(webp).withExif(exif).toBuffer(), 'x.webp', 'image/webp'),
    picture('PNG with EXIF', await sharp(png).withExif(exif).toBuffer()),
    picture(
      'JPEG with XMP',
      await sharp(jpeg)
        .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/">${SECRET_PLACE}</x:xmpmeta>`)
        .toBuffer(),
      'x.jpg',
    ),
    picture('JPEG with a page in its comment', inJpeg, 'x.html', 'text/html'),
    picture('PNG with a page in its text', inPng),
    picture('PNG with a page behind it', Buffer.concat([png, comment]), 'x.png.html'),
    picture(
      'JPEG with an archive behind it',
      Buffer.concat([jpeg, Buffer.from('PK\x03\x04'), comment]),
      'x.zip',
    ),
    picture(
      'WebP with a program behind it',
      Buffer.concat([webp, Buffer.from('<?php'), comment]),
      'x.php',
    ),
  ]
}

const NAMES = [
  '../../../x.png',
  '..\\..\\x.png',
  '/etc/passwd',
  'x.png\0.html',
  '.htaccess',
  'CON.png',
  'x'.repeat(3000),
  '"><img src=x onerror=alert(1)>.png',
  '%2e%2e%2fx.png',
]
const TYPES = ['text/html', 'image/svg+xml', 'application/javascript', 'nonsense']

function chunk(type: string, data: Buffer): Buffer {
  const head = Buffer.alloc(4)
  head.writeUInt32BE(data.length)
  const body = Buffer.concat([Buffer.from(type), data])
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([head, body, sum])
}

/** A PNG that claims a size, with hardly any bytes behind it. */
function pngOf(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([1, 0, 0, 0, 0], 8)
  const rows = deflateSync(Buffer.alloc(Math.min(50_000_000, Math.ceil(width / 8 + 1) * height)))
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function jpegClaiming(size: number): Buffer {
  const frame = Buffer.from([
    0xff, 0xc0, 0, 17, 8, 0, 0, 0, 0, 3, 1, 0x22, 0, 2, 0x11, 1, 3, 0x11, 1,
  ])
  frame.writeUInt16BE(size, 5)
  frame.writeUInt16BE(size, 7)
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    frame,
    Buffer.alloc(500),
    Buffer.from([0xff, 0xd9]),
  ])
}
