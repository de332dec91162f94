import { expect, test } from 'vitest'
import { countFailedBuilds } from '../../../src/judge/verdicts/failed-builds.js'

const builds = (['failed', 'successful', 'failed', 'cancelled', 'failed', 'successful'] as const).map((status, index) => ({
  id: `${index}`,
  status,
}))

test('counts the failed builds since the last one that passed, also after a cancelled build', () => {
  expect(countFailedBuilds(builds, 4)).toBe(2)
})

test('counts all failed builds when none passed', () => {
  expect(countFailedBuilds(builds, 0)).toBe(1)
})

test('counts nothing when the build did not fail, or does not exist', () => {
  expect([3, 5, -1, 9].map((last) => countFailedBuilds(builds, last))).toEqual([undefined, undefined, undefined, undefined])
})
