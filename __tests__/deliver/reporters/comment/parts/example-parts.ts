import type { Part } from '../../../../../src/deliver/reporters/comment/parts/part.js'
import { partName, shortHash } from '../../../../../src/deliver/reporters/comment/parts/part-name.js'
import { type PartFacts, partOfReport } from '../../../../../src/deliver/reporters/comment/parts/part-of-report.js'
import type { WorkflowJob } from '../../../../../src/host/github/github-client.js'
import type { RunSummary } from '../../../../../src/judge/summary/run-summary.js'
import { createSummary } from '../../../../../src/judge/summary/summary.js'
import type { Problem } from '../../../../../src/records/problem.js'
import type { RecordedTest } from '../../../../../src/records/recorder.js'
import type { ReportScope } from '../../../../../src/report/content/scope.js'

export interface ExampleTest extends Partial<RecordedTest> {
  readonly name: string
}

/** Returns the scope of a report of one file. Tests get an id by their name. */
export function scopeOf(tests: readonly ExampleTest[], problems: readonly Problem[] = []): ReportScope {
  const summary = createSummary()
  summary.beginFile({ path: 'TEST-cart.xml', format: 'junit' })
  for (const test of tests) summary.test({ id: shortHash(test.name), suite: ['cart'], status: 'successful', ...test })
  summary.endFile(problems)
  return { summary: summary.result(), locations: new Map(), source: undefined }
}

/** The key of the comment of all examples. */
export const exampleKey = '0123456789abcdef'

export interface ExamplePart extends Partial<PartFacts> {
  readonly job: string
  readonly step?: string
  readonly jobRun?: string
  readonly attempt?: number
}

/**
 * Returns the part of a job with these tests.
 * @param judge adds the verdicts of a history
 */
export function partOf(
  { job, jobRun = job, attempt = 1, ...facts }: ExamplePart,
  tests: readonly ExampleTest[],
  problems: readonly Problem[] = [],
  judge: (summary: RunSummary) => RunSummary = (summary) => summary,
): Part {
  const key = shortHash(JSON.stringify([job, facts.module, facts.step]))
  const scope = scopeOf(tests, problems)
  return partOfReport(
    { ...scope, summary: judge(scope.summary) },
    {
      name: partName({ key, jobRun: shortHash(jobRun), attempt }),
      comment: exampleKey,
      job,
      ...facts,
    },
  )
}

export const passed = (name: string): ExampleTest => ({ name, duration: 10 })

export const failed = (name: string, message = `expected ${name} to work`): ExampleTest => ({
  name,
  status: 'failed',
  duration: 10,
  message,
  details: `Error: ${message}\n    at cart (src/cart.ts:12:3)`,
})

/** Returns a job as GitHub lists it. */
export const listedJob = (name: string, changes: Partial<WorkflowJob> = {}): WorkflowJob => ({
  id: 1,
  runId: 4711,
  attempt: 1,
  name,
  status: 'completed',
  conclusion: 'success',
  workflow: 'CI',
  branch: 'main',
  runner: undefined,
  runnerName: undefined,
  startedAt: undefined,
  completedAt: undefined,
  url: `https://github.com/acme/shop/actions/runs/4711/job/${name.length}`,
  ...changes,
})
