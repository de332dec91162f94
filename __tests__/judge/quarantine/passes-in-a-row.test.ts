import { describe, expect, test } from 'vitest'
import { createHistories } from '../../../src/judge/history/create-histories.js'
import type { TestHistories, TestHistory } from '../../../src/judge/history/test-histories.js'
import { canLeave, passesInARow } from '../../../src/judge/quarantine/passes-in-a-row.js'
import type { QuarantineEntry } from '../../../src/judge/quarantine/quarantine-entry.js'

const row = (name: string, results: string): TestHistory => ({ id: '0123456789', suite: ['Cart'], name, results, causes: [] })
const historyOf = (...rows: readonly TestHistory[]): TestHistories => createHistories([], rows)

const passesOf = (histories: TestHistories, entry: QuarantineEntry) => passesInARow(histories, [entry]).get(entry)

describe('passes in a row', () => {
  test.each([
    ['FPPP', 3],
    ['PPfPP', 2],
    ['PPSP', 1],
    ['PPF', 0],
    ['FPP--P--', 3],
    ['PPP', 3],
    ['---', 0],
    ['', 0],
  ])('of the results %j are %i', (results, expected) => {
    expect(passesOf(historyOf(row('adds', results)), { test: 'Cart › adds' })).toBe(expected)
  })

  test('are the smallest number of all tests when an entry matches several', () => {
    const history = historyOf(row('adds', 'PPP'), row('removes', 'PFP'), row('other', 'F'))
    expect(passesOf(history, { test: 'Cart › *' })).toBe(0)
    expect(passesOf(history, { test: 'Cart › *s' })).toBe(1)
  })

  test('are unknown when the history has no such test', () => {
    expect(passesOf(historyOf(row('adds', 'PPP')), { test: 'Cart › removes' })).toBeUndefined()
  })

  test('count for an entry that has ended', () => {
    expect(passesOf(historyOf(row('adds', 'PPP')), { test: '0123456789', until: '1969-01-01' })).toBe(3)
  })

  test('are counted for each of several entries of one test', () => {
    const entries = [{ test: 'Cart › *' }, { test: '0123456789' }, { test: 'x' }, { test: 'Cart › adds' }]
    const passes = passesInARow(historyOf(row('adds', 'FPP')), entries)
    expect(entries.map((entry) => passes.get(entry))).toEqual([2, 2, undefined, 2])
  })
})

test.each([
  [20, true],
  [19, false],
  [undefined, false],
])('a test can leave its quarantine after %s passes in a row: %s', (passes, expected) => {
  expect(canLeave(passes)).toBe(expected)
})
