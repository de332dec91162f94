import { recordRow } from './record-row.js'
import type { Batch } from './store.js'

/** The rows of a batch: lines of JSON, each with room for the hashes of the batch, in pieces that begin and end with a line. */
export type BatchRows = readonly Buffer[]

/** Rows are gathered to pieces of about this many characters. */
const pieceLength = 64 * 1024

/** A hash as it is stored: 128 bits in hexadecimal. */
const hashLength = 32
const noHash = '0'.repeat(hashLength)
const beforeBatch = '{"batch":"'
const beforeContent = `${beforeBatch}${noHash}","content":"`
/** The hashes may be of all that comes, so they are known last. */
const room = `${beforeContent}${noHash}",`
const lineFeed = 0x0a

/**
 * Makes rows of records as they come; a record is garbage once its row is made, so a batch takes as much memory as its text.
 * @param arrive gives the arrival of each record in Unix µs, later for what came later
 */
export async function collectRows(records: Batch['records'], arrive: () => number): Promise<BatchRows> {
  const rows: Buffer[] = []
  let piece = ''
  const take = (record: Parameters<typeof recordRow>[0]): void => {
    piece += `${room}${recordRow(record, arrive()).slice(1)}\n`
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

/** Writes the hashes of the batch into every row, and counts the rows. JSON has no line feed of its own in a line. */
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
