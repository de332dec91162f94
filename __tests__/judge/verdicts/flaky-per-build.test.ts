import { expect, test } from 'vitest'
import { historyOf, judged, type RowLike, resultsOf } from './history-of.js'

const averageOf = (rows: Readonly<Record<string, RowLike>>, results: Readonly<Record<string, string>> = { broken: 'F 2-z' }) =>
  judged(historyOf({ broken: 'PPPP', ...rows }), resultsOf(results)).flakyPerBuild

test.each<[string, Record<string, RowLike>, number | undefined]>([
  ['as many flaky results as builds', { a: 'ffPP', b: 'PPff' }, 1],
  ['one less', { a: 'ffPP', b: 'PPfP' }, undefined],
  ['failures between passes', { a: 'PFPP', b: 'PPFP', c: 'PFPP', d: 'ffff' }, 1.75],
  ['the same results in several jobs', { a: 'ffff', 'a@linux': 'ffff', 'a@windows': 'ffff' }, 1],
  ['other results in one job', { a: 'ffPP', 'a@linux': 'ffPP', 'a@windows': 'PPff' }, 1],
  ['failures that last', { a: 'FFFF', b: 'PFFF', c: 'PPPF' }, undefined],
])('counts the tests per build that failed by chance: %s', (_, rows, average) => {
  expect(averageOf(rows)).toBe(average)
})

test('is counted only when a failure is new', () => {
  const rows = { a: 'ffff', known: { results: 'PFFF', causes: ['2-a', '2-a', '2-a'] } }
  expect(averageOf(rows, { broken: 'P', known: 'F 2-a' })).toBeUndefined()
  expect(averageOf(rows, { broken: 'P', unseen: 'F 2-b' })).toBe(1)
})
