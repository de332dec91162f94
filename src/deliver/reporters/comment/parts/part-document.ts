import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import type { CoveredParts } from '../converge.js'
import { commentLimits } from '../limits.js'
import type { Part } from './part.js'
import { tableOf } from './part-table.js'
import { UnreadablePartError } from './read-fields.js'
import { partsOf } from './read-part-table.js'
import { reducedContents } from './reduce-parts.js'

/** Compresses parts, with as much detail as fits. Returns undefined if even the counts do not fit. */
export function compressParts(content: CoveredParts<Part>, limitBytes: number): Buffer | undefined {
  for (const reduced of reducedContents(content)) {
    const json = Buffer.from(JSON.stringify(tableOf(reduced)))
    if (json.length > commentLimits.plainBytes) continue
    const compressed = brotliCompressSync(json, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 7, [constants.BROTLI_PARAM_SIZE_HINT]: json.length },
    })
    if (compressed.length <= limitBytes) return compressed
  }
  return undefined
}

/**
 * Reads compressed parts. They are untrusted.
 * @throws UnreadablePartError if they are not as we write them
 */
export function readParts(compressed: Uint8Array): CoveredParts<Part> {
  try {
    return partsOf(JSON.parse(brotliDecompressSync(compressed, { maxOutputLength: commentLimits.plainBytes }).toString('utf8')))
  } catch (error) {
    if (error instanceof UnreadablePartError) throw error
    throw new UnreadablePartError('The part cannot be decompressed.', { cause: error })
  }
}
