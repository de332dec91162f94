import { readFileBytes } from '../base/files/file-bytes.js'
import { createTextDecoder } from '../base/files/text-decoder.js'
import { recordLimits } from './limits.js'
import { createNdjsonReader } from './ndjson.js'
import type { OtherRecord } from './record.js'

/** Enough for the first line of nearly every file, and little to read of thousands of files. */
const chunkLength = 16 * 1024

/**
 * Reads the first line of a records file, plain or gzip, that may be a record, and little more of the file. Does not check its fields.
 * Returns undefined if the file cannot be read, or if no such line begins within the length of the longest line.
 */
export async function readFirstRecord(absolutePath: string): Promise<OtherRecord | undefined> {
  let first: OtherRecord | undefined
  let length = 0
  const lines = createNdjsonReader({
    value(value) {
      if (first === undefined && hasKind(value)) first = value
    },
    fault() {},
  })
  const decoder = createTextDecoder()
  const decode = (bytes: Buffer, last: boolean) => {
    for (const piece of decoder.decode(bytes, last)) {
      lines.write(piece)
      length += piece.length
    }
  }
  try {
    for await (const bytes of readFileBytes(absolutePath, chunkLength)) {
      decode(bytes, false)
      if (first !== undefined || length > recordLimits.line) return first
    }
    decode(Buffer.alloc(0), true)
    lines.end()
  } catch {
    // The reader of the whole file reports what is wrong with it.
  }
  return first
}

const hasKind = (value: unknown): value is OtherRecord =>
  typeof value === 'object' && value !== null && 'kind' in value && typeof value.kind === 'string'
