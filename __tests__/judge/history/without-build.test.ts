import { expect, test } from 'vitest'
import { addRows } from '../../../src/judge/history/add-rows.js'
import { createHistories } from '../../../src/judge/history/create-histories.js'
import type { HistoryBuild } from '../../../src/judge/history/history-build.js'
import { makeRow } from '../../../src/judge/history/history-rows.js'
import type { TestHistories } from '../../../src/judge/history/test-histories.js'
import { withoutBuild } from '../../../src/judge/history/without-build.js'

const build = (id: number): HistoryBuild => ({ id: String(id), status: 'successful' })
const row = (id: string, results: string, more: { readonly causes?: readonly string[]; readonly durations?: string } = {}) =>
  makeRow({ id: id.repeat(10), job: undefined, module: undefined, suite: [], name: id, results, isOlder: false, causes: [], ...more })
const rowsOf = (histories: TestHistories) =>
  [...histories.all()].map(({ name, results, causes, firstBuild, durations }) => ({ name, results, causes, firstBuild, durations }))

const histories = createHistories([1, 2, 3, 4].map(build), [
  row('a', 'FFPF', { causes: ['newest', 'second', 'oldest'], durations: 'dcba' }),
  row('b', '-P--'),
  row('c', 'P-PP'),
])

test('leaves out a build with its results, causes and durations', () => {
  const without = withoutBuild(histories, '2')
  expect(without.builds.map(({ id }) => id)).toEqual(['1', '3', '4'])
  expect(rowsOf(without)).toEqual([
    { name: 'a', results: 'FPF', causes: ['newest', 'oldest'], firstBuild: undefined, durations: 'dba' },
    { name: 'c', results: 'PPP', causes: [], firstBuild: undefined, durations: undefined },
  ])
})

test('does not make a new test older than the history when a build between others is left out', () => {
  const grown = createHistories([1, 2, 3, 4].map(build), [row('new', '-P-P'), row('newer', '-P--'), row('old', 'P--P')])
  const found = (id: string) => rowsOf(withoutBuild(grown, id)).map(({ name, results, firstBuild }) => ({ name, results, firstBuild }))
  expect(found('2')).toEqual([
    { name: 'new', results: '--P', firstBuild: 2 },
    { name: 'old', results: 'P-P', firstBuild: undefined },
  ])
  expect(found('1')).toEqual([
    { name: 'new', results: 'P-P', firstBuild: undefined },
    { name: 'newer', results: 'P--', firstBuild: undefined },
    { name: 'old', results: '--P', firstBuild: undefined },
  ])
})

test('returns the same history when it does not contain the build', () => {
  expect(withoutBuild(histories, '5')).toBe(histories)
  expect(withoutBuild(histories, undefined)).toBe(histories)
})

test('adds the rows of another history in the builds of the first one', () => {
  const other = createHistories([0, 2, 4].map(build), [row('d', 'PFP', { causes: ['timeout'] }), row('e', 'P--'), row('f', '--F')])
  const extended = addRows(createHistories([1, 2, 3, 4].map(build), []), other, [...other.all()])
  expect(extended.builds.map(({ id }) => id)).toEqual(['1', '2', '3', '4'])
  expect(rowsOf(extended)).toEqual([
    { name: 'd', results: '-F-P', causes: ['timeout'], firstBuild: undefined, durations: undefined },
    { name: 'f', results: '---F', causes: [], firstBuild: 3, durations: undefined },
  ])
})
