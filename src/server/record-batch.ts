import { createHash } from 'node:crypto'
import { createTextDecoder } from '../files/text-decoder.js'
import { describeJsonFault } from '../records/json-fault.js'
import { maximumLineLength } from '../records/line-reader.js'
import { createNdjsonReader, type NdjsonFault } from '../records/ndjson.js'
import { HttpProblem } from './http-problem.js'
import type { Storable } from './storable-record.js'
import type { RecordFields } from './store/store.js'

/** A line that is not stored. */
export interface Refusal {
  /** From 1. */
  readonly line: number
  readonly message: string
}

/** What one request brings, as it comes. What it counts is of what has come so far. */
export interface RecordBatch {
  /** Can be read once. Throws an HttpProblem where there are too many, or where a line is longer than any record may be. */
  readonly records: AsyncIterable<readonly RecordFields[]>
  readonly count: number
  /** The first of the refused lines. */
  readonly refused: readonly Refusal[]
  readonly refusedCount: number
  /** SHA-256 of the decompressed content, in hexadecimal, once all has come. */
  contentHash(): string
}

/** How many refused lines are told one by one. */
const maximumRefusals = 100

/** Reads newline-delimited records, chunk by chunk, and gives those of each chunk that are to be stored. */
export function readRecordBatch(
  chunks: AsyncIterable<Buffer>,
  maximumRecords: number,
  toStorable: (value: unknown, length: number) => Storable,
): RecordBatch {
  const refused: Refusal[] = []
  let refusedCount = 0
  let count = 0
  let ready: RecordFields[] = []
  const refuse = (line: number, message: string): void => {
    refusedCount += 1
    if (refused.length < maximumRefusals) refused.push({ line, message })
  }

  const lines = createNdjsonReader({
    value(value, line, length) {
      const result = toStorable(value, length)
      if ('refusal' in result) return refuse(line, result.refusal)
      if (count === maximumRecords)
        throw new HttpProblem(413, `There are more than ${maximumRecords} records. Send them in several requests.`)
      count += 1
      ready.push(result.record)
    },
    fault({ line, kind, text }: NdjsonFault) {
      if (kind === 'too-long') throw new HttpProblem(413, `Line ${line} is longer than ${maximumLineLength} characters.`)
      refuse(line, kind === 'cut-off' ? 'The line is cut off.' : `The line ${describeJsonFault(text)}.`)
    },
  })
  const taken = (): readonly RecordFields[] => {
    const records = ready
    ready = []
    return records
  }

  const content = createHash('sha256')
  let hash: string | undefined
  const decoder = createTextDecoder()
  const read = (bytes: Buffer, last: boolean): readonly RecordFields[] => {
    for (const piece of decoder.decode(bytes, last)) lines.write(piece)
    if (last) lines.end()
    return taken()
  }
  const records = async function* () {
    for await (const chunk of chunks) {
      content.update(chunk)
      yield read(chunk, false)
    }
    yield read(Buffer.alloc(0), true)
  }
  return {
    records: records(),
    get count() {
      return count
    },
    refused,
    get refusedCount() {
      return refusedCount
    },
    contentHash: () => {
      hash ??= content.digest('hex')
      return hash
    },
  }
}
