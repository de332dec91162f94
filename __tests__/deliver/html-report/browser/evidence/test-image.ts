import { deflateSync } from 'node:zlib'

const crcTable = Array.from({ length: 256 }, (_, byte) => {
  let value = byte
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1
  return value >>> 0
})

function crc(bytes: Buffer): number {
  let value = 0xffffffff
  for (const byte of bytes) value = (crcTable[(value ^ byte) & 0xff] ?? 0) ^ (value >>> 8)
  return (value ^ 0xffffffff) >>> 0
}

function chunk(type: string, data: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const framed = Buffer.alloc(content.length + 8)
  framed.writeUInt32BE(data.length, 0)
  content.copy(framed, 4)
  framed.writeUInt32BE(crc(content), content.length + 4)
  return framed
}

type Colour = readonly [red: number, green: number, blue: number]

/** Returns a PNG that looks like a page: a header of one colour, and lines below. `marked` adds a red square. */
export function testImage(width: number, height: number, header: Colour = [44, 102, 78], marked = false): Buffer {
  const rows: Buffer[] = []
  for (let y = 0; y < height; y += 1) {
    const row = Buffer.alloc(1 + width * 3, 250)
    row[0] = 0
    for (let x = 0; x < width; x += 1) {
      const isLine = y % 40 > 28 && x > 40 && x < width * 0.6
      const isMark = marked && x > width * 0.7 && x < width * 0.85 && y > height * 0.4 && y < height * 0.6
      const colour: Colour | undefined = y < 60 ? header : isMark ? [207, 34, 46] : isLine ? [120, 126, 134] : undefined
      if (colour !== undefined) row.set(colour, 1 + x * 3)
    }
    rows.push(row)
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 2, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
