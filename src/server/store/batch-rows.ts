import { moduleKey } from './place-keys.js'
import { recordRow } from './record-row.js'
import type { Batch } from './store.js'

/** The rows of a batch as lines of JSON with placeholders for the {@link Seal}. Each buffer contains whole lines. */
export type BatchRows = readonly Buffer[]

/** The approximate number of characters in a buffer. */
const pieceLength = 64 * 1024

/** A hash as it is stored: 128 bits in hexadecimal. */
const hashLength = 32
const noHash = '0'.repeat(hashLength)
const beforeBatch = '{"batch":"'
const beforeContent = `${beforeBatch}${noHash}","content":"`
const beforeStored = `${beforeContent}${noHash}","stored":`
/** A time from {@link firstStored} on in Unix seconds. */
const storedLength = 10
/** Reserves space for the seal, which is only known after all records have arrived. */
const placeholder = `${beforeStored}${'0'.repeat(storedLength)},`
const lineFeed = 0x0a

/** The earliest time that a seal can contain, in September 2001. */
export const firstStored = 1_000_000_000

/**
 * Converts records to rows as they arrive. Records are not kept, so a batch needs as much memory as its text.
 * @param arrive returns the arrival time of a record in Unix µs, strictly increasing
 */
export async function collectRows(records: Batch['records'], arrive: () => number): Promise<BatchRows> {
  const rows: Buffer[] = []
  let piece = ''
  const take = (record: Parameters<typeof recordRow>[0]): void => {
    piece += `${placeholder}${recordRow(record, arrive()).slice(1)}\n`
    if (piece.length < pieceLength) return
    rows.push(Buffer.from(piece))
    piece = ''
  }
  if (Symbol.asyncIterator in records) {
    for await (const some of records) some.forEach(take)
  } else {
    records.forEach(take)
  }
  if (piece !== '') rows.push(Buffer.from(piece))
  return rows
}

/** The hashes of a batch, each 32 characters. */
export interface BatchHashes {
  readonly batch: string
  readonly content: string
}

/** The values that all rows of a batch contain. */
export interface Seal extends BatchHashes {
  /** When the batch is stored, in Unix seconds. */
  readonly stored: number
}

/** Writes the seal into every row. JSON strings contain no line feeds, so each line feed ends a row. */
export function sealRows(rows: BatchRows, { batch, content, stored }: Seal): void {
  const seconds = String(stored)
  for (const piece of rows) {
    for (let start = 0; start < piece.length; start = piece.indexOf(lineFeed, start) + 1) {
      piece.write(batch, start + beforeBatch.length, hashLength, 'latin1')
      piece.write(content, start + beforeContent.length, hashLength, 'latin1')
      piece.write(seconds, start + beforeStored.length, storedLength, 'latin1')
    }
  }
}

/** Returns the rows of all modules except some. A cluster stores the rows of one module completely or not at all. */
export function rowsOfOtherModules(rows: BatchRows, excluded: ReadonlySet<string>): BatchRows {
  const kept: Buffer[] = []
  for (const piece of rows) {
    for (let start = 0, end = 0; start < piece.length; start = end) {
      end = piece.indexOf(lineFeed, start) + 1
      // Skips the placeholder, whose time begins with zeros, which JSON does not allow.
      const { project, module } = JSON.parse(`{${piece.toString('utf8', start + placeholder.length, end)}`)
      if (!excluded.has(moduleKey({ project, module }))) kept.push(piece.subarray(start, end))
    }
  }
  return kept
}
