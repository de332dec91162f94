import type { TestAggregates } from '../../../answers/aggregates.js'
import type { BranchVerdicts } from '../../../answers/branch-verdicts.js'
import type { Branch, Branches } from '../../../answers/branches.js'
import type { Builds } from '../../../answers/builds.js'
import type { TestComparison } from '../../../answers/comparison.js'
import type { CoordinateList } from '../../../answers/coordinates.js'
import type { FailureCauses } from '../../../answers/failure-causes.js'
import type { FlakyTests } from '../../../answers/flaky-tests.js'
import type { Jobs } from '../../../answers/jobs.js'
import type { Modules } from '../../../answers/modules.js'
import type { QuarantinedTest, QuarantinedTests } from '../../../answers/quarantined-tests.js'
import type { SlowerTests } from '../../../answers/slower-tests.js'
import type { KnownFacts } from '../../../answers/test-facts.js'
import type { RecordedRun, TestRuns } from '../../../answers/test-runs.js'
import type { TestSteps } from '../../../answers/test-steps.js'
import type { BuildsTotals, JobsTotals } from '../../../answers/totals.js'
import { type HealthDetails, readModulesDetails } from '../organisation/modules-health.js'
import type { DashboardState } from '../state/dashboard-state.js'
import type { Period } from '../state/period.js'
import { type Aggregate, readAggregate } from './aggregate.js'
import { ApiError, apiErrorOf } from './api-error.js'
import type { AvailableCoordinates } from './available-coordinates.js'
import type { BranchBuilds } from './branch-builds.js'
import type { Selection } from './comparison.js'
import { readCause, type TitledCause } from './failure-cause.js'
import { type FlakyRanking, readFlakyRanking } from './flaky-test.js'
import { readTotalsOfPeriod, type TotalsOfPeriod } from './totals.js'

/** The requests of the dashboard. Every promise may be rejected with an {@link ApiError}. */
export interface Api {
  /** Returns the tests of a state's module and job, or only the test with the given id. */
  aggregates(state: DashboardState, period: Period, interval: number, test?: TestChoice): Promise<readonly Aggregate[]>
  /** Returns single runs of tests, the newest first. */
  runs(state: DashboardState, period: Period, choice: RunChoice): Promise<TestRuns>
  /** Returns the flaky tests of a module, project or organisation, the ones that cost most first, and the cost of all of them. */
  flakyTests(state: DashboardState, period: Period, choice?: FlakyChoice): Promise<FlakyRanking>
  /** Returns the tests in quarantine of a module, project or organisation, the ones with the most passes in a row first. */
  quarantinedTests(state: DashboardState, period: Period): Promise<readonly QuarantinedTest[]>
  /** Returns the last builds of the branch of a state, or of the default branch, and the results of some tests in them. */
  builds(state: DashboardState, period: Period, choice?: BuildsChoice): Promise<BranchBuilds>
  /** Returns the tests that differ between two selections of runs. */
  comparison(state: DashboardState, newer: Selection, older: Selection, limit: number): Promise<TestComparison>
  /** Returns the tests of a module, project or organisation that became slower on the branch of a state, or on each default branch. */
  slowerTests(state: DashboardState, period: Period, choice?: { readonly limit?: number }): Promise<SlowerTests>
  /** Returns the failing and fixed tests of the branch of a state, up to `limit` tests with each verdict. */
  verdicts(state: DashboardState, period: Period, limit: number): Promise<BranchVerdicts>
  /** Returns the causes of failures, the ones that failed most builds first. With `testId`, only the causes of this test. */
  causes(state: DashboardState, period: Period, testId?: string): Promise<readonly TitledCause[]>
  /** Returns what is known about a test beyond its results: its owners, its place, the jobs in which it fails, its quarantine. */
  facts(state: DashboardState, period: Period, testId: string): Promise<KnownFacts>
  /** Returns the steps of one failed run, and the names of its files. */
  steps(state: DashboardState, run: Pick<RecordedRun, 'testId' | 'timestamp' | 'build' | 'job'>): Promise<TestSteps>
  /** Returns the builds of a state's module, by bucket and for the whole period. Without an interval, all of them may be in one bucket. */
  totals(state: DashboardState, period: Period, interval?: number): Promise<TotalsOfPeriod>
  /** Returns the pipelines of a state's module with their jobs. */
  jobs(state: DashboardState, period: Period): Promise<Jobs>
  /** Returns the results of all jobs together by bucket, or only of the jobs of a state's pipeline. */
  jobTotals(state: DashboardState, period: Period, interval: number): Promise<JobsTotals['totals']>
  /** Returns the branches and tags with tests of a state's module, the ones with the last tests first. */
  branches(state: DashboardState, period: Period, limit: number): Promise<readonly string[]>
  /** Returns the branches and tags of all stored tests of a state's module until a time, at most {@link offeredBranches}. */
  storedBranches(state: DashboardState, toTs: number): Promise<readonly Branch[]>
  /** Returns the modules of an organisation or project with their builds. */
  modules(state: DashboardState, period: Period): Promise<Modules>
  /** Returns the flaky tests of these modules and the causes of their failures, which takes longer. */
  modulesDetails(state: DashboardState, period: Period): Promise<HealthDetails>
  /** Returns the coordinates that have records. */
  availableCoordinates(): Promise<AvailableCoordinates>
}

