import { Readable } from 'node:stream'
import type { Asker, Connection } from './connection.js'
import { questionError } from './engine-error.js'
import type { Question } from './question.js'
import { defaultLimits, limitSettings, type QuestionLimits } from './question-limits.js'

/** An array of objects, numbers as numbers, nothing escaped that JSON leaves alone; a column may hold texts and numbers. */
const jsonSettings = [
  'output_format_json_array_of_rows = 1',
  'output_format_json_quote_64bit_integers = 0',
  'output_format_json_escape_forward_slashes = 0',
  'use_variant_as_common_type = 1',
]

/**
 * Asks, and gives the document `{ "<name>": [ <rows> ] }`: the engine writes the rows, and nobody parses them. Throws a
 * StoreLimitError beyond the limits.
 */
export async function jsonDocument(
  { ask }: Connection,
  name: string,
  { query, parameters }: Question,
  asker: Asker,
  limits: QuestionLimits = defaultLimits,
): Promise<Readable> {
  const settings = [...jsonSettings, ...limitSettings(limits)].join(', ')
  const timed = { query: `${query}\nFORMAT JSONEachRow SETTINGS ${settings}`, parameters, timeMs: limits.timeMs }
  const stream = await ask(timed, asker).catch((error: unknown) => {
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
