import { describe, expect, test } from 'vitest'
import type { JobSummary } from '../../../src/judge/summary/job-summary.js'
import type { RunSummary } from '../../../src/judge/summary/run-summary.js'
import { createSummary } from '../../../src/judge/summary/summary.js'
import { noTestCounts } from '../../../src/judge/summary/test-counts.js'
import type { Problem } from '../../../src/records/problem.js'
import type { RecordedTest } from '../../../src/records/recorder.js'
import { headlineMark, headlineText, quietLine } from '../../../src/report/content/headline.js'

type Tests = Partial<Record<RecordedTest['status'] | 'flaky', number>>

const second = 1000

/** A run whose jobs have tests of the same names. Each test took a second. */
function runOf(jobs: Readonly<Record<string, Tests>>, problems: readonly Problem[] = [], key: 'job' | 'module' = 'job'): RunSummary {
  const summary = createSummary()
  for (const [job, { flaky = 0, ...tests }] of Object.entries(jobs)) {
    summary.beginFile({ path: `${job}.xml`, format: 'junit' })
    const add = (name: string, more: Partial<RecordedTest>) =>
      summary.test({ id: name, name, suite: [], status: 'successful', duration: second, ...(job === '' ? {} : { [key]: job }), ...more })
    for (const [status, count] of Object.entries(tests) as [RecordedTest['status'], number][]) {
      for (let index = 0; index < count; index++) add(`${status} ${index}`, { status })
    }
    for (let index = 0; index < flaky; index++) add(`flaky ${index}`, { flaky: true })
    summary.endFile(problems)
  }
  return summary.result()
}

const only = (tests: Tests, problems: readonly Problem[] = []) => runOf({ '': tests }, problems)

const without = (state: 'waiting' | 'missing', job: string): JobSummary => ({ job, state, status: 'unknown', counts: noTestCounts() })

const withJobs = (summary: RunSummary, ...more: readonly JobSummary[]): RunSummary => ({ ...summary, jobs: [...summary.jobs, ...more] })

const cut: Problem = { severity: 'error', kind: 'incomplete', message: 'The file ends early.' }

/** Returns mark, headline and quiet line as a surface could show them. */
const shown = (summary: RunSummary) => [`${headlineMark({ summary })}: ${headlineText({ summary })}`, quietLine({ summary }).join(' · ')]

test('states that no job has reported', () => {
  const none = only({}, [cut])
  const unreported = (...jobs: readonly string[]): RunSummary => ({ ...none, jobs: jobs.map((job) => without('missing', job)) })
  expect(shown(unreported('unit'))[0]).toBe('failed: the job did not report')
  expect(shown(unreported('unit', 'e2e'))[0]).toBe('failed: 2 jobs did not report')
})

