import { expect, test } from 'vitest'
import { newestExecutions } from '../../../src/host/github/job-executions.js'
import { listedJob } from '../../deliver/reporters/comment/parts/example-parts.js'

const seconds = (start: number, end: number) => ({ startedAt: start * 1_000, completedAt: end * 1_000 })
/** Another job, which ends the first attempt after 100 s. */
const last = listedJob('e2e', seconds(10, 100))
const attemptOf = (...entries: ReturnType<typeof listedJob>[]) => newestExecutions([last, ...entries]).get('unit')?.attempt

test.each([
  ['started before the end of attempt 1', seconds(10, 90), 1],
  ['started a second before the end of attempt 1', seconds(99, 110), 1],
  ['started in the second in which attempt 1 ended', seconds(100, 110), 2],
  ['started after the end of attempt 1', seconds(160, 170), 2],
  ['has no start', { startedAt: undefined, completedAt: 90_000 }, 2],
])('finds the attempt in which a job ran when its entry for attempt 2 %s', (_, times, expected) => {
  expect(attemptOf(listedJob('unit', seconds(10, 90)), listedJob('unit', { attempt: 2, ...times }))).toBe(expected)
})

test('regards a job that has not ended as a new execution, although its entry has the old start', () => {
  expect(attemptOf(listedJob('unit', { attempt: 2, status: 'queued', conclusion: undefined, startedAt: 10_000 }))).toBe(2)
})

test('regards an entry as a new execution when GitHub lists no job of an earlier attempt', () => {
  expect(newestExecutions([listedJob('unit', { attempt: 2, ...seconds(10, 90) })]).get('unit')?.attempt).toBe(2)
})

test('finds the attempt of a job that GitHub lists only under its old attempt', () => {
  expect(attemptOf(listedJob('unit', seconds(10, 90)), listedJob('e2e', { attempt: 2, ...seconds(160, 170) }))).toBe(1)
})
