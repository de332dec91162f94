import { expect, test } from 'vitest'
import { type RunSummary, withProblems } from '../../../../src/judge/summary/run-summary.js'
import { createSummary } from '../../../../src/judge/summary/summary.js'
import { noTestCounts } from '../../../../src/judge/summary/test-counts.js'
import type { HistorySummary, VerdictCounts } from '../../../../src/judge/verdicts/verdict.js'
import { chatContext } from '../../../../src/report/content/chat-layout.js'
import { quietLine } from '../../../../src/report/content/headline.js'
import { runAdvice } from '../../../../src/report/content/verdicts/run-advice.js'
import { plainText } from '../../../../src/report/content/verdicts/verdict-facts.js'

const noVerdicts: VerdictCounts = { new: 0, unseen: 0, unknown: 0, known: 0, flaky: 0, quarantined: 0 }

interface Failures {
  readonly id?: string
  readonly signature?: string
  /** Distinct tests; default: the executions. */
  readonly tests?: number
  readonly executions: number
  readonly failed?: number
  /** The tests of each job with the cause. */
  readonly jobs?: readonly number[]
}

/** A run with one cause. */
function runWith({
  id = '2e-a',
  signature = 'connect ECONNREFUSED',
  executions,
  tests = executions,
  failed = executions,
  jobs = [100],
}: Failures): RunSummary {
  const summary = withProblems(createSummary().result(), [])
  const counts = { ...noTestCounts(), total: jobs.reduce((sum, total) => sum + total, 0), failed }
  return {
    ...summary,
    status: 'failed',
    counts,
    jobs: jobs.map((total, index) => ({
      job: `job ${index}`,
      status: 'failed',
      counts: { ...noTestCounts(), total },
    })) as unknown as RunSummary['jobs'],
    causes: [{ cause: { id, signature }, executions, tests, jobs: jobs.map((_, index) => index), first: [] }],
  }
}

test.each<[string, Failures, string]>([
  ['11 tests of 100', { executions: 11, failed: 21 }, '11 of 21 failures share one cause of the network: perhaps an outage'],
  ['all failures', { executions: 15 }, 'all 15 failures share one cause of the network: perhaps an outage'],
  ['10 tests of 100', { executions: 10 }, ''],
  ['more than 5 % of a job', { executions: 21, jobs: [419] }, 'all 21 failures share one cause of the network: perhaps an outage'],
  ['5 % of a job', { executions: 21, jobs: [420] }, ''],
  ['a strong cause that is not of the environment', { executions: 50, id: '2-a' }, ''],
  ['a weak cause', { executions: 50, id: '2w-a' }, ''],
  ['11 runs of one test', { executions: 11, tests: 1 }, ''],
  [
    '11 tests in each of two jobs',
    { executions: 22, tests: 11, jobs: [100, 100] },
    'all 22 failures share one cause of the network: perhaps an outage',
  ],
  ['20 tests in two jobs', { executions: 20, tests: 20, jobs: [100, 100] }, ''],
  [
    'a full disk',
    { executions: 20, signature: 'ENOSPC: no space left on device, write' },
    'all 20 failures share one cause of the disk: perhaps an outage',
  ],
  [
    'no memory',
    { executions: 20, signature: 'java.lang.OutOfMemoryError: Java heap space' },
    'all 20 failures share one cause of the memory: perhaps an outage',
  ],
  [
    'a closed browser',
    { executions: 20, signature: 'invalid session id' },
    'all 20 failures share one cause of the browser: perhaps an outage',
  ],
])('mentions an outage when tests share a cause of the environment: %s', (_, failures, advice) => {
  expect(runAdvice(runWith(failures))).toBe(advice)
})

const unstable = (flakyPerBuild: number | undefined, verdicts: Partial<VerdictCounts> = { new: 1 }): RunSummary => ({
  ...runWith({ executions: 1, id: '2-a' }),
  verdicts: { ...noVerdicts, ...verdicts },
  history: { builds: 50, ref: 'main', ...(flakyPerBuild !== undefined && { flakyPerBuild }) } satisfies HistorySummary,
})

test.each<[number | undefined, Partial<VerdictCounts>, string]>([
  [2.66, { new: 1 }, 'main has 2.7 such failures per build: run the failed jobs again first'],
  [2.66, { unseen: 1 }, 'main has 2.7 such failures per build: run the failed jobs again first'],
  [1, { new: 1 }, 'main has 1 such failure per build: run the failed jobs again first'],
  [12.3, { new: 1 }, 'main has 12 such failures per build: run the failed jobs again first'],
  [0.99, { new: 1 }, ''],
  [undefined, { new: 1 }, ''],
  [2.66, { known: 1 }, ''],
])(
  'advises to run the jobs again when the base has %s flaky tests per build and the run has the verdicts %j',
  (average, verdicts, advice) => {
    expect(runAdvice(unstable(average, verdicts))).toBe(advice)
  },
)

test('is the end of the quiet line and of the context in a chat, once', () => {
  const advice = 'main has 2.7 such failures per build: run the failed jobs again first'
  const summary = unstable(2.7)
  expect(quietLine({ summary }).at(-1)).toBe(advice)
  expect(plainText(chatContext({ branch: 'rounding' }, { summary }))).toBe(`rounding · ${advice}`)
  const both = { ...summary, ...runWith({ executions: 30 }), verdicts: { ...noVerdicts, new: 30 } }
  expect(quietLine({ summary: both }).filter((fact) => /outage|again/.test(fact))).toEqual([
    'all 30 failures share one cause of the network: perhaps an outage',
  ])
})
