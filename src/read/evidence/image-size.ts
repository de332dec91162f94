/** The width and height of an image in pixels. */
export interface ImageSize {
  readonly width: number
  readonly height: number
}

/** How much of a file {@link imageSize} needs at most, in bytes. The frame of a JPEG may follow long metadata. */
export const imageHeaderBytes = 256 * 1024

/**
 * Returns the size that the header of an image states. Reads PNG, JPEG, GIF, WebP and AVIF. Returns undefined for anything else, and for a
 * damaged header.
 * @param head the beginning of the file, up to {@link imageHeaderBytes}
 */
export function imageSize(head: Uint8Array, type: string): ImageSize | undefined {
  const bytes = Buffer.from(head.buffer, head.byteOffset, head.byteLength)
  try {
    const size = readers[type]?.(bytes)
    return size !== undefined && size.width > 0 && size.height > 0 ? size : undefined
  } catch {
    // The header ends before its size.
    return undefined
  }
}

type Reader = (bytes: Buffer) => ImageSize | undefined

const readers: Readonly<Record<string, Reader | undefined>> = {
  'image/png': (bytes) => ({ width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }),
  'image/gif': (bytes) => ({ width: bytes.readUInt16LE(6), height: bytes.readUInt16LE(8) }),
  'image/jpeg': jpegSize,
  'image/webp': webpSize,
  'image/avif': avifSize,
}

/** Markers of a frame: SOF0 to SOF15 without DHT, JPG and DAC. */
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc

/** The value of the tag "Orientation" from which on width and height are exchanged. */
const firstTurned = 5

function jpegSize(bytes: Buffer): ImageSize | undefined {
  let isTurned = false
  for (let position = 2; ; ) {
    if (bytes.readUInt8(position) !== 0xff) return undefined
    const marker = bytes.readUInt8(position + 1)
    if (marker === 0xff) {
      position += 1
      continue
    }
    if (isFrame(marker)) {
      const [height, width] = [bytes.readUInt16BE(position + 5), bytes.readUInt16BE(position + 7)]
      return isTurned ? { width: height, height: width } : { width, height }
    }
    const length = bytes.readUInt16BE(position + 2)
    if (length < 2) return undefined
    if (marker === 0xe1) isTurned ||= orientationOf(bytes.subarray(position + 4, position + 2 + length)) >= firstTurned
    position += 2 + length
  }
}

/** Returns the orientation in Exif data: 1 if there is none. Browsers turn the image by it. */
function orientationOf(exif: Buffer): number {
  const tiff = 6
  if (exif.length < 14 || exif.toString('latin1', 0, 4) !== 'Exif') return 1
  const isLittle = exif.toString('latin1', tiff, tiff + 2) === 'II'
  const short = (at: number) => (at + 2 > exif.length ? 0 : isLittle ? exif.readUInt16LE(at) : exif.readUInt16BE(at))
  const directory = tiff + (isLittle ? exif.readUInt32LE(tiff + 4) : exif.readUInt32BE(tiff + 4))
  const count = Math.min(short(directory), 100)
  for (let entry = 0; entry < count; entry += 1) {
    const at = directory + 2 + entry * 12
    if (short(at) === 0x0112) return short(at + 8)
  }
  return 1
}

function webpSize(bytes: Buffer): ImageSize | undefined {
  switch (bytes.toString('latin1', 12, 16)) {
    case 'VP8 ':
      return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff }
    case 'VP8L': {
      const bits = bytes.readUInt32LE(21)
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
    }
    case 'VP8X':
      return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 }
    default:
      return undefined
  }
}

/** Returns the largest size among the properties of an AVIF file, because an item of it may be a thumbnail or a tile. */
function avifSize(bytes: Buffer): ImageSize | undefined {
  let found: ImageSize | undefined
  for (let at = bytes.indexOf('ispe'); at !== -1 && at + 16 <= bytes.length; at = bytes.indexOf('ispe', at + 4)) {
    const size = { width: bytes.readUInt32BE(at + 8), height: bytes.readUInt32BE(at + 12) }
    if (found === undefined || size.width * size.height > found.width * found.height) found = size
  }
  return found
}
