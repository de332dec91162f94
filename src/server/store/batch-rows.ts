import { recordRow } from './record-row.js'
import type { Batch } from './store.js'

/** The rows of a batch: lines of JSON, each with room for the name of the batch, in pieces that begin and end with a line. */
export type BatchRows = readonly Buffer[]

/** Rows are gathered to pieces of about this many characters. */
const pieceLength = 64 * 1024

const head = '{"batch":"'
const batchLength = 32
/** The name of a batch may be a hash of all of it, so that it is known last. */
const room = `${head}${'0'.repeat(batchLength)}",`
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

/** Writes the name of the batch, 32 characters, into every row, and counts them. JSON has no line feed of its own in a line. */
export function nameBatch(rows: BatchRows, batch: string): number {
  let count = 0
  for (const piece of rows) {
    for (let start = 0; start < piece.length; start = piece.indexOf(lineFeed, start) + 1) {
      piece.write(batch, start + head.length, batchLength, 'latin1')
      count += 1
    }
  }
  return count
}
