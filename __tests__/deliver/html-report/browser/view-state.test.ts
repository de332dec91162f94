import fc from 'fast-check'
import { expect, test } from 'vitest'
import { testFilters } from '../../../../src/deliver/html-report/browser/list/filters.js'
import { groupingTitles } from '../../../../src/deliver/html-report/browser/list/groupings.js'
import { orderTitles } from '../../../../src/deliver/html-report/browser/list/test-order.js'
import { initialState, readHash, type ViewState, writeHash } from '../../../../src/deliver/html-report/browser/view-state.js'

const keysOf = <Key extends string>(titles: Readonly<Record<Key, string>>) => Object.keys(titles) as Key[]

const id = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 })

const lists = {
  query: fc.string({ unit: 'grapheme' }),
  shown: fc.subarray([...testFilters]),
  grouping: fc.constantFrom(...keysOf(groupingTitles)),
  order: fc.constantFrom(...keysOf(orderTitles)),
}

/** States that the page can reach: a test is open only on the tab Tests, a cause only on the tab Causes. */
const state: fc.Arbitrary<ViewState> = fc.oneof(
  fc.record({
    ...lists,
    tab: fc.constantFrom('tests', 'causes', 'jobs', 'timeline', 'summary', undefined),
    test: fc.constant(undefined),
    cause: fc.constant(undefined),
  }),
  fc.record({ ...lists, tab: fc.constant('tests'), test: id, cause: fc.constant(undefined) }),
  fc.record({ ...lists, tab: fc.constant('causes'), test: fc.constant(undefined), cause: id }),
)

test('restores every state of the report from its link', () => {
  fc.assert(
    fc.property(state, (seen) => {
      expect(readHash(`#${writeHash(seen)}`)).toEqual(seen)
    }),
  )
})

test('writes short links to tests, causes and tabs', () => {
  expect(writeHash({ ...initialState, tab: 'tests', test: '9f2c41d0a1b2' })).toBe('test=9f2c41d0a1b2')
  expect(writeHash({ ...initialState, tab: 'causes', cause: '1-4be1c03a' })).toBe('cause=1-4be1c03a')
  expect(writeHash({ ...initialState, tab: 'jobs' })).toBe('jobs')
  expect(writeHash({ ...initialState, tab: 'tests', query: 'is:failed' })).toBe('tests&q=is%3Afailed')
})

test('writes an empty hash for the initial state', () => {
  expect(writeHash(initialState)).toBe('')
  expect(readHash('')).toEqual(initialState)
})

test.each(['#test=', `#test=${'a'.repeat(1000)}`, '#other', '#show=constructor', '#group=toString', '#order=__proto__', '#%', '#='])(
  'ignores invalid values in the hash %s',
  (hash) => {
    expect(readHash(hash)).toEqual(initialState)
  },
)
