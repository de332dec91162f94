import { createHash } from 'node:crypto'
import { createDecoder, type Decoder } from '../records/decode.js'
import { createNdjsonReader, maximumLineLength, type NdjsonFault } from '../records/ndjson.js'
import { HttpProblem } from './http-problem.js'
import type { Storable } from './storable-record.js'

/** A line that is not stored. */
export interface Refusal {
  /** From 1. */
  readonly line: number
  readonly message: string
}

/** What one request brings. */
export interface RecordBatch {
  readonly records: readonly Readonly<Record<string, unknown>>[]
  /** The first of the refused lines. */
  readonly refused: readonly Refusal[]
  readonly refusedCount: number
  /** SHA-256 of the decompressed content, in hexadecimal. */
  readonly contentHash: string
}

/** How many refused lines are told one by one. */
const maximumRefusals = 100

/**
 * Reads newline-delimited records, chunk by chunk; only what is to be stored is kept. Throws an HttpProblem beyond `maximumRecords`, or
 * where a line is longer than any record may be.
 */
export async function readRecordBatch(
  chunks: AsyncIterable<Buffer>,
  maximumRecords: number,
  toStorable: (value: unknown, length: number) => Storable,
): Promise<RecordBatch> {
  const records: Readonly<Record<string, unknown>>[] = []
  const refused: Refusal[] = []
  let refusedCount = 0
  const refuse = (line: number, message: string): void => {
    refusedCount += 1
    if (refused.length < maximumRefusals) refused.push({ line, message })
  }

  const lines = createNdjsonReader({
    value(value, line, length) {
      const result = toStorable(value, length)
      if ('refusal' in result) return refuse(line, result.refusal)
      if (records.length === maximumRecords)
        throw new HttpProblem(413, `There are more than ${maximumRecords} records. Send them in several requests.`)
      records.push(result.record)
    },
    fault({ line, kind }: NdjsonFault) {
      if (kind === 'too-long') throw new HttpProblem(413, `Line ${line} is longer than ${maximumLineLength} characters.`)
      refuse(line, kind === 'cut-off' ? 'The line is cut off.' : 'The line is not JSON.')
    },
  })

  const content = createHash('sha256')
  let decoder: Decoder | undefined
  const decode = (bytes: Buffer, last: boolean): void => {
    for (const piece of decoder?.decode(bytes, last) ?? []) lines.write(piece)
  }
  for await (const chunk of chunks) {
    content.update(chunk)
    if (decoder !== undefined) {
      decode(chunk, false)
    } else {
      decoder = createDecoder(chunk)
      decode(chunk.subarray(decoder.markLength), false)
    }
  }
  decode(Buffer.alloc(0), true)
  lines.end()
  return { records, refused, refusedCount, contentHash: content.digest('hex') }
}