export interface FlakyChoice {
  readonly testId?: string
  /** Only tests of this owner; empty for all. */
  readonly owner?: string
  /** Default: the time that they cost. */
  readonly orderBy?: 'lostMs' | 'flips' | 'lastSeen'
  /** Default: {@link rankedCount}. */
  readonly limit?: number
}

export interface BuildsChoice {
  /** Only the first {@link maximumTestIds} ids are requested, as far as they fit into a URL. */
  readonly testIds?: readonly string[]
  readonly limit?: number
}

export interface TestChoice {
  readonly testId?: string | undefined
  /** Only these tests. */
  readonly testIds?: readonly string[]
  /** Whether to request the suites as well. */
  readonly withSuite?: boolean
  /** Whether to request the numbers of flaky runs as well. */
  readonly withFlaky?: boolean
  /** Whether to request the owners as well. */
  readonly withOwners?: boolean
  /** Only runs with this status. */
  readonly status?: 'failed'
}

export interface RunChoice {
  readonly testId?: string
  readonly cause?: string
  readonly status?: 'failed'
  readonly flaky?: 'true'
  readonly limit: number
  /** The end of the page before. */
  readonly cursor?: string
}

/** The number of tests, causes or groups of slower tests that the dashboard ranks. */
export const rankedCount = 200

/** The number of branches that the server lists at once. */
export const offeredBranches = 500

/** The number of tests whose builds are requested at once. */
export const maximumTestIds = 50

/** Servers and proxies refuse longer URLs. */
const maximumIdsLength = 6000

/** The parameters of a request. One that is empty or undefined is left out, and one that is a list is repeated. */
type Parameters = Readonly<Record<string, string | number | readonly string[] | undefined>>

/**
 * Sends requests with a key until the signal aborts them.
 * @param onAnswer receives the text of each response
 */
