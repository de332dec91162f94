import type { Format } from '../format.js'

/** The reporter `json` of Mocha. Source: `lib/reporters/json.js` of mochajs/mocha. */
export const mochaJson = {
  id: 'mocha',
  title: 'Mocha JSON',
  include: ['**/mocha-*.json'],
  matches(head) {
    if (head.kind !== 'json' || !head.keys.has('stats.suites') || !head.keys.has('stats.passes')) return undefined
    const list = ['tests', 'passes', 'failures'].find((key) => head.keys.has(key))
    return list && `stats.suites, stats.passes and ${list}`
  },
  async read(source, sink) {
    const { readMochaJson } = await import('./read-mocha-json.js')
    await readMochaJson(source, sink)
  },
} as const satisfies Format
