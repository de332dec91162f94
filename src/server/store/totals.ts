import { Readable } from 'node:stream'
import type { Caller, Connection } from './connection.js'
import { jsonDocument } from './json-document.js'
import type { TotalsRow } from './queries/totals-query.js'
import type { Query } from './query.js'
import type { QueryLimits } from './query-limits.js'
import { queryReader } from './query-reader.js'

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
  const rows = await queryReader(connection, caller, limits)<TotalsRow>(query)
  const entries = rows.map(({ isWhole: _, ...entry }) => entry)
  const index = rows.findIndex(({ isWhole }) => isWhole === 1)
  const { timestamp: _, ...whole } = entries[index] ?? {}
  const document = { totals: entries.toSpliced(index, 1), whole }
  return Readable.from([JSON.stringify(index < 0 ? { totals: entries } : document)])
}
