import { type Aggregate, readAggregate } from './aggregate.js'
import { type Item, isItem, textOf } from './answer-fields.js'
import { ApiError, apiErrorOf } from './api-error.js'
import { type AvailableCoordinates, readCoordinates } from './available-coordinates.js'
import type { DashboardState } from './dashboard-state.js'
import { type FailureCause, readCause } from './failure-cause.js'
import { type FlakyTest, readFlakyTest } from './flaky-test.js'
import type { Period } from './period.js'
import { type RunPage, readRun } from './test-run.js'
import { readTotals, type Totals } from './totals.js'

/** The requests of the dashboard. Every promise may be rejected with an {@link ApiError}. */
export interface Api {
  /** Returns the tests or jobs of a state's coordinates, or only the test with the given id. */
  aggregates(state: DashboardState, period: Period, interval: number, test?: TestChoice): Promise<readonly Aggregate[]>
  /** Returns single runs of tests, the newest first. */
  runs(state: DashboardState, period: Period, choice: RunChoice): Promise<RunPage>
  /** Returns the flaky tests, the ones that cost most first. */
  flakyTests(state: DashboardState, period: Period): Promise<readonly FlakyTest[]>
  /** Returns the causes of failures, the ones that failed most builds first. */
  causes(state: DashboardState, period: Period): Promise<readonly FailureCause[]>
  /** Returns the results of all tests together by bucket. */
  totals(state: DashboardState, period: Period, interval: number): Promise<readonly Totals[]>
  /** Returns the coordinates that have records. */
  availableCoordinates(): Promise<AvailableCoordinates>
}

export interface TestChoice {
  readonly testId?: string | undefined
  /** Whether to request the suites as well. */
  readonly withSuite?: boolean
}

export interface RunChoice {
  readonly testId?: string
  readonly cause?: string
  readonly status?: 'failed'
  readonly limit: number
  /** The end of the page before. */
  readonly cursor?: string
}

/** The number of tests or causes that the dashboard ranks. */
export const rankedCount = 200

/** Sends requests with a key until the signal aborts them. */
export function createApi(key: string, signal: AbortSignal): Api {
  /** URLs are relative, so that a proxy may serve the dashboard below a path. */
  async function request(address: string, name: string): Promise<{ readonly answer: Item; readonly list: readonly Item[] }> {
    const response = await send(address, key, signal)
    if (!response.ok) throw await apiErrorOf(response)
    const answer: unknown = await response.json().catch((cause: unknown) => {
      signal.throwIfAborted()
      throw new ApiError(response.status, 'The response is incomplete.', 'Try again, or choose a shorter range.', { cause })
    })
    const list = isItem(answer) ? answer[name] : undefined
    if (!isItem(answer) || !Array.isArray(list))
      throw new ApiError(response.status, 'This is not a response of the data API.', `The list “${name}” is missing.`)
    return { answer, list: list.filter(isItem) }
  }
  const ranked = (path: string, state: DashboardState, period: Period) =>
    `v1/data/tests/${path}?${new URLSearchParams({ ...selection(state, period), limit: String(rankedCount) })}`
  return {
    aggregates: async (state, period, interval, test) =>
      (await request(aggregatesUrl(state, period, interval, test), state.view === 'jobs' ? 'jobs' : 'tests')).list.map(readAggregate),
    runs: async (state, period, { limit, ...choice }) => {
      const parameters = { ...selection(state, period), ...choice, limit: String(limit) }
      const { answer, list } = await request(`v1/data/tests/runs?${new URLSearchParams(parameters)}`, 'runs')
      return { runs: list.map(readRun), nextCursor: textOf(answer, 'nextCursor') }
    },
    flakyTests: async (state, period) => (await request(ranked('flaky', state, period), 'tests')).list.map(readFlakyTest),
    causes: async (state, period) => (await request(ranked('causes', state, period), 'causes')).list.map(readCause),
    totals: async (state, period, interval) => {
      const parameters = { ...selection(state, period), interval: String(interval) }
      return (await request(`v1/data/tests/totals?${new URLSearchParams(parameters)}`, 'totals')).list.map(readTotals)
    },
    availableCoordinates: async () => (await request('v1/data/coordinates', 'coordinates')).list.map(readCoordinates),
  }
}

/** The parameters of all requests for the results of a module. */
const selection = ({ org, project, module, branch }: DashboardState, { fromTs, toTs }: Period): Record<string, string> => ({
  ...{ org, project, module, ...(branch === '' ? {} : { ref: branch }) },
  fromTs: String(fromTs),
  toTs: String(toTs),
})

function aggregatesUrl(state: DashboardState, period: Period, interval: number, { testId, withSuite = false }: TestChoice = {}): string {
  const parameters = { ...selection(state, period), interval: String(interval) }
  if (state.view === 'jobs')
    return `v1/data/jobs/aggregated?${new URLSearchParams({ ...parameters, pipeline: state.pipeline, aggregateBy: state.by })}`
  const test = { ...(testId === undefined ? {} : { testId }), ...(withSuite ? { fields: 'suite' } : {}) }
  return `v1/data/tests/aggregated?${new URLSearchParams({ ...parameters, ...test })}`
}

async function send(address: string, key: string, signal: AbortSignal): Promise<Response> {
  try {
    return await fetch(address, { headers: { 'Service-Api-Key': key, Accept: 'application/json' }, credentials: 'omit', signal })
  } catch (cause) {
    signal.throwIfAborted()
    throw new ApiError(0, 'The server cannot be reached.', 'Check the network, and that the server is running.', { cause })
  }
}
