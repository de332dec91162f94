import { describe, expect, test } from 'vitest'
import { canLeave, passesInARow } from '../../src/quarantine/passes-in-a-row.js'
import type { TestHistories, TestHistory } from '../../src/verdicts/test-histories.js'

const row = (name: string, results: string): TestHistory => ({ id: '0123456789', suite: ['Cart'], name, results, causes: [] })
const historyOf = (...rows: readonly TestHistory[]): TestHistories => ({
  builds: [],
  size: rows.length,
  find: (id) => rows.find((one) => one.id === id),
  all: () => rows,
})

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
    expect(passesInARow(historyOf(row('adds', results)), { test: 'Cart › adds' })).toBe(expected)
  })

  test('are those of the worst test when an entry matches several', () => {
    const history = historyOf(row('adds', 'PPP'), row('removes', 'PFP'), row('other', 'F'))
    expect(passesInARow(history, { test: 'Cart › *' })).toBe(0)
    expect(passesInARow(history, { test: 'Cart › *s' })).toBe(1)
  })

  test('are unknown when the history has no such test', () => {
    expect(passesInARow(historyOf(row('adds', 'PPP')), { test: 'Cart › removes' })).toBeUndefined()
  })

  test('count for an entry that has ended', () => {
    expect(passesInARow(historyOf(row('adds', 'PPP')), { test: '0123456789', until: '1969-01-01' })).toBe(3)
  })
})

describe('a quarantined test', () => {
  test('can leave when it passed twenty times in a row', () => {
    const entry = { test: 'Cart › adds' }
    expect(canLeave(historyOf(row('adds', `F${'P'.repeat(20)}`)), entry)).toBe(true)
    expect(canLeave(historyOf(row('adds', 'P'.repeat(19))), entry)).toBe(false)
    expect(canLeave(historyOf(), entry)).toBe(false)
  })
})
