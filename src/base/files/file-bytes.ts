import { closeSync, createReadStream, openSync, readSync } from 'node:fs'
import { pipeline } from 'node:stream'
import { createGunzip, type ZlibOptions } from 'node:zlib'
import { createTextDecoder } from './text-decoder.js'

const usualChunkLength = 64 * 1024

/**
 * Reads the bytes of a file in chunks, decompressed if the file is gzip. A chunk is valid only until the next one is requested.
 * @throws the error of the file system or, after all chunks before the damage, of zlib
 */
export async function* readFileBytes(absolutePath: string, chunkLength = usualChunkLength): AsyncGenerator<Buffer, void> {
  const descriptor = openSync(absolutePath, 'r')
  try {
    const buffer = Buffer.allocUnsafeSlow(chunkLength)
    let length = readSync(descriptor, buffer)
    if (length > 1 && buffer[0] === 0x1f && buffer[1] === 0x8b) {
      yield* decompressed(absolutePath, chunkLength)
      return
    }
    for (; length > 0; length = readSync(descriptor, buffer)) yield buffer.subarray(0, length)
  } finally {
    closeSync(descriptor)
  }
}

function decompressed(absolutePath: string, chunkLength: number): AsyncIterable<Buffer> {
  // With a larger buffer, an error would discard the chunks that wait in it.
  const options: ZlibOptions & { readonly readableHighWaterMark: number } = { chunkSize: chunkLength, readableHighWaterMark: 1 }
  // The consumer of the stream gets its errors too.
  return pipeline(createReadStream(absolutePath), createGunzip(options), () => {})
}

/** Reads the text of a file, which may be gzip and in any encoding that {@link createTextDecoder} recognises. */
export async function* readFileText(absolutePath: string): AsyncGenerator<string, void> {
  const decoder = createTextDecoder()
  for await (const bytes of readFileBytes(absolutePath)) yield* decoder.decode(bytes, false)
  yield* decoder.decode(Buffer.alloc(0), true)
}

/** Describes the damage if an error of {@link readFileBytes} comes from damaged gzip data; otherwise returns undefined. */
export function describeGzipDamage(error: unknown): string | undefined {
  if (!(error instanceof Error && 'code' in error && String(error.code).startsWith('Z_'))) return undefined
  return `its gzip data is ${error.code === 'Z_BUF_ERROR' ? 'cut off' : `damaged (${error.message})`}`
}
