import { readFileText } from '../files/file-bytes.js'
import { createNdjsonReader, type NdjsonFault } from '../records/ndjson.js'

/** A record on its way, and where it stood in its file. */
export interface BatchRecord {
  readonly json: string
  /** From 1. */
  readonly line: number
}

/** Below what the server takes in one request, and little to send again. */
export const batchLimits = { records: 20_000, bytes: 4 * 1024 * 1024 } as const

/**
 * Reads the records of a file, plain or gzip, as batches: the same file always gives the same ones. No more than one batch and a chunk
 * is in memory.
 * @param onFault takes the lines that are too long to be sent; they are left out
 * @throws the error of the file system or, behind all batches before it, of damaged gzip data
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
    // Every line is passed on as its text: the server judges it.
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
  // Half a line at a place where a file is damaged is still a line that somebody should hear of.
  lines.end()
  if (batch.length > 0) full.push(batch)
  yield* full
  if (broken !== undefined) throw broken
}
