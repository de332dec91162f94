import type { KnownFacts } from '../../../answers/test-facts.js'
import type { TestRuns } from '../../../answers/test-runs.js'
import type { Api, RunChoice } from '../answers/api.js'
import type { BranchBuilds } from '../answers/branch-builds.js'
import type { TitledCause } from '../answers/failure-cause.js'
import type { FlakyRanking } from '../answers/flaky-test.js'
import { rowBuilds } from '../pieces/history-cell.js'
import { type SlowerChange, slowerById } from '../pieces/slower-change.js'
import type { DashboardState } from '../state/dashboard-state.js'
import type { Period } from '../state/period.js'
import type { FailedRun } from './failed-run.js'
import { createNotPassedRuns } from './not-passed-runs.js'
import type { RunList } from './run-list.js'

/** Makes a request once and keeps its response. A failed request may be repeated. */
function keptResponse<Value>(request: () => Promise<Value>): () => Promise<Value> {
  let kept: Promise<Value> | undefined
  return () => {
    if (kept === undefined) {
      const started = request()
      kept = started
      started.catch(() => {
        if (kept === started) kept = undefined
      })
    }
    return kept
  }
}

/** The number of runs that are read at once. */
const runsAtOnce = 50

/** Reads the parts of the page of a test in a period. Each response is kept. */
export interface TestReader {
  /** Reads the last builds of the branch, or of the default branch, with the results of the test in them. */
  builds(): Promise<BranchBuilds>
  /** Reads whether the test is flaky, and what that costs. */
  flaky(): Promise<FlakyRanking>
  /** Reads since when the test is slower, as the list of slower tests has it. Undefined if it did not become slower, or after a failure. */
  slower(): Promise<SlowerChange | undefined>
  /** Reads the last runs. */
  newest(): Promise<TestRuns>
  older(cursor: string): Promise<TestRuns>
  /** Reads the last runs that did not pass at the first attempt. */
  notPassed(): Promise<RunList>
  /** Reads the newest failed run with its steps. Undefined, and without a request, if no run failed. */
  failedRun(): Promise<FailedRun | undefined>
  causes(): Promise<readonly TitledCause[]>
  /** Reads the causes of the whole module. */
  causesOfModule(): Promise<readonly TitledCause[]>
  facts(): Promise<KnownFacts>
}

/** Creates a {@link TestReader}. */
function createTestReader(api: Api, state: DashboardState, period: Period, testId: string): TestReader {
  const runs = (choice: Omit<RunChoice, 'limit' | 'testId'> = {}) => api.runs(state, period, { testId, limit: runsAtOnce, ...choice })
  const notPassed = keptResponse(async () => {
    const list = createNotPassedRuns(runs)
    await list.readMore()
    return list
  })
  return {
    builds: keptResponse(() => api.builds(state, period, { testIds: [testId], limit: rowBuilds })),
    flaky: keptResponse(() => api.flakyTests(state, period, { testId, limit: 1 })),
    slower: keptResponse(() =>
      api.slowerTests(state, period).then(
        (slower) => slowerById(slower).get(testId),
        () => undefined,
      ),
    ),
    newest: keptResponse(() => runs()),
    older: (cursor) => runs({ cursor }),
    notPassed,
    failedRun: keptResponse(async () => {
      const run = (await notPassed()).runs().find(({ status }) => status === 'failed')
      return run === undefined ? undefined : { run, evidence: await api.steps(state, run) }
    }),
    causes: keptResponse(() => api.causes(state, period, testId)),
    causesOfModule: keptResponse(() => api.causes(state, period)),
    facts: keptResponse(() => api.facts(state, period, testId)),
  }
}

/** Returns the reader of a test. The readers of earlier tests are kept. */
export function createTestReaders(api: Api, state: DashboardState, period: Period): (testId: string) => TestReader {
  const readers = new Map<string, TestReader>()
  return (testId) => {
    const reader = readers.get(testId) ?? createTestReader(api, state, period, testId)
    readers.set(testId, reader)
    return reader
  }
}
