import { expect, test } from 'vitest'
import type { WorkflowJob } from '../../../src/host/github/github-client.js'
import { jobRecords } from '../../../src/host/github/job-records.js'
import { createRecordValidator } from '../../../src/records/validate.js'

const place = { org: 'acme', project: 'shop', module: 'shop', pipeline: 'Test', build: '4711.2', ref: 'main' }
const job = (fields: Partial<WorkflowJob> = {}): WorkflowJob => ({
  id: 1,
  runId: 4711,
  attempt: 1,
  name: 'unit (20)',
  status: 'completed',
  conclusion: 'success',
  workflow: 'Test',
  branch: 'main',
  runner: 'ubuntu-latest',
  runnerName: 'GitHub Actions 7',
  startedAt: 1_000,
  completedAt: 61_000,
  url: 'https://github.com/acme/shop/actions/runs/4711/job/1',
  ...fields,
})

test('converts a job to a record of its attempt, with the same id in every run', () => {
  const [record] = jobRecords([job({ attempt: 2 })], place)
  expect(record).toEqual({
    kind: 'job',
    id: 'unit (20)',
    name: 'unit (20)',
    runner: 'ubuntu-latest',
    status: 'successful',
    duration: 60_000,
    attempt: 2,
    url: 'https://github.com/acme/shop/actions/runs/4711/job/1',
    timestamp: 1_000,
    org: 'acme',
    project: 'shop',
    module: 'shop',
    pipeline: 'Test',
    job: 'unit (20)',
    build: '4711.2',
    ref: 'main',
  })
  expect(createRecordValidator()(record)).toBeUndefined()
})

test.each([
  ['success', 'successful'],
  ['neutral', 'successful'],
  ['failure', 'failed'],
  ['timed_out', 'failed'],
  ['startup_failure', 'failed'],
  ['cancelled', 'cancelled'],
  ['skipped', 'skipped'],
  ['action_required', 'unknown'],
  ['stale', 'unknown'],
  ['constructor', 'unknown'],
  [undefined, 'unknown'],
])('converts the conclusion %s to the status %s', (conclusion, status) => {
  expect(jobRecords([job({ conclusion })], place)).toMatchObject([{ status }])
})

test('records a running job without a duration, and leaves out a job that has not started', () => {
  const waiting = ['queued', 'waiting', 'pending', 'requested', 'something new'].map((status) => job({ status, conclusion: undefined }))
  const [running, ...others] = jobRecords(
    [...waiting, job({ status: 'in_progress', conclusion: undefined, completedAt: undefined })],
    place,
  )
  expect(running).toMatchObject({ status: 'running', timestamp: 1_000 })
  expect(running).not.toHaveProperty('duration')
  expect(others).toEqual([])
})

test('records a skipped job without a duration', () => {
  expect(jobRecords([job({ conclusion: 'skipped' })], place)[0]).not.toHaveProperty('duration')
})

test('numbers jobs with the same name in the order of their creation', () => {
  const records = jobRecords([job({ id: 9, startedAt: 5_000 }), job({ id: 3 })], place)
  expect(records.map(({ id, timestamp }) => [id, timestamp])).toEqual([
    ['unit (20)', 1_000],
    ['unit (20) #2', 5_000],
  ])
})

test('records a job in the attempt that ran it when a later attempt lists it again', () => {
  const records = jobRecords(
    [
      job(),
      job({ id: 2, name: 'lint', conclusion: 'failure' }),
      job({ id: 11, attempt: 2 }),
      job({ id: 12, attempt: 2, name: 'lint', startedAt: 90_000, completedAt: 95_000 }),
    ],
    place,
  )
  expect(records.map(({ build, id, status }) => [build, id, status])).toEqual([
    ['4711.1', 'unit (20)', 'successful'],
    ['4711.1', 'lint', 'failed'],
    ['4711.2', 'lint', 'successful'],
  ])
})
