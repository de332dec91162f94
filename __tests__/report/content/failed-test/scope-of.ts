import { createSummary } from '../../../../src/judge/summary/summary.js'
import type { RecordedTest } from '../../../../src/records/recorder.js'
import { fullDetail } from '../../../../src/report/content/detail.js'
import type { Scope } from '../../../../src/report/content/scope.js'

/** Returns the scope of a run with some tests. */
export function scopeOf(tests: readonly Partial<RecordedTest>[], fields: Partial<Scope> = {}): Scope {
  const summary = createSummary()
  summary.beginFile({ path: 'results.xml', format: 'junit' })
  for (const [index, test] of tests.entries()) summary.test({ name: `test ${index}`, suite: [], status: 'failed', ...test })
  summary.endFile([])
  return { summary: summary.result(), detail: fullDetail, locations: new Map(), ...fields }
}

/** Returns the same test in several jobs. */
export const inJobs = (jobs: readonly string[], test: Partial<RecordedTest>): readonly Partial<RecordedTest>[] =>
  jobs.map((job) => ({ id: '9f2c41d0ab', ...test, job }))

/** Returns a scope whose jobs have an HTML report. */
export const withReports = (scope: Scope, ...urls: readonly (string | undefined)[]): Scope => ({
  ...scope,
  summary: {
    ...scope.summary,
    jobs: scope.summary.jobs.map((job, index) => ({ ...job, ...(urls[index] !== undefined && { reportUrl: urls[index] }) })),
  },
})
