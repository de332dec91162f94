import { type Aggregate, readAggregate } from './aggregate.js'
import { ApiError, apiErrorOf } from './api-error.js'
import { type AvailableCoordinates, readCoordinates } from './available-coordinates.js'
import type { DashboardState } from './dashboard-state.js'
import type { Period } from './period.js'

/** The requests of the dashboard. Every promise may be rejected with an {@link ApiError}. */
export interface Api {
  /** Returns the tests or jobs of a state's coordinates, or only the test with the given id. */
  aggregates(state: DashboardState, period: Period, interval: number, testId?: string): Promise<readonly Aggregate[]>
  /** Returns the coordinates that have records. */
  availableCoordinates(): Promise<AvailableCoordinates>
}

/** Sends requests with a key until the signal aborts them. */
export function createApi(key: string, signal: AbortSignal): Api {
  /** URLs are relative, so that a proxy may serve the dashboard below a path. */
  async function request(address: string, name: string): Promise<readonly Readonly<Record<string, unknown>>[]> {
    const response = await send(address, key, signal)
    if (!response.ok) throw await apiErrorOf(response)
    const answer: unknown = await response.json().catch((cause: unknown) => {
      signal.throwIfAborted()
      throw new ApiError(response.status, 'The response is incomplete.', 'Try again, or choose a shorter range.', { cause })
    })
    const list = typeof answer === 'object' && answer !== null ? (answer as Readonly<Record<string, unknown>>)[name] : undefined
    if (!Array.isArray(list))
      throw new ApiError(response.status, 'This is not a response of the data API.', `The list “${name}” is missing.`)
    return list
  }
  return {
    aggregates: async (state, period, interval, testId) =>
      (await request(aggregatesUrl(state, period, interval, testId), state.view)).map(readAggregate),
    availableCoordinates: async () => (await request('v1/data/coordinates', 'coordinates')).map(readCoordinates),
  }
}

function aggregatesUrl(
  { view, org, project, module, pipeline, by }: DashboardState,
  { fromTs, toTs }: Period,
  interval: number,
  testId: string | undefined,
): string {
  const times = { fromTs: String(fromTs), toTs: String(toTs), interval: String(interval) }
  const jobs = view === 'jobs' ? { pipeline, aggregateBy: by } : {}
  const test = testId === undefined ? {} : { testId }
  return `v1/data/${view}/aggregated?${new URLSearchParams({ org, project, module, ...jobs, ...test, ...times })}`
}

async function send(address: string, key: string, signal: AbortSignal): Promise<Response> {
  try {
    return await fetch(address, { headers: { 'Service-Api-Key': key, Accept: 'application/json' }, credentials: 'omit', signal })
  } catch (cause) {
    signal.throwIfAborted()
    throw new ApiError(0, 'The server cannot be reached.', 'Check the network, and that the server is running.', { cause })
  }
}
