import { text } from 'node:stream/consumers'
import type { RunPage } from '../queries/export-records.js'
import { queryError } from './engine-error.js'
import { queryLines } from './json-document.js'
import { withoutReadAhead } from './ordered-reading.js'
import type { Query } from './query.js'
import type { QuerySource } from './query-reader.js'

/** Runs a query for a page of rows, which fits into the memory. Throws a StoreLimitError if it exceeds the limits. */
export async function readPage(source: QuerySource, query: Query): ReturnType<RunPage> {
  const stream = await queryLines(source, query, [withoutReadAhead])
  const lines = await text(stream).catch((error: unknown) => {
    throw queryError(error)
  })
  return { rows: lines.split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line)])), length: lines.length }
}

/** Waits for the first item, so that an error before it becomes an error of the call. */
export async function startedIteration(items: AsyncGenerator<string>): Promise<AsyncIterable<string>> {
  const first = await items.next()
  return (async function* () {
    if (first.done) return
    yield first.value
    yield* items
  })()
}
