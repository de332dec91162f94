import { ApiError, apiErrorOf } from './api-error.js'
import { type Entry, readEntry } from './entry.js'
import type { Period } from './period.js'
import type { DashboardState } from './state.js'

/** Asks the data API for the tests or jobs of a state's coordinates. */
export type Api = (state: DashboardState, period: Period, interval: number) => Promise<readonly Entry[]>

/**
 * Asks with a key, until the signal says that nobody waits any more.
 * Every promise may be rejected with an {@link ApiError}.
 */
export function createApi(key: string, signal: AbortSignal): Api {
  return async (state, period, interval) => {
    const response = await ask(addressOf(state, period, interval), key, signal)
    if (!response.ok) throw await apiErrorOf(response)
    const answer: unknown = await response.json().catch((cause: unknown) => {
      signal.throwIfAborted()
      throw new ApiError(response.status, 'The answer is not complete.', 'Try again, or choose a shorter range.', { cause })
    })
    const entries = typeof answer === 'object' && answer !== null ? (answer as Readonly<Record<string, unknown>>)[state.view] : undefined
    if (!Array.isArray(entries))
      throw new ApiError(response.status, 'This is not an answer of the data API.', `It has no list of ${state.view}.`)
    return entries.map(readEntry)
  }
}

// Relative, so that a proxy may serve all of it below a path.
function addressOf({ view, org, project, module, pipeline, by }: DashboardState, { fromTs, toTs }: Period, interval: number): string {
  const times = { fromTs: String(fromTs), toTs: String(toTs), interval: String(interval) }
  const jobs = view === 'jobs' ? { pipeline, aggregateBy: by } : {}
  return `v1/data/${view}/aggregated?${new URLSearchParams({ org, project, module, ...jobs, ...times })}`
}

async function ask(address: string, key: string, signal: AbortSignal): Promise<Response> {
  try {
    return await fetch(address, { headers: { 'Service-Api-Key': key, Accept: 'application/json' }, credentials: 'omit', signal })
  } catch (cause) {
    signal.throwIfAborted()
    throw new ApiError(0, 'The server cannot be reached.', 'Check the network, and that the server still runs.', { cause })
  }
}
