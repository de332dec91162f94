// Tests which words and names the input history accepts, and how it refuses others (src/commands/action/inputs.ts).
import { expect, test } from 'vitest'
import { readInputs } from '../../../src/commands/action/inputs.js'

const historyOf = (history: string) =>
  readInputs({ getInput: (name) => (name === 'history' ? history : ''), getMultilineInput: () => [] }, '/work').history

test.each([
  ['', { isEnabled: true }],
  ['auto', { isEnabled: true }],
  ['true', { isEnabled: true }],
  ['off', { isEnabled: false }],
  ['false', { isEnabled: false }],
  ['all tests', { isEnabled: true, name: 'all tests' }],
])('reads the input history %j', (given, expected) => {
  expect(historyOf(given)).toEqual(expected)
})

test.each([
  ['Off', 'Invalid input history "Off"; did you mean "off"?'],
  ['aut', 'Invalid input history "aut"; did you mean "auto"?'],
  ['history/main.ndjson.gz', 'Invalid input history "history/main.ndjson.gz": it must be a name, not a file.'],
  ['unit\ne2e', 'Invalid input history "unit\ne2e". A name must have at most 100 characters, all of them printable.'],
  ['x'.repeat(101), 'A name must have at most 100 characters'],
])('refuses the input history %j', (given, message) => {
  expect(() => historyOf(given)).toThrow(message)
})
