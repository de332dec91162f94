import type { Transform } from 'node:stream'
import { Readable } from 'node:stream'
import * as zlib from 'node:zlib'
import { displayLine } from '../base/text/display-text.js'
import { HttpProblem } from './http-problem.js'

// Available since Node 22.15, but missing from the types of Node 20.
interface ZstdRuntime {
  readonly createZstdDecompress?: (options: { readonly params: Readonly<Record<number, number>> }) => Transform
  readonly constants: { readonly ZSTD_d_windowLogMax?: number }
}
const { createZstdDecompress, constants } = zlib as unknown as ZstdRuntime

/** RFC 8878 recommends a window of at most 8 MiB for encoders and decoders. */
const zstdWindowLog = 23

const chunkSize = 64 * 1024

const decompressors: ReadonlyMap<string, () => Transform> = new Map([
  ['gzip', () => zlib.createGunzip({ chunkSize })],
  ['x-gzip', () => zlib.createGunzip({ chunkSize })],
  ...(createZstdDecompress === undefined
    ? []
    : ([['zstd', () => createZstdDecompress({ params: { [constants.ZSTD_d_windowLogMax ?? 100]: zstdWindowLog } })]] as const)),
])

/** The supported encodings, as named in `Accept-Encoding`. */
const readableEncodings: readonly string[] = [...decompressors.keys()].filter((name) => name !== 'x-gzip')

/**
 * Yields the decompressed content of a request chunk by chunk. Throws an HttpProblem if the encoding is unknown, the data is damaged or
 * incomplete, or the content is larger than `maximumBytes`, compressed or decompressed. Throws the signal's reason if it is aborted. Never
 * destroys the request, which still gets a response.
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
    throw new HttpProblem(
      415,
      `Unsupported Content-Encoding "${displayLine(name.slice(0, 60))}". Use ${readableEncodings.join(' or ')}, or send plain content.`,
      {
        headers: { 'accept-encoding': readableEncodings.join(', ') },
      },
    )
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
    // After the first read, Node no longer discards the rest by itself. A client that is still sending would then never read its response.
    // Waits for a pending chunk first.
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

/** Returns the problem for content that is too large. */
export const tooLarge = (maximumBytes: number): HttpProblem =>
  new HttpProblem(413, `The content has more than ${maximumBytes} bytes, compressed or decompressed. Split it into several requests.`)

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
    return new HttpProblem(400, 'The content is incomplete.', { cause: error })
  if (!/^(Z_|ZSTD_|ERR_ZLIB|ERR_ZSTD)/.test(code)) return error
  const state = code === 'Z_BUF_ERROR' ? 'incomplete' : 'damaged'
  return new HttpProblem(400, `The ${encoding} data is ${state}. Nothing was stored.`, { cause: error })
}
