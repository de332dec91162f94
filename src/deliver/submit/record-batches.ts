import { readFileText } from '../../base/files/file-bytes.js'
import { createNdjsonReader, type NdjsonFault } from '../../records/ndjson.js'

/** A record, and its line in the file. */
export interface BatchRecord {
  readonly json: string
  /** From 1. */
  readonly line: number
}

/** Below the server's limits for a request, and small enough to be sent again. */
export const batchLimits = { records: 20_000, bytes: 4 * 1024 * 1024 } as const

/**
 * Reads the records of a plain or gzip file in batches. The same file always gives the same batches. Keeps at most one batch and one chunk
 * in memory.
 * @param onFault receives lines that are too long; they are left out
 * @throws the error of the file system or, after all complete batches, of damaged gzip data
 */
export async function* recordBatches(
  absolutePath: string,
  complete: (line: string) => string,
  onFault: (fault: NdjsonFault) => void,
): AsyncGenerator<readonly BatchRecord[]> {
  let batch: BatchRecord[] = []
  let bytes = 0
  const full: (readonly BatchRecord[])[] = []
  const add = (line: string, number: number) => {
    const record = { json: complete(line), line: number }
    const length = Buffer.byteLength(record.json) + 1
    if (batch.length === batchLimits.records || (batch.length > 0 && bytes + length > batchLimits.bytes)) {
      full.push(batch)
      batch = []
      bytes = 0
    }
    batch.push(record)
    bytes += length
  }
  const lines = createNdjsonReader({
    // Every line is passed on unparsed, because the server checks it.
    shortcut: (text) => (text.trim() === '' ? undefined : text),
    value: (text, line) => add(String(text), line),
    fault: onFault,
  })

  let broken: unknown
  try {
    for await (const piece of readFileText(absolutePath)) {
      lines.write(piece)
      yield* full.splice(0)
    }
  } catch (error) {
    broken = error
  }
  // The incomplete last line of a damaged file is sent as well, so that the server reports it.
  lines.end()
  if (batch.length > 0) full.push(batch)
  yield* full
  if (broken !== undefined) throw broken
}
