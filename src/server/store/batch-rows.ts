import { recordRow } from './record-row.js'
import type { Batch } from './store.js'

/** The rows of a batch as lines of JSON with placeholders for the hashes of the batch. Each buffer contains whole lines. */
export type BatchRows = readonly Buffer[]

/** The approximate number of characters in a buffer. */
const pieceLength = 64 * 1024

/** A hash as it is stored: 128 bits in hexadecimal. */
const hashLength = 32
const noHash = '0'.repeat(hashLength)
const beforeBatch = '{"batch":"'
const beforeContent = `${beforeBatch}${noHash}","content":"`
/** Reserves space for the hashes, which are only known after all records have arrived. */
const placeholder = `${beforeContent}${noHash}",`
const lineFeed = 0x0a

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

/** Writes the hashes into every row and returns the number of rows. JSON strings contain no line feeds, so each line feed ends a row. */
export function sealRows(rows: BatchRows, { batch, content }: BatchHashes): number {
  let count = 0
  for (const piece of rows) {
    for (let start = 0; start < piece.length; start = piece.indexOf(lineFeed, start) + 1) {
      piece.write(batch, start + beforeBatch.length, hashLength, 'latin1')
      piece.write(content, start + beforeContent.length, hashLength, 'latin1')
      count += 1
    }
  }
  return count
}
