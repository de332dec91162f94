import { isUtf8 } from 'node:buffer'
import { bytesOf, type FileSource } from './file-source.js'

/** How much is decoded at a time, in bytes. */
const pieceBytes = 1024 * 1024

/**
 * Decodes a text that must be valid UTF-8 or, with a byte order mark, UTF-16, and must contain no NUL. Yields undefined once it is not, and
 * ends.
 */
export function* decodedText(source: FileSource): Generator<string | undefined> {
  const mark = bytesOf(source, 0, 2).toString('latin1')
  const encoding = mark === '\xff\xfe' ? 'utf-16le' : mark === '\xfe\xff' ? 'utf-16be' : 'utf-8'
  const decoder = new TextDecoder(encoding, { fatal: true })
  const buffer = Buffer.allocUnsafe(Math.max(1, Math.min(pieceBytes, source.size)))
  for (let position = 0; position < source.size; ) {
    const bytes = buffer.subarray(0, source.read(buffer, position))
    position += bytes.length
    const isLast = position >= source.size || bytes.length === 0
    const text = isWholeUtf8(encoding, bytes, position, isLast) ? bytes.toString('utf8') : decoded(decoder, bytes, isLast)
    if (text === undefined || text.includes('\0')) {
      yield undefined
      return
    }
    yield text
    if (bytes.length === 0) return
  }
}

/** Most texts are one piece, which Node decodes faster. */
const isWholeUtf8 = (encoding: string, bytes: Buffer, position: number, isLast: boolean): boolean =>
  encoding === 'utf-8' && isLast && position === bytes.length && bytes[0] !== 0xef && isUtf8(bytes)

function decoded(decoder: InstanceType<typeof TextDecoder>, bytes: Buffer, isLast: boolean): string | undefined {
  try {
    return decoder.decode(bytes, { stream: !isLast })
  } catch {
    return undefined
  }
}
