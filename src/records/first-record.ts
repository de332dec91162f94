import { closeSync, createReadStream, openSync, readSync } from 'node:fs'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { createDecoder, type Decoder } from './decode.js'
import { createNdjsonReader, maximumLineLength } from './ndjson.js'
import type { OtherRecord } from './record.js'

/** Enough for the first line of nearly every file, and little to read of thousands. */
const chunkLength = 16 * 1024

/**
 * Reads the first line of a records file that may be a record, plain or gzip, and not much more of the file; its fields are not
 * checked. Undefined where there is none up to where the longest line would end, or where the file cannot be read.
 */
export async function readFirstRecord(absolutePath: string): Promise<OtherRecord | undefined> {
  let first: OtherRecord | undefined
  let length = 0
  let decoder: Decoder | undefined
  const lines = createNdjsonReader({
    value(value) {
      if (first === undefined && isRecord(value)) first = value
    },
    fault() {},
  })
  const decode = (bytes: Buffer, last: boolean) => {
    const isFirst = decoder === undefined
    decoder ??= createDecoder(bytes)
    for (const piece of decoder.decode(isFirst ? bytes.subarray(decoder.markLength) : bytes, last)) {
      lines.write(piece)
      length += piece.length
    }
  }
  try {
    for await (const bytes of chunksOf(absolutePath)) {
      decode(bytes, false)
      if (first !== undefined || length > maximumLineLength) return first
    }
    decode(Buffer.alloc(0), true)
    lines.end()
  } catch {
    // Whoever reads the whole file says what is wrong with it.
  }
  return first
}

const isRecord = (value: unknown): value is OtherRecord =>
  typeof value === 'object' && value !== null && 'kind' in value && typeof value.kind === 'string'

/** The bytes of a file as far as somebody asks for them, decompressed; each chunk is good until the next. */
async function* chunksOf(absolutePath: string): AsyncGenerator<Buffer> {
  const descriptor = openSync(absolutePath, 'r')
  try {
    const buffer = Buffer.allocUnsafeSlow(chunkLength)
    let length = readSync(descriptor, buffer)
    if (length > 1 && buffer[0] === 0x1f && buffer[1] === 0x8b) {
      // The loop over the stream is told of errors as well.
      yield* pipeline(createReadStream(absolutePath), createGunzip({ chunkSize: chunkLength }), () => {})
      return
    }
    for (; length > 0; length = readSync(descriptor, buffer)) yield buffer.subarray(0, length)
  } finally {
    closeSync(descriptor)
  }
}
