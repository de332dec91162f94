import { expect, test } from 'vitest'
import { createGoShortcut } from '../../../../src/read/formats/go/go-shortcut.js'

const Time = '2026-11-20T09:00:00.123456789+01:00'
const own = { Package: 'shop/cart', Test: 'TestA/b' }

/** Reads one line after the shortcut has learned the names of a test. */
const read = (line: string, learned: object = { Action: 'run', ...own }) => {
  const shortcut = createGoShortcut()
  shortcut.learn(learned)
  return shortcut.read(line)
}

const plain = (event: object) => JSON.parse(JSON.stringify(event))

test.each([
  { Time, Action: 'output', ...own, Output: 'plain\n' },
  { Time, Action: 'output', ...own, Output: 'no line break' },
  { Time, Action: 'output', ...own, Output: '' },
  { Time, Action: 'output', ...own, Output: '\n' },
  { Time, Action: 'output', ...own, Output: '\ttab "quoted" \\ \u001b[31m <größer>\n' },
  { Time, Action: 'output', ...own, Output: 'ends with a backslash \\n' },
  { Time, Action: 'pass', ...own, Elapsed: 0.25 },
  { Time, Action: 'run', ...own, Test: 'TestC' },
])('the shortcut reads what JSON.parse reads: %j', (event) => {
  const quick = plain(read(JSON.stringify(event)) ?? {})
  // The time is read only of the beginning of a test.
  expect(quick).toEqual(event.Action === 'run' ? event : { ...event, Time: undefined })
})

test.each([
  ['another package', { Time, Action: 'output', Package: 'shop', Test: 'TestA/b', Output: 'a\n' }],
  ['another test', { Time, Action: 'output', Package: 'shop/cart', Test: 'TestA', Output: 'a\n' }],
  ['output outside of the tests', { Time, Action: 'output', Package: 'shop/cart', Output: 'a\n' }],
  ['a further field', { Time, Action: 'output', ...own, Output: 'a\n', OutputType: 'error' }],
  ['another order of fields', { Action: 'output', Time, ...own, Output: 'a\n' }],
  ['no time', { Action: 'output', ...own, Output: 'a\n' }],
  ['a name with escapes', { Time, Action: 'run', Package: 'shop/cart', Test: 'Test"A' }],
  ['a duration that is not a number', { Time, Action: 'pass', ...own, Elapsed: '1' }],
  ['another action', { Time, Action: 'pause', ...own }],
])('the shortcut leaves a line to JSON.parse when it has %s', (_what, event) => {
  expect(read(JSON.stringify(event))).toBeUndefined()
})

test.each(['', '{}', '{"Time":"', `{"Time":"${Time}","Action":"output","Package":"shop/cart","Test":"TestA/b","Output":"}`])(
  'the shortcut leaves a damaged line to JSON.parse: %j',
  (line) => {
    expect(read(line)).toBeUndefined()
    expect(read(line.padEnd(80, ' '))).toBeUndefined()
  },
)

test('the shortcut does not learn names that JSON escapes', () => {
  const event = { Action: 'run', Package: 'shop', Test: 'Test"A' }
  expect(read(JSON.stringify({ Time, ...event, Action: 'pass', Elapsed: 1 }), event)).toBeUndefined()
})
