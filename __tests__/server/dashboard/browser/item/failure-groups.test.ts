import { describe, expect, test } from 'vitest'
import type { RecordedRun } from '../../../../../src/server/answers/test-runs.js'
import { readCause } from '../../../../../src/server/dashboard/browser/answers/failure-cause.js'
import { groupFailures } from '../../../../../src/server/dashboard/browser/item/failure-groups.js'
import { causeWith, runWith } from '../../complete-answers.js'

const failed = (build: string, timestamp: number, message: string, more: Partial<RecordedRun> = {}) =>
  runWith({ build, timestamp, message, status: 'failed', cause: '1-aaaaaaaaaaaa', job: 'e2e', ...more })
const flaky = (build: string, timestamp: number, message: string, more: Partial<RecordedRun> = {}) =>
  runWith({
    ...{ build, timestamp, status: 'successful', flaky: true, job: 'e2e' },
    attempts: [{ status: 'failed', message }],
    attemptCount: 1,
    ...more,
  })
const cause = (id: string, builds: number, firstSeen: number, lastSeen: number) =>
  readCause(causeWith({ cause: id, title: 'connect ECONNREFUSED 10.0.0.17:5432', builds, firstSeen, lastSeen }))

describe('groupFailures', () => {
  test('joins failures and runs that passed after a retry when their messages differ in variable parts only', () => {
    const runs = [failed('3.1', 30, 'Timed out after 5012 ms'), flaky('2.1', 20, 'Timed out after 4999 ms'), flaky('1.1', 10, 'no card')]
    const groups = groupFailures(runs, [])
    expect(groups.map(({ signature, builds, cause }) => [signature, builds, cause])).toEqual([
      ['Timed out after # ms', 2, '1-aaaaaaaaaaaa'],
      ['no card', 1, ''],
    ])
  })

  test('joins failures with the same cause when their messages differ', () => {
    expect(groupFailures([failed('2.1', 20, 'one'), failed('1.1', 10, 'two')], [])).toHaveLength(1)
  })

  test('counts a build once, also when a job of it ran again', () => {
    const [group] = groupFailures([failed('7.2', 30, 'no'), failed('7.1', 20, 'no'), failed('6.1', 10, 'no')], [])
    expect(group?.builds).toBe(2)
    expect(group?.runs).toHaveLength(3)
  })

  test('takes the number of builds and the first failure from the cause when older runs are unread', () => {
    const [group] = groupFailures([failed('7.1', 30, 'no')], [cause('1-aaaaaaaaaaaa', 40, 5, 30)])
    expect([group?.builds, group?.first.timestamp, group?.last.timestamp]).toEqual([40, 5, 30])
  })

  test('lists a cause whose runs are all unread, with the most frequent one first', () => {
    const groups = groupFailures([failed('7.1', 30, 'no')], [cause('1-bbbbbbbbbbbb', 9, 1, 2), cause('1-aaaaaaaaaaaa', 1, 30, 30)])
    expect(groups.map(({ cause, signature, builds }) => [cause, signature, builds])).toEqual([
      ['1-bbbbbbbbbbbb', 'connect ECONNREFUSED #:5432', 9],
      ['1-aaaaaaaaaaaa', 'no', 1],
    ])
  })

  test('names the job with the most runs first, and the first frame of the project', () => {
    const details = 'Error: no\n    at wait (node_modules/pw/index.js:1:1)\n    at pay (e2e/pay.page.ts:31:14)'
    const [group] = groupFailures(
      [failed('3.1', 30, 'no', { job: 'firefox' }), failed('2.1', 20, 'no', { details }), failed('1.1', 10, 'no')],
      [],
    )
    expect([group?.jobs, group?.place]).toEqual([['e2e', 'firefox'], 'e2e/pay.page.ts:31'])
  })
})
