import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { queryError } from './engine-error.js'

/** Parses the lines of a result as they are read. Closes the stream at the end. */
export async function* rowsOf<Row>(lines: Readable): AsyncGenerator<Row> {
  try {
    for await (const line of createInterface({ input: lines, crlfDelay: Number.POSITIVE_INFINITY })) {
      if (line !== '') yield JSON.parse(line) as Row
    }
  } catch (error) {
    throw queryError(error)
  } finally {
    lines.destroy()
  }
}

/** Collects all rows of a small result. */
export async function listOf<Row>(rows: AsyncIterable<Row>): Promise<readonly Row[]> {
  const list: Row[] = []
  for await (const row of rows) list.push(row)
  return list
}
