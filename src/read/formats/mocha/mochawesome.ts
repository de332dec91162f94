import type { Format } from '../format.js'

/** The JSON file of mochawesome, also merged by mochawesome-merge. Source: `src/mochawesome.js` of adamgruber/mochawesome. */
export const mochawesome = {
  id: 'mocha',
  title: 'mochawesome JSON',
  include: ['**/mochawesome*.json'],
  wideInclude: ['**/mochawesome-report/*.json', '**/cypress/reports/**/*.json', '**/cypress/results/*.json'],
  matches(head) {
    if (head.kind !== 'json') return undefined
    if (head.keys.has('stats.testsRegistered')) return 'stats.testsRegistered'
    return head.keys.has('stats.passPercent') && head.keys.has('results') ? 'stats.passPercent and results' : undefined
  },
  async read(source, sink) {
    const { readMochawesome } = await import('./read-mochawesome.js')
    await readMochawesome(source, sink)
  },
} as const satisfies Format