describe('the headline of one job', () => {
  test('counts only the passed tests when nothing failed', () => {
    expect(shown(only({ successful: 1270, skipped: 14 }))).toEqual(['successful: 1,270 tests passed', '14 skipped · 21 min 24 s'])
    expect(shown(only({ successful: 1 }))).toEqual(['successful: 1 test passed', '1 s'])
  })
  test('names the flaky tests when all tests passed', () => {
    expect(shown(only({ successful: 1268, flaky: 2 }))[0]).toBe('successful: 1,270 tests passed, 2 of them flaky')
    expect(quietLine({ summary: only({ successful: 1, flaky: 2 }) })).toEqual(['3 s'])
  })
  test('counts all tests when some failed', () => {
    expect(shown(only({ failed: 2, successful: 1268, skipped: 14, flaky: 1 }))).toEqual([
      'failed: 2 of 1,285 tests failed',
      '1 flaky · 14 skipped · 21 min 25 s',
    ])
    expect(headlineText({ summary: only({ failed: 1 }) })).toBe('1 of 1 test failed')
  })
  test('counts the cancelled tests when none failed', () => {
    expect(shown(only({ cancelled: 4, successful: 6, unknown: 1 }))).toEqual([
      'cancelled: 4 of 11 tests were cancelled',
      '1 unknown · 11 s',
    ])
    expect(headlineText({ summary: only({ cancelled: 1, successful: 2 }) })).toBe('1 of 3 tests was cancelled')
  })
  test('counts the tests without an end when the others passed', () => {
    expect(shown(only({ running: 1, successful: 2 }))).toEqual(['running: 1 of 3 tests has not ended', '3 s'])
  })
  test('counts skipped and unknown tests when no test ran', () => {
    expect(shown(only({ skipped: 14 }))).toEqual(['unknown: 14 tests skipped', '14 s'])
    expect(shown(only({ skipped: 14, unknown: 2 }))).toEqual(['unknown: 14 tests skipped, 2 unknown', '16 s'])
    expect(shown(only({ unknown: 2 }))).toEqual(['unknown: 2 tests unknown', '2 s'])
  })
  test('states that results are missing when a file is broken', () => {
    expect(shown(only({ successful: 356, skipped: 8 }, [cut]))).toEqual([
      'failed: results are incomplete; none of the 364 tests found failed',
      '8 skipped · 6 min 4 s',
    ])
    expect(headlineText({ summary: only({ failed: 3, successful: 353 }, [cut]) })).toBe(
      'results are incomplete; 3 of the 356 tests found failed',
    )
    expect(headlineText({ summary: only({ failed: 2 }, [cut]) })).toBe('results are incomplete; all 2 tests found failed')
    expect(headlineText({ summary: only({ successful: 1 }, [cut]) })).toBe('results are incomplete; the only test found did not fail')
    expect(headlineText({ summary: only({ failed: 1 }, [cut]) })).toBe('results are incomplete; the only test found failed')
  })
  test('states whether a file was found when no test was found', () => {
    expect(shown(only({}))).toEqual(['unknown: no test results were found', ''])
    expect(shown(only({}, [{ severity: 'error', kind: 'unreadable', message: 'Not XML.' }]))).toEqual([
      'failed: no test results could be read',
      '',
    ])
  })
  test('does not blame a file when no test was found and a report was not delivered', () => {
    expect(headlineText({ summary: only({}, [{ severity: 'error', kind: 'delivery', message: 'Slack could not be reached.' }]) })).toBe(
      'no test results were found',
    )
  })
})

