import { createHash } from 'node:crypto'
import { createTextDecoder } from '../base/files/text-decoder.js'
import { describeJsonFault } from '../records/json-fault.js'
import { recordLimits } from '../records/limits.js'
import { createNdjsonReader, type NdjsonFault } from '../records/ndjson.js'
import { HttpProblem } from './http-problem.js'
import type { Storable } from './storable-record.js'
import type { RecordFields } from './store/store.js'

/** A line that cannot be stored. */
export interface RefusedRecord {
  /** From 1. */
  readonly line: number
  readonly message: string
}

/** The records of one request, read as they arrive. The counts cover what has arrived so far. */
export interface RecordBatch {
  /** Can be read once. Throws an HttpProblem if there are too many records, or if a line is too long. */
  readonly records: AsyncIterable<readonly RecordFields[]>
  readonly count: number
  /** The first refused lines. */
  readonly refused: readonly RefusedRecord[]
  readonly refusedCount: number
  /** Returns the SHA-256 of the decompressed content in hexadecimal. Call it after reading all records. */
  contentHash(): string
}

/** The maximum number of refused lines that a response lists. */
const maximumRefusals = 100

/** Parses newline-delimited records chunk by chunk, and yields the valid records of each chunk. */
export function readRecordBatch(
  chunks: AsyncIterable<Buffer>,
  maximumRecords: number,
  toStorable: (value: unknown, length: number) => Storable,
): RecordBatch {
  const refused: RefusedRecord[] = []
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
        throw new HttpProblem(413, `The content has more than ${maximumRecords} records. Split it into several requests.`)
      count += 1
      ready.push(result.record)
    },
    fault({ line, kind, text }: NdjsonFault) {
      if (kind === 'too-long') throw new HttpProblem(413, `Line ${line} is longer than ${recordLimits.line} characters.`)
      refuse(line, kind === 'cut-off' ? 'The line is incomplete.' : `The line ${describeJsonFault(text)}.`)
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
