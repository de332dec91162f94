import fc from 'fast-check'
import { expect, test } from 'vitest'
import { statusFilters } from '../../../src/html-report/browser/status-filters.js'
import { orderTitles } from '../../../src/html-report/browser/test-order.js'
import { groupingTitles } from '../../../src/html-report/browser/tree-rows.js'
import { initialState, readHash, type ViewState, writeHash } from '../../../src/html-report/browser/view-state.js'

const keysOf = <Key extends string>(titles: Readonly<Record<Key, string>>) => Object.keys(titles) as Key[]

const state: fc.Arbitrary<ViewState> = fc.record({
  view: fc.constantFrom('tests', 'summary', undefined),
  query: fc.string({ unit: 'grapheme' }),
  statuses: fc.subarray([...statusFilters]),
  grouping: fc.constantFrom(...keysOf(groupingTitles)),
  order: fc.constantFrom(...keysOf(orderTitles)),
  test: fc.option(fc.nat(999_999_999), { nil: undefined }),
})

test('restores every state from its link', () => {
  fc.assert(
    fc.property(state, (seen) => {
      expect(readHash(`#${writeHash(seen)}`)).toEqual(seen)
    }),
  )
})

test('writes an empty hash for the initial state', () => {
  expect(writeHash(initialState)).toBe('')
  expect(readHash('')).toEqual(initialState)
})

test.each([
  '#test=-1',
  '#test=1e9',
  '#test=99999999999',
  '#view=other',
  '#status=constructor',
  '#group=toString',
  '#order=__proto__',
  '#%',
  '#=',
])('ignores invalid values in the hash %s', (hash) => {
  expect(readHash(hash)).toEqual(initialState)
})
