import { junit } from '../../results/junit-results.js'

export const trackedSource = { 'src/basket.test.js': '// a line\n'.repeat(60) }

const failure = {
  message: 'expected: <17.96> but was: <17.95>',
  details: 'AssertionError: expected: <17.96> but was: <17.95>\n    at Object.<anonymous> (src/basket.test.js:42:5)',
}

/** Three tests, one of which fails in line 42 of the tracked file. */
export const failing = {
  'TEST-basket.xml': junit([{ name: 'adds' }, { name: 'rounds half a cent up', failure }, { name: 'removes', skipped: true }]),
}

/** The same tests, all successful. */
export const passing = {
  'TEST-basket.xml': junit([{ name: 'adds' }, { name: 'rounds half a cent up' }, { name: 'removes', skipped: true }]),
}

/** A configuration that requests the comment. */
export const configured = { '.service.json': '{ "report": { "codehost": { "enabled": true, "commentTitle": "Tests of {{ project }}" } } }' }
