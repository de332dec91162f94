import type { Transform } from 'node:stream'
import { Readable } from 'node:stream'
import * as zlib from 'node:zlib'
import { HttpProblem } from './http-problem.js'

// Node 22.15 and later have it; the types of Node 20 do not.
interface ZstdRuntime {
  readonly createZstdDecompress?: (options: { readonly params: Readonly<Record<number, number>> }) => Transform
  readonly constants: { readonly ZSTD_d_windowLogMax?: number }
}
const { createZstdDecompress, constants } = zlib as unknown as ZstdRuntime

/** RFC 8878 advises decoders to support, and encoders to need, no more than 8 MiB. */
const zstdWindowLog = 23

const chunkSize = 64 * 1024

const decompressors: ReadonlyMap<string, () => Transform> = new Map([
  ['gzip', () => zlib.createGunzip({ chunkSize })],
  ['x-gzip', () => zlib.createGunzip({ chunkSize })],
  ...(createZstdDecompress === undefined
    ? []
    : ([['zstd', () => createZstdDecompress({ params: { [constants.ZSTD_d_windowLogMax ?? 100]: zstdWindowLog } })]] as const)),
])

/** The encodings of content that are read, as `Accept-Encoding` names them. */
export const readableEncodings: readonly string[] = [...decompressors.keys()].filter((name) => name !== 'x-gzip')

/**
 * Returns the content of a request, decompressed, chunk by chunk. Throws an HttpProblem if its encoding is unknown, its data is damaged or
 * cut off, or it is larger than `maximumBytes`, compressed or not; throws the reason of the signal when that is aborted. The request
 * itself is never destroyed: it still gets an answer.
 */
export async function* requestContent(
  body: Readable,
  encoding: string | undefined,
  maximumBytes: number,
  signal: AbortSignal,
): AsyncGenerator<Buffer> {
  const name = encoding?.trim().toLowerCase() ?? 'identity'
  const createDecompressor = decompressors.get(name)
  if (createDecompressor === undefined && name !== 'identity') {
    throw new HttpProblem(415, `The server reads content that is plain or compressed with ${readableEncodings.join(' or ')}.`, {
      headers: { 'accept-encoding': readableEncodings.join(', ') },
    })
  }
  const plain = limited(received(body, signal), maximumBytes)
  try {
    yield* createDecompressor === undefined ? plain : limited(decompressed(plain, createDecompressor()), maximumBytes)
  } catch (error) {
    throw problemOf(error, name)
  }
}

async function* received(body: Readable, signal: AbortSignal): AsyncGenerator<Buffer> {
  const chunks = body.iterator({ destroyOnReturn: false })
  let abort = (_reason: unknown): void => {}
  const onAbort = () => abort(signal.reason)
  signal.addEventListener('abort', onAbort)
  try {
    for (;;) {
      signal.throwIfAborted()
      const aborted = new Promise<never>((_, reject) => {
        abort = reject
      })
      const next = await Promise.race([chunks.next(), aborted])
      if (next.done) return
      yield next.value
    }
  } finally {
    signal.removeEventListener('abort', onAbort)
    // After the first read, Node no longer discards the rest by itself, and a client that is still sending would never see its answer. A
    // chunk that is still awaited comes first.
    const resume = () => void body.resume()
    chunks.return?.().then(resume, resume)
  }
}

async function* limited(chunks: AsyncIterable<Buffer>, maximumBytes: number): AsyncGenerator<Buffer> {
  let bytes = 0
  for await (const chunk of chunks) {
    bytes += chunk.length
    if (bytes > maximumBytes) throw tooLarge(maximumBytes)
    yield chunk
  }
}

/** What a request is told whose content is too large. */
export const tooLarge = (maximumBytes: number): HttpProblem =>
  new HttpProblem(413, `The content is larger than ${maximumBytes} bytes, compressed or decompressed. Send it in several requests.`)

async function* decompressed(chunks: AsyncIterable<Buffer>, decompressor: Transform): AsyncGenerator<Buffer> {
  const source = Readable.from(chunks)
  source.once('error', (error) => decompressor.destroy(error))
  try {
    yield* source.pipe(decompressor)
  } finally {
    source.destroy()
    decompressor.destroy()
  }
}

function problemOf(error: unknown, encoding: string): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code === 'ECONNRESET' || code === 'ERR_STREAM_PREMATURE_CLOSE')
    return new HttpProblem(400, 'The content was cut off.', { cause: error })
  if (!/^(Z_|ZSTD_|ERR_ZLIB|ERR_ZSTD)/.test(code)) return error
  const state = code === 'Z_BUF_ERROR' ? 'cut off' : 'damaged'
  return new HttpProblem(400, `The ${encoding} data is ${state}. Nothing was stored.`, { cause: error })
}
