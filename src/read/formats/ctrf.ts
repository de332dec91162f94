import type { Format } from './format.js'

/**
 * The Common Test Report Format. Sources: `spec/ctrf.md` and `schema/ctrf.schema.json` of ctrf-io/ctrf, and the output of older reporters.
 */
export const ctrf = {
  id: 'ctrf',
  title: 'CTRF JSON',
  include: ['**/ctrf*.json', '**/*-ctrf.json', '**/*.ctrf.json'],
  wideInclude: ['**/ctrf/*.json'],
  matches(head) {
    if (head.kind !== 'json') return undefined
    if (head.keys.has('reportFormat') && /"reportFormat"\s*:\s*"CTRF"/i.test(head.text)) return 'reportFormat "CTRF"'
    // Reporters that are older than the specification do not name the format.
    return head.keys.has('results.tests') ? 'an array results.tests' : undefined
  },
  async read(source, sink) {
    const { readCtrf } = await import('./read-ctrf.js')
    await readCtrf(source, sink)
  },
} as const satisfies Format