export function createApi(key: string, signal: AbortSignal, onAnswer: (text: string) => void = () => {}): Api {
  /**
   * Sends a request. The answer must contain the list, because a proxy or another server may answer. Its other fields are not checked: the
   * same server sent the page. URLs are relative, so that a proxy may serve the dashboard below a path.
   */
  async function read<Answer extends object>(path: string, list: keyof Answer & string, parameters: Parameters): Promise<Answer> {
    const query = Object.entries(parameters).flatMap(([name, value]) => [value ?? ''].flat().map((one) => [name, String(one)]))
    const text = new URLSearchParams(query.filter(([, value]) => value !== '')).toString()
    const response = await send(`v1/data/${path}${text === '' ? '' : `?${text}`}`, key, signal)
    if (!response.ok) throw await apiErrorOf(response)
    const answer = await readJson(response)
    const value = typeof answer === 'object' && answer !== null ? (answer as Partial<Answer>)[list] : undefined
    if (typeof value !== 'object' || value === null)
      throw new ApiError(response.status, 'This is not a response of the data API.', `The list “${list}” is missing.`)
    return answer as Answer
  }
  async function readJson(response: Response): Promise<unknown> {
    try {
      const text = await response.text()
      onAnswer(text)
      return JSON.parse(text)
    } catch (cause) {
      signal.throwIfAborted()
      throw new ApiError(response.status, 'The response is incomplete.', 'Try again, or choose a shorter range.', { cause })
    }
  }
  return {
    async aggregates(state, period, interval, test = {}) {
      const { testId, testIds = [], withSuite = false, withFlaky = false, withOwners = false, status } = test
      const fields = [...(withSuite ? ['suite'] : []), ...(withFlaky ? ['flakyCount'] : []), ...(withOwners ? ['owners'] : [])].join(',')
      const choice = { fields, status, job: state.job, testId: firstPortion(testId === undefined ? testIds : [testId]) }
      const answer = await read<TestAggregates>('tests/aggregated', 'tests', { ...selection(state, period), interval, ...choice })
      return answer.tests.map(readAggregate)
    },
    runs: (state, period, choice) => read<TestRuns>('tests/runs', 'runs', { ...selection(state, period), ...choice }),
    flakyTests: async (state, period, { limit = rankedCount, ...choice } = {}) =>
      readFlakyRanking(await read<FlakyTests>('tests/flaky', 'tests', { ...selection(state, period), ...choice, limit }), state),
    quarantinedTests: async (state, period) => (await read<QuarantinedTests>('tests/quarantined', 'tests', selection(state, period))).tests,
    builds: async (state, period, { testIds = [], limit } = {}) => {
      const parameters = { ...selection(state, period), limit, testId: firstPortion(testIds) }
      const { ref = '', ...answer } = await read<Builds>('builds', 'builds', parameters)
      return { ...answer, ref }
    },
    comparison: (state, newer, older, limit) => {
      const { fromTs: baseFromTs, toTs: baseToTs, ref: baseRef } = selection({ ...state, branch: older.branch }, older.period)
      const parameters = { ...selection({ ...state, branch: newer.branch }, newer.period), baseFromTs, baseToTs, baseRef, limit }
      return read<TestComparison>('tests/compare', 'broken', parameters)
    },
    slowerTests: (state, period, { limit = rankedCount } = {}) =>
      read<SlowerTests>('tests/slower', 'groups', { ...selection(state, period), limit }),
    verdicts: (state, period, limit) => read<BranchVerdicts>('tests/verdicts', 'modules', { ...selection(state, period), limit }),
    causes: async (state, period, testId) => {
      const parameters = { ...selection(state, period), testId, limit: rankedCount }
      return (await read<FailureCauses>('tests/causes', 'causes', parameters)).causes.map(readCause)
    },
    facts: (state, period, testId) => read<KnownFacts>('tests/facts', 'failedJobs', { ...selection(state, period), testId }),
    steps: ({ org, project, module }, { testId, timestamp, build, job }) =>
      read<TestSteps>('tests/steps', 'steps', { org, project, module, testId, timestamp, build, job }),
    totals: async (state, period, interval = Math.max(period.toTs, 1)) =>
      readTotalsOfPeriod(await read<BuildsTotals>('builds/totals', 'totals', { ...selection(state, period), interval, whole: 'true' })),
    jobs: (state, period) => read<Jobs>('jobs', 'pipelines', selection(state, period)),
    jobTotals: async (state, period, interval) => {
      const parameters = { ...selection(state, period), pipeline: state.pipeline, interval }
      return (await read<JobsTotals>('jobs/totals', 'totals', parameters)).totals
    },
    branches: async (state, period, limit) => {
      const parameters = { ...selection({ ...state, branch: '' }, period), limit }
      return (await read<Branches>('branches', 'branches', parameters)).branches.map(({ ref }) => ref)
    },
    storedBranches: async (state, toTs) => {
      const parameters = { ...selection({ ...state, branch: '' }, { fromTs: 0, toTs }), limit: offeredBranches }
      return (await read<Branches>('branches', 'branches', parameters)).branches
    },
    modules: (state, period) => read<Modules>('modules', 'modules', { ...selection({ ...state, module: '' }, period), brief: 'true' }),
    modulesDetails: async (state, period) =>
      readModulesDetails(await read<Modules>('modules', 'causes', { ...selection({ ...state, module: '' }, period), limit: rankedCount })),
    availableCoordinates: async () => (await read<CoordinateList>('coordinates', 'coordinates', {})).coordinates,
  }
}

/** The parameters of all requests for results: of a module, or of all modules of an organisation or project. */
const selection = ({ org, project, module, branch }: DashboardState, { fromTs, toTs }: Period) => ({
  org,
  project,
  module,
  ref: branch,
  fromTs,
  toTs,
})

/** Returns the first ids of tests that fit into an address. */
const firstPortion = (testIds: readonly string[]): readonly string[] => idPortions(testIds, (testId) => testId)[0] ?? []

/** Divides tests into portions whose ids fit into an address. */
export function idPortions<Test>(tests: readonly Test[], idOf: (test: Test) => string): readonly (readonly Test[])[] {
  const portions: Test[][] = []
  let length = 0
  for (const test of tests) {
    const last = portions.at(-1)
    const own = encodeURIComponent(idOf(test)).length
    length += own
    if (last === undefined || last.length === maximumTestIds || length > maximumIdsLength) {
      portions.push([test])
      length = own
    } else last.push(test)
  }
  return portions
}

async function send(address: string, key: string, signal: AbortSignal): Promise<Response> {
  try {
    return await fetch(address, { headers: { 'Service-Api-Key': key, Accept: 'application/json' }, credentials: 'omit', signal })
  } catch (cause) {
    signal.throwIfAborted()
    throw new ApiError(0, 'The server cannot be reached.', 'Check the network, and that the server is running.', { cause })
  }
}
