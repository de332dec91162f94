import { Readable } from 'node:stream'
import type { Caller, Connection } from './connection.js'
import { jsonDocument, jsonLines } from './json-document.js'
import type { TotalsRow } from './queries/totals-query.js'
import type { Query } from './query.js'
import type { QueryLimits } from './query-limits.js'
import { rowsOf } from './query-rows.js'

/**
 * Reads the document `{ "totals": [ … ] }`. If the parameters ask for the whole range and it has results, the document also contains
 * `whole`.
 * @param toQuery returns the query for the parameters
 * @throws StoreLimitError if the query exceeds the limits
 */
export async function readTotals<Parameters extends { readonly whole?: boolean }>(
  connection: Connection,
  parameters: Parameters,
  toQuery: (parameters: Parameters) => Query,
  caller: Caller,
  limits?: QueryLimits,
): Promise<Readable> {
  const query = toQuery(parameters)
  if (parameters.whole !== true) return jsonDocument(connection, 'totals', query, caller, limits)
  const lines = await jsonLines(connection, query, caller, limits)
  return Readable.from(documentWithWhole(rowsOf<TotalsRow>(lines)), { objectMode: false }).once('close', () => lines.destroy())
}

/** Writes the document row by row, because a range may have very many buckets. */
async function* documentWithWhole(rows: AsyncIterable<TotalsRow>): AsyncGenerator<string> {
  let whole = ''
  let separator = ''
  yield '{"totals":['
  for await (const { isWhole, ...entry } of rows) {
    if (isWhole === 1) {
      const { timestamp: _, ...figures } = entry
      whole = `,"whole":${JSON.stringify(figures)}`
    } else {
      yield `${separator}${JSON.stringify(entry)}`
      separator = ','
    }
  }
  yield `]${whole}}`
}
