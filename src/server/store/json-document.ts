import { Readable } from 'node:stream'
import type { ClickHouseClient } from '@clickhouse/client'
import { questionError } from './engine-error.js'
import { defaultLimits, limitSettings, type QuestionLimits } from './question-limits.js'

/** An array of objects, numbers as numbers, nothing escaped that JSON leaves alone; a column may hold texts and numbers. */
const jsonSettings = [
  'output_format_json_array_of_rows = 1',
  'output_format_json_quote_64bit_integers = 0',
  'output_format_json_escape_forward_slashes = 0',
  'use_variant_as_common_type = 1',
]

/** A question with its parameters, which the engine binds. */
export interface Question {
  /** Without FORMAT and SETTINGS. */
  readonly query: string
  readonly parameters: Readonly<Record<string, unknown>>
}

/**
 * Asks, and gives the document `{ "<name>": [ <rows> ] }`: the engine writes the rows, and nobody parses them. Throws a
 * StoreLimitError beyond the limits.
 */
export async function jsonDocument(
  client: ClickHouseClient,
  name: string,
  { query, parameters }: Question,
  limits: QuestionLimits = defaultLimits,
): Promise<Readable> {
  const { stream } = await client
    .exec({
      // In the statement and not beside it: chDB would keep them for the statements that follow.
      query: `${query}\nFORMAT JSONEachRow SETTINGS ${[...jsonSettings, ...limitSettings(limits)].join(', ')}`,
      query_params: { ...parameters },
      // An error behind the first rows would end up inside the document: the server is to finish before it answers.
      clickhouse_settings: { wait_end_of_query: 1 },
    })
    .catch((error: unknown) => {
      throw questionError(error)
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
    throw questionError(error)
  }
  yield '}'
}