describe('the headline of several jobs', () => {
  const passed = { successful: 3, skipped: 1 }

  test('counts test runs when all jobs passed', () => {
    expect(shown(runOf({ a: passed, b: passed }))).toEqual(['successful: 6 test runs passed in 2 jobs', '2 skipped · 4 s'])
  })
  test('counts a flaky test once when it is flaky in several jobs', () => {
    expect(headlineText({ summary: runOf({ a: { ...passed, flaky: 1 }, b: { ...passed, flaky: 1 } }) })).toBe(
      '8 test runs passed in 2 jobs, 1 test flaky',
    )
  })
  test('counts distinct tests and the jobs in which they failed', () => {
    const failed = { ...passed, failed: 1 }
    expect(shown(runOf({ a: passed, b: failed, c: failed }))).toEqual([
      'failed: 1 test failed in 2 of 3 jobs',
      '2 of 14 runs failed · 3 skipped · 5 s',
    ])
    expect(headlineText({ summary: runOf({ a: failed, b: failed }) })).toBe('1 test failed in both jobs')
    expect(headlineText({ summary: runOf({ a: { failed: 4 }, b: failed, c: failed }) })).toBe('4 tests failed in all 3 jobs')
  })
  test('counts tests and not test runs when the parts are modules', () => {
    const failed = { ...passed, failed: 1 }
    expect(shown(runOf({ cart: passed, catalogue: failed, pay: passed }, [], 'module'))).toEqual([
      'failed: 1 test failed in 1 of 3 modules',
      '1 of 13 tests failed · 3 skipped · 13 s',
    ])
  })
  test('counts test runs when more than 100,000 of them failed', () => {
    const summary = runOf({ a: { failed: 1 }, b: passed })
    const counts = { ...summary.counts, failed: 5_000_000, total: 10_000_000 }
    expect(shown({ ...summary, counts, failedTests: undefined })).toEqual([
      'failed: 5,000,000 of 10,000,000 test runs failed',
      '1 skipped · 4 s',
    ])
  })
  test('names the jobs of earlier attempts when it is not known whether they have run again', () => {
    const both = runOf({ a: passed, b: passed })
    const [first, second] = both.jobs.map((job) => ({ ...job, attempt: 1, state: 'earlier' as const }))
    const jobs = (...all: readonly (JobSummary | undefined)[]) => ({ ...both, jobs: all.flatMap((job) => job ?? []) })
    const confirmed = { ...both.jobs[1], attempt: 2 } as JobSummary
    expect(shown(jobs(first, confirmed))[0]).toBe('unknown: 3 tests passed in attempt 2; these jobs reported in attempt 1: a')
    expect(shown(jobs(first, second))[0]).toBe('unknown: these jobs reported in attempt 1: a and b')
    const modules = ['cart', 'pay'].map((module) => ({ ...first, module }) as JobSummary)
    expect(shown(jobs(...modules))[0]).toBe('unknown: these jobs reported in attempt 1: a')
  })
  test('states that results are missing when a job did not report', () => {
    expect(shown(withJobs(runOf({ a: passed }), without('missing', 'b')))).toEqual([
      'failed: results are incomplete; none of the 4 test runs found failed',
      '1 skipped · 4 s',
    ])
  })
  test('states the failure first when it explains why the other jobs were cancelled', () => {
    const cancelled = (job: string): JobSummary => ({ ...without('missing', job), status: 'cancelled' })
    const failed = { ...passed, failed: 1 }
    const others = ['b', 'c', 'd'].map(cancelled)
    expect(shown(withJobs(runOf({ a: failed }), ...others))).toEqual([
      'failed: 1 test failed in 1 of 4 jobs; 3 jobs were cancelled',
      '1 of 5 runs failed · 1 skipped · 5 s',
    ])
    expect(headlineText({ summary: withJobs(runOf({ a: failed, b: passed }), cancelled('c')) })).toBe(
      '1 test failed in 1 of 3 jobs; 1 job was cancelled',
    )
  })
  test('states that results are missing when no failed test explains the cancelled jobs', () => {
    const cancelled: JobSummary = { ...without('missing', 'b'), status: 'cancelled' }
    const failed = { ...passed, failed: 1 }
    const incomplete = 'results are incomplete; '
    expect(headlineText({ summary: withJobs(runOf({ a: passed }), cancelled) })).toContain(incomplete)
    expect(headlineText({ summary: withJobs(runOf({ a: failed }, [cut]), cancelled) })).toContain(incomplete)
    expect(headlineText({ summary: withJobs(runOf({ a: failed }), cancelled, without('missing', 'c')) })).toContain(incomplete)
  })
  test('states how many jobs have reported when some are still running', () => {
    const more = [without('waiting', 'y'), without('waiting', 'z')]
    const failed = { successful: 2, failed: 1 }
    expect(shown(withJobs(runOf({ a: failed, b: passed }), ...more))).toEqual([
      'waiting: 2 of 4 jobs have reported; 1 test failed in 1 of them',
      '1 of 7 runs failed · 1 skipped · 4 s so far',
    ])
    expect(headlineText({ summary: withJobs(runOf({ a: failed, b: failed }), ...more) })).toBe(
      '2 of 4 jobs have reported; 1 test failed in all of them',
    )
    expect(headlineText({ summary: withJobs(runOf({ a: failed }), ...more) })).toBe('1 of 3 jobs has reported; 1 test failed')
    expect(headlineText({ summary: withJobs(runOf({ a: passed }), ...more) })).toBe('1 of 3 jobs has reported; no failure so far')
    expect(headlineText({ summary: { ...only({}), jobs: more } })).toBe('0 of 2 jobs have reported; no failure so far')
  })
})
