import type { Api } from './api.js'
import type { DashboardState } from './dashboard-state.js'
import type { Period } from './period.js'
import type { RunPage } from './test-run.js'

/** The number of runs in a row of marks. */
export const shownRuns = 50

/** The number of failures that are read at once. */
const failuresAtOnce = 10

/** The runs of a test. */
export interface TestRuns {
  /** The last runs. */
  readonly newest: RunPage
  /** The last failures, which may be older. */
  readonly failures: RunPage
}

/** Reads the runs of tests in a period. */
export interface RunsReader {
  /** Reads the last runs of a test. The response is kept. */
  read(testId: string): Promise<TestRuns>
  /** Reads older failures of a test. */
  olderFailures(testId: string, cursor: string): Promise<RunPage>
}

/** Creates a {@link RunsReader}. */
export function createRunsReader(api: Api, state: DashboardState, period: Period): RunsReader {
  const responses = new Map<string, Promise<TestRuns>>()
  const failed = { status: 'failed', limit: failuresAtOnce } as const

  async function request(testId: string): Promise<TestRuns> {
    const [newest, failures] = await Promise.all([
      api.runs(state, period, { testId, limit: shownRuns }),
      api.runs(state, period, { testId, ...failed }),
    ])
    return { newest, failures }
  }
  return {
    read(testId) {
      const kept = responses.get(testId)
      if (kept !== undefined) return kept
      const response = request(testId)
      responses.set(testId, response)
      // A failed request may be repeated.
      response.catch(() => responses.delete(testId))
      return response
    },
    olderFailures: (testId, cursor) => api.runs(state, period, { testId, ...failed, cursor }),
  }
}
