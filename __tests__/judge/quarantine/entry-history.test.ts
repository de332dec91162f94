import { describe, expect, test } from 'vitest'
import { createHistories } from '../../../src/judge/history/create-histories.js'
import type { TestHistories, TestHistory } from '../../../src/judge/history/test-histories.js'
import { canLeave, isBroad, readEntryHistories } from '../../../src/judge/quarantine/entry-history.js'
import type { QuarantineEntry } from '../../../src/judge/quarantine/quarantine-entry.js'

const row = (name: string, results: string, id = '0123456789'): TestHistory => ({ id, suite: ['Cart'], name, results, causes: [] })
const historyOf = (...rows: readonly TestHistory[]): TestHistories => createHistories([], rows)

const passesOf = (histories: TestHistories, entry: QuarantineEntry) => readEntryHistories(histories, [entry]).ofEntry.get(entry)?.passes

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
    const { ofEntry } = readEntryHistories(historyOf(row('adds', 'FPP')), entries)
    expect(entries.map((entry) => ofEntry.get(entry)?.passes)).toEqual([2, 2, undefined, 2])
  })
})

test.each([
  [20, true],
  [19, false],
  [undefined, false],
])('a test can leave its quarantine after %s passes in a row: %s', (passes, expected) => {
  expect(canLeave(passes)).toBe(expected)
})

test('counts a test of several jobs once, for each entry and in all', () => {
  const entries = [{ test: 'Cart › *' }, { test: 'Cart › adds' }, { test: 'x' }]
  const rows = [row('adds', 'P'), { ...row('adds', 'P'), job: 'windows' }, row('removes', 'P', '1123456789')]
  const { tests, ofEntry } = readEntryHistories(historyOf(...rows), entries)
  expect([tests, ...entries.map((entry) => ofEntry.get(entry)?.tests)]).toEqual([2, 2, 1, undefined])
})

test.each([
  [6, 100, true],
  [5, 100, false],
  [2, 39, true],
  [2, 40, false],
  [1, 1, false],
])('an entry for %i of %i tests is too broad: %s', (tests, ofTests, expected) => {
  expect(isBroad(tests, ofTests)).toBe(expected)
})
