/** A multipart form as a browser sends it, ready to be the body of a call. */
export function formOf(
  fields: Record<string, string>,
  image?: { bytes: Buffer; filename: string; type?: string },
) {
  const values = {
    id: 'undefined',
    name: 'Mug',
    price: '20.00',
    brand: 'Nordlys',
    category: 'Kitchen',
    description: 'Holds coffee.',
    countInStock: '10',
    ...fields,
  }
  const boundary = 'form-of-the-tests'
  const parts: Buffer[] = Object.entries(values).map(([name, value]) =>
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    ),
  )
  if (image) {
    const disposition = `form-data; name="image"; filename="${image.filename}"`
    parts.push(
      Buffer.from(
        `--${boundary}\r\ncontent-disposition: ${disposition}\r\n` +
          `content-type: ${image.type ?? 'image/png'}\r\n\r\n`,
      ),
      image.bytes,
      Buffer.from('\r\n'),
    )
  }
  return {
    body: Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  }
}
