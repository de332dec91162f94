import { Readable } from 'node:stream'
import { queryError } from './engine-error.js'
import type { Query } from './query.js'
import { defaultLimits, limitSettings } from './query-limits.js'
import type { QuerySource } from './query-reader.js'
import { allRecords } from './retained-records.js'

/** Writes numbers without quotes and slashes without escapes. A column may hold strings and numbers. */
const jsonSettings = [
  'output_format_json_quote_64bit_integers = 0',
  'output_format_json_escape_forward_slashes = 0',
  'use_variant_as_common_type = 1',
]

/**
 * Turns off two rewrites of expressions. To compare expressions, the engine (26.7) hashes the whole subqueries that their columns come from.
 * That takes a third of the time to plan the ranking of flaky tests, and made no query here measurably faster.
 */
const planSettings = ['optimize_and_compare_chain = 0', 'optimize_aggregators_of_group_by_keys = 0']

/**
 * Runs a query and returns its rows as JSON, one line each. Every query of users runs here, so none returns expired records.
 * @throws StoreLimitError if the query exceeds the limits
 */
export async function queryLines(
  { connection, caller, limits = defaultLimits, retained = allRecords }: QuerySource,
  { sql, parameters, leavesOutExpired = false }: Query,
  settings: readonly string[] = [],
): Promise<Readable> {
  const all = [
    ...settings,
    ...jsonSettings,
    ...planSettings,
    ...limitSettings(limits),
    ...(leavesOutExpired ? [] : retained.settings),
  ].join(', ')
  const timed = {
    sql: `${sql}\nFORMAT JSONEachRow SETTINGS ${all}`,
    parameters: { ...parameters, ...retained.parameters },
    timeMs: limits.timeMs,
  }
  const stream = await connection.query(timed, caller).catch((error: unknown) => {
    throw queryError(error)
  })
  // Prevents an uncaught exception if the stream fails before it is read.
  stream.on('error', () => {})
  return stream
}

/**
 * Runs a query and returns the document `{ "<name>": [ <rows> ] }`. The engine writes the rows as JSON, and the server does not parse
 * them. Throws a StoreLimitError if the query exceeds the limits.
 */
export async function jsonDocument(source: QuerySource, name: string, query: Query): Promise<Readable> {
  const stream = await queryLines(source, query, ['output_format_json_array_of_rows = 1'])
  return Readable.from(document(name, stream), { objectMode: false }).once('close', () => stream.destroy())
}

async function* document(name: string, rows: AsyncIterable<Buffer>): AsyncGenerator<string | Buffer> {
  yield `{${JSON.stringify(name)}:`
  try {
    yield* rows
  } catch (error) {
    throw queryError(error)
  }
  yield '}'
}
