// Tests how src/judge/summary/summary.ts counts tests, durations, pages and statuses for each job and module.
import { describe, expect, test } from 'vitest'
import { withOwnJob } from '../../../src/judge/summary/own-job.js'
import { createSummary } from '../../../src/judge/summary/summary.js'
import type { JobRecord } from '../../../src/records/record.js'
import type { RecordedTest } from '../../../src/records/recorder.js'

const passing = (fields: Partial<RecordedTest> = {}): RecordedTest => ({ name: 'adds', suite: [], status: 'successful', ...fields })

function resultOf(tests: readonly RecordedTest[], jobs: readonly Omit<JobRecord, 'kind'>[] = []) {
  const summary = createSummary()
  summary.beginFile({ path: 'a.ndjson', format: 'records' })
  for (const one of tests) summary.test(one)
  summary.endFile([])
  for (const job of jobs) summary.record({ kind: 'job', ...job })
  return summary.result()
}

const unit = passing({ job: 'unit' })

describe('jobs of a summary', () => {
  test('counts the tests of each job and module in the order of reading', () => {
    const { jobs } = resultOf([
      unit,
      passing({ job: 'lint' }),
      passing({ job: 'unit', module: 'cart' }),
      passing({ job: 'unit', status: 'failed' }),
    ])
    expect(jobs).toMatchObject([
      { job: 'unit', status: 'failed', counts: { total: 2, failed: 1 } },
      { job: 'lint', status: 'successful', counts: { total: 1 } },
      { job: 'unit', module: 'cart', status: 'successful', counts: { total: 1 } },
    ])
  })

  test('measures the duration of a job from the start of its first test to the end of its last one', () => {
    const at = (timestamp: number, duration: number) => passing({ job: 'unit', timestamp, duration })
    expect(resultOf([at(2_000, 500), at(1_000, 10), at(1_500, 100)]).jobs).toMatchObject([{ duration: 1_500 }])
  })

  test('adds up the durations of tests that share the timestamp of their suite', () => {
    const at = (timestamp: number, duration: number) => passing({ job: 'unit', timestamp, duration })
    expect(resultOf([at(1_000, 500), at(1_000, 700), at(2_000, 100), at(2_000, 900)]).jobs).toMatchObject([{ duration: 2_000 }])
  })

  test('takes page, duration and a worse status from the record of a job', () => {
    const records = [
      { id: '1', name: 'unit', url: 'https://ci.example/1', status: 'failed', duration: 90_000 },
      { id: '2', name: 'deploy', status: 'failed' },
    ] as const
    expect(resultOf([passing({ job: 'unit', timestamp: 1, duration: 5 })], records).jobs).toEqual([
      expect.objectContaining({ job: 'unit', url: 'https://ci.example/1', status: 'failed', duration: 90_000 }),
    ])
  })

  test('keeps the status of the tests when the record states that the job is running or succeeded', () => {
    for (const status of ['running', 'successful'] as const) {
      expect(resultOf([passing({ job: 'unit', status: 'failed' })], [{ id: 'unit', status }]).jobs).toMatchObject([{ status: 'failed' }])
      expect(resultOf([unit], [{ id: 'unit', status }]).jobs).toMatchObject([{ status: 'successful' }])
    }
  })

  test('takes the newest attempt of a job, whatever the order of the records', () => {
    const first = { id: 'unit', build: '7.1', status: 'failed', url: 'https://ci.example/1', timestamp: 9 } as const
    const second = { id: 'unit', build: '7.2', status: 'successful', url: 'https://ci.example/2', timestamp: 5 } as const
    const running = { ...second, status: 'running', url: 'https://ci.example/old', timestamp: 4 } as const
    for (const records of [
      [first, running, second],
      [second, running, first],
    ]) {
      expect(resultOf([unit], records).jobs).toMatchObject([{ status: 'successful', url: 'https://ci.example/2' }])
    }
  })

  test('takes neither page nor duration when two jobs share the name', () => {
    const records = [
      { id: 'unit', name: 'unit', url: 'https://ci.example/1', status: 'failed', duration: 1 },
      { id: 'unit #2', name: 'unit', url: 'https://ci.example/2', status: 'successful', duration: 2 },
    ] as const
    const [job] = resultOf([unit], records).jobs
    expect(job).toMatchObject({ status: 'failed' })
    expect(job).not.toHaveProperty('url')
    expect(job).not.toHaveProperty('duration')
  })

  test('keeps a thousand jobs and the counts of the run', () => {
    const { jobs, counts } = resultOf(Array.from({ length: 1_500 }, (_, index) => passing({ job: `job ${index}` })))
    expect([jobs.length, counts.total]).toEqual([1_000, 1_500])
  })
})

describe('job of the report', () => {
  test('names the job and the module of tests that name none', () => {
    const summary = resultOf([passing(), passing({ module: 'cart' }), passing({ job: 'e2e', module: 'web' })])
    const own = { job: 'unit (20)', module: 'shop', url: 'https://ci.example/1', reportUrl: 'https://ci.example/html' }
    expect(withOwnJob(summary, own).jobs).toMatchObject([
      { job: 'unit (20)', module: 'shop', url: own.url, reportUrl: own.reportUrl },
      { job: 'unit (20)', module: 'cart', url: own.url, reportUrl: own.reportUrl },
      { job: 'e2e', module: 'web', reportUrl: own.reportUrl },
    ])
    expect(withOwnJob(summary, own).jobs[2]).not.toHaveProperty('url')
  })

  test('unites tests that name the job with those that do not', () => {
    const failed = (id: string, job?: string) => passing({ id, status: 'failed', message: 'no stock', ...(job !== undefined && { job }) })
    const summary = resultOf([failed('a', 'e2e'), failed('a'), failed('b', 'unit'), failed('b'), passing()])
    const { jobs, failures, causes } = withOwnJob(summary, { job: 'unit' })
    expect(jobs).toMatchObject([
      { job: 'e2e', status: 'failed', counts: { total: 1 } },
      { job: 'unit', status: 'failed', counts: { total: 4, failed: 3 } },
    ])
    expect(failures.map(({ test: { id }, jobs: places, executions }) => [id, places, executions])).toEqual([
      ['a', [0, 1], 2],
      ['b', [1], 2],
    ])
    expect(causes).toMatchObject([{ jobs: [0, 1] }])
  })

  test('changes nothing when job and module are unknown', () => {
    const summary = resultOf([passing()])
    expect(withOwnJob(summary, {})).toEqual(summary)
  })
})
