import { describe, expect, test } from 'vitest'
import type { Status } from '../../../../../src/base/browser/statuses.js'
import type { Build } from '../../../../../src/server/answers/builds.js'
import { failingSince, testFailingSince } from '../../../../../src/server/dashboard/browser/overview/failing-since.js'

const statuses: Readonly<Record<string, Status>> = { P: 'successful', F: 'failed', C: 'cancelled', S: 'skipped' }

/** Returns builds with the statuses of a text; the number of each is its place. */
const buildsOf = (text: string): readonly Build[] =>
  [...text].map((letter, index) => ({
    ...{ build: String(index), attempts: [], timestamp: index, status: statuses[letter] ?? 'unknown' },
    ...{ failedCount: 0, flakyCount: 0, skippedCount: 0, totalCount: 1 },
  }))

describe('since when a branch fails', () => {
  test.each([
    ['PPFFF', '2', '4', 3, false],
    ['FPF', '2', '2', 1, false],
    // Builds that did not end with a result are neither.
    ['PFCFS', '1', '3', 2, false],
    // An earlier build than the listed ones may have failed as well.
    ['FFFFF', '0', '4', 5, true],
    ['FFF', '0', '2', 3, false],
  ])('is found for %s', (text, first, newest, count, mayBeEarlier) => {
    const since = failingSince(buildsOf(text), 5)
    expect([since?.first.build, since?.newest.build, since?.count, since?.mayBeEarlier]).toEqual([first, newest, count, mayBeEarlier])
  })

  test.each(['', 'P', 'FFP', 'FPC', 'CS'])('returns undefined for %j, because the newest result is not a failure', (text) => {
    expect(failingSince(buildsOf(text), 5)).toBeUndefined()
  })
})

test.each([
  ['PPFF', 2],
  ['FPF-F', 2],
  ['F', 0],
  ['FfF', 2],
  ['FP', undefined],
  ['--', undefined],
])('the test with the results %s fails since the build %j', (results, index) => {
  expect(testFailingSince(results)).toBe(index)
})
