import { describe, expect, it } from 'vitest'
import { appendBuild } from '../../../src/judge/history/append-build.js'
import type { TestHistories } from '../../../src/judge/history/test-histories.js'
import { withNewNames } from '../../../src/judge/history/with-new-names.js'
import { buildResultsOf, idOf, type TestOfBuild } from './build-results-of.js'

const former = { id: idOf(1), suite: ['Cart', 'calc_spec.lua:2'], name: 'adds' }
const renamed: TestOfBuild = { id: idOf(2), suite: ['Cart'], name: 'adds', outcome: 'F', cause: '2-a', former }
const other: TestOfBuild = { id: idOf(3), outcome: 'P' }

const resultsOf = (...tests: readonly TestOfBuild[]) => ({ ...buildResultsOf(tests), hasFormer: true })

/** The history that the previous version wrote. */
const stored = (...tests: readonly TestOfBuild[]): TestHistories =>
  ['100000001', '100000002'].reduce<TestHistories | undefined>(
    (known, id) => appendBuild(known, { id, status: 'failed' }, buildResultsOf(tests)),
    undefined,
  ) as TestHistories

const beforeUpdate: TestOfBuild = { ...former, outcome: 'F', cause: '2-a' }

describe('withNewNames', () => {
  it('gives the row of a test its new name when the history has only the former one', () => {
    const histories = withNewNames(stored(beforeUpdate, other), resultsOf(renamed, other))
    expect(histories.find(idOf(2))).toMatchObject({ suite: ['Cart'], name: 'adds', results: 'FF', causes: ['2-a', '2-a'] })
    expect(histories.find(idOf(1))).toBeUndefined()
    expect(histories.find(idOf(3))?.results).toBe('PP')
  })

  it('continues the row when a build is added, and changes nothing when the history has the new name', () => {
    const updated = appendBuild(stored(beforeUpdate, other), { id: '100000003', status: 'failed' }, resultsOf(renamed, other))
    expect(updated.find(idOf(2))?.results).toBe('FFF')
    expect(updated.size).toBe(2)
    expect(withNewNames(updated, resultsOf(renamed, other))).toBe(updated)
  })

  it('keeps the former name when another test of the build has it', () => {
    const histories = stored(beforeUpdate, other)
    expect(withNewNames(histories, resultsOf(renamed, { ...former, outcome: 'P' }))).toBe(histories)
  })

  it('returns the same history when no test has a former name', () => {
    const histories = stored(beforeUpdate)
    expect(withNewNames(histories, buildResultsOf([other]))).toBe(histories)
  })
})
