import { type Aggregate, readAggregate } from './aggregate.js'
import { ApiError, apiErrorOf } from './api-error.js'
import { type AvailableCoordinates, readCoordinates } from './available-coordinates.js'
import type { DashboardState } from './dashboard-state.js'
import type { Period } from './period.js'

/** The questions that the dashboard asks. Every promise may be rejected with an {@link ApiError}. */
export interface Api {
  /** The tests or jobs of a state's coordinates; of one test alone where its id is given. */
  aggregates(state: DashboardState, period: Period, interval: number, testId?: string): Promise<readonly Aggregate[]>
  /** What there is to choose from. */
  availableCoordinates(): Promise<AvailableCoordinates>
}

/** Asks with a key, until the signal says that nobody waits any more. */
export function createApi(key: string, signal: AbortSignal): Api {
  /** The addresses are relative, so that a proxy may serve all of it below a path. */
  async function request(address: string, name: string): Promise<readonly Readonly<Record<string, unknown>>[]> {
    const response = await send(address, key, signal)
    if (!response.ok) throw await apiErrorOf(response)
    const answer: unknown = await response.json().catch((cause: unknown) => {
      signal.throwIfAborted()
      throw new ApiError(response.status, 'The answer is not complete.', 'Try again, or choose a shorter range.', { cause })
    })
    const list = typeof answer === 'object' && answer !== null ? (answer as Readonly<Record<string, unknown>>)[name] : undefined
    if (!Array.isArray(list)) throw new ApiError(response.status, 'This is not an answer of the data API.', `It has no list of ${name}.`)
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
    throw new ApiError(0, 'The server cannot be reached.', 'Check the network, and that the server still runs.', { cause })
  }
}
