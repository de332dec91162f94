import { expect, test } from 'vitest'
import { historyOf, judged, type RowLike, resultsOf } from './history-of.js'

const knownOf = (row: RowLike) => judged(historyOf({ example: row }), resultsOf({ example: 'f' })).knownFlaky

test.each([
  ['PPPfPP', 1, 'it needed a retry once before'],
  ['PPFPPP', 1, 'it failed once between two passes'],
  ['PPPPPF', 1, 'it fails on the base branch'],
  ['PPPPPP', 0, 'it always passed'],
  ['PFFPPP', 0, 'it was broken, and fixed'],
  ['SSSSSS', 0, 'it never ran'],
])('counts a flaky test with the results %s as %i known one, because %s', (results, count) => {
  expect(knownOf(results)).toBe(count)
})

test('counts a flaky test of several jobs as known when it is known in each of them', () => {
  const histories = historyOf({ 'a@linux': 'PfPP', 'a@windows': 'PPPP', b: 'PPfP' })
  expect(judged(histories, resultsOf({ 'a@linux': 'f', 'a@windows': 'f' })).knownFlaky).toBe(0)
  expect(judged(histories, resultsOf({ 'a@linux': 'f', 'a@windows': 'P' })).knownFlaky).toBe(1)
  expect(judged(histories, resultsOf({ 'b@linux': 'f', 'b@windows': 'f' })).knownFlaky).toBe(1)
})

test('counts no flaky test when the history does not contain it, or the quarantine excuses it', () => {
  const histories = historyOf({ a: 'PfPP' })
  expect(judged(histories, resultsOf({ other: 'f' })).knownFlaky).toBe(0)
  expect(judged(histories, resultsOf({ a: 'f' }), undefined, () => true).knownFlaky).toBe(0)
})
