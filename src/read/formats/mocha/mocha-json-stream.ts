import type { Format } from '../format.js'
import { parseJson } from '../json/json-text.js'
import { mochaEvent } from './mocha-event.js'

/** The reporter `json-stream` of Mocha: one event per line. Source: `lib/reporters/json-stream.js` of mochajs/mocha. */
export const mochaJsonStream = {
  id: 'mocha',
  title: 'Mocha JSON stream',
  include: ['**/mocha-*.jsonl', '**/mocha-*.ndjson'],
  readsLines: true,
  matches({ text }) {
    // Output of the scripts that start Mocha and of the test files may precede the first event.
    for (const line of text.split(/\r\n?|\n/, maximumLines)) {
      if (!line.startsWith('["start"')) continue
      const event = mochaEvent(parseJson(line))
      if (typeof event?.fields.total === 'number') return 'event ["start", …] of Mocha'
    }
    return undefined
  },
  async read(source, sink) {
    const { readMochaJsonStream } = await import('./read-mocha-json-stream.js')
    await readMochaJsonStream(source, sink)
  },
} as const satisfies Format

const maximumLines = 10_000
