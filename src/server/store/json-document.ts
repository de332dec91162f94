import { Readable } from 'node:stream'
import type { ClickHouseClient } from '@clickhouse/client'
import { engineError } from './engine-error.js'

/** An array of objects, numbers as numbers, nothing escaped that JSON leaves alone; a column may hold texts and numbers. */
const jsonSettings = [
  'output_format_json_array_of_rows = 1',
  'output_format_json_quote_64bit_integers = 0',
  'output_format_json_escape_forward_slashes = 0',
  'use_variant_as_common_type = 1',
].join(', ')

/** A question with its parameters, which the engine binds. */
export interface Question {
  /** Without FORMAT and SETTINGS. */
  readonly query: string
  readonly parameters: Readonly<Record<string, unknown>>
}

/** Asks, and gives the document `{ "<name>": [ <rows> ] }`: the engine writes the rows, and nobody parses them. */
export async function jsonDocument(client: ClickHouseClient, name: string, { query, parameters }: Question): Promise<Readable> {
  const { stream } = await client.exec({
    query: `${query}\nFORMAT JSONEachRow SETTINGS ${jsonSettings}`,
    query_params: { ...parameters },
    // An error behind the first rows would end up inside the document: the server is to finish before it answers.
    clickhouse_settings: { wait_end_of_query: 1 },
  })
  // An error is for whoever reads, and nobody may be reading yet, or ever.
  stream.on('error', () => {})
  return Readable.from(document(name, stream), { objectMode: false }).once('close', () => stream.destroy())
}

async function* document(name: string, rows: AsyncIterable<Buffer>): AsyncGenerator<string | Buffer> {
  yield `{${JSON.stringify(name)}:`
  try {
    yield* rows
  } catch (error) {
    throw engineError(error)
  }
  yield '}'
}
