import { describe, expect, test } from 'vitest'
import { countJobs, outcomeOfJob } from '../../../../../src/deliver/html-report/browser/jobs/job-counts.js'
import { pageJobs } from '../../../../../src/deliver/html-report/browser/jobs/page-jobs.js'
import { jobData } from '../../../../../src/deliver/html-report/writer/job-data.js'
import { createQuarantine } from '../../../../../src/judge/quarantine/quarantine.js'
import type { JobSummary } from '../../../../../src/judge/summary/job-summary.js'
import { noTestCounts } from '../../../../../src/judge/summary/test-counts.js'
import { modelOf } from '../described-model.js'

const failing = modelOf([
  { name: 'adds', job: 'unit', status: 'failed' },
  { name: 'removes', job: 'unit' },
  { name: 'opens', job: 'e2e' },
])

/** Counts the jobs of a page, given their summaries. */
function counted(jobs: readonly JobSummary[], isComplete: boolean, model = failing) {
  const data = jobData(
    model.jobs.map(({ job, module }) => [job, module]),
    jobs,
    isComplete,
  )
  return countJobs(model, pageJobs(model), data).map((job) => [job.name, outcomeOfJob(job), job.total])
}

const job = (name: string, status: JobSummary['status'], failed: number, total: number): JobSummary => ({
  job: name,
  status,
  counts: { ...noTestCounts(), total, failed, successful: total - failed },
})

test('counts the tests of the page when it lists all of them', () => {
  expect(counted([job('unit', 'failed', 1, 2), job('e2e', 'successful', 0, 1)], true)).toEqual([
    ['unit', 'failed', 2],
    ['e2e', 'passed', 1],
  ])
})

test('counts all tests of a job when the page leaves out some of them', () => {
  expect(counted([job('unit', 'failed', 1, 5_000), job('e2e', 'failed', 20, 7_000)], false)).toEqual([
    ['e2e', 'failed', 7_000],
    ['unit', 'failed', 5_000],
  ])
})

test('marks a job as incomplete when it failed although its tests passed', () => {
  expect(counted([job('unit', 'failed', 1, 2), job('e2e', 'failed', 0, 1)], true)).toEqual([
    ['unit', 'failed', 2],
    ['e2e', 'incomplete', 1],
  ])
})

describe.each([true, false])('a job with a quarantined failure (all tests are listed: %s)', (isComplete) => {
  const quarantine = createQuarantine([{ test: 'adds' }], 0)
  const model = modelOf(
    [
      { name: 'adds', job: 'unit', status: 'failed' },
      { name: 'removes', job: 'unit' },
      { name: 'opens', job: 'e2e', status: 'failed' },
    ],
    { quarantine },
  )

  test.each([
    ['passed', 'successful'],
    ['incomplete', 'failed'],
  ] as const)('is %s when CI reports it as %s', (outcome, status) => {
    const unit = job('unit', status, 1, 2)
    const jobs = [{ ...unit, counts: { ...unit.counts, quarantined: 1 } }, job('e2e', 'failed', 1, 1)]
    expect(counted(jobs, isComplete, model)).toEqual([
      ['e2e', 'failed', 1],
      ['unit', outcome, 2],
    ])
  })
})
