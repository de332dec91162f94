import { engineCode } from './engine-error.js'
import { createLongQueries } from './long-queries.js'
import type { TimedQuery } from './query.js'
import { QueryCancelledError } from './query-cancelled-error.js'
import { createResourcePool, type Trial, trialTimedOut } from './resource-pool.js'

/** Runs a query with a resource, such as a connection, and stops after `timeMs`. */
type Execute<Resource, Result> = (resource: Resource, timeMs: number, signal: AbortSignal | undefined) => Promise<Result>

/** Runs queries on connections. */
export interface QueryPool<Resource> {
  /** The number of queries that wait for a resource. */
  readonly waiting: number
  run<Result>(
    query: TimedQuery,
    caller: { readonly organisation: string; readonly signal?: AbortSignal | undefined },
    execute: Execute<Resource, Result>,
  ): Promise<Result>
}

/**
 * The time after which a query counts as long, in ms. Nearly all queries of the dashboard are faster than the brief trial. The generous
 * trial keeps short queries out of the queue for long ones when the machine is busy.
 */
const trialsMs: Readonly<Record<Trial, number>> = { brief: 250, generous: 1000 }

/** The number of connections for trials. With only one, the trials of one organisation would delay others. */
const trialConnections = 2

/** The maximum number of waiting queries of one organisation. */
const maximumWaiting = 64

/** TIMEOUT_EXCEEDED and TOO_SLOW. */
const timeCodes = new Set(['159', '160'])

/**
 * Creates a pool of at least three resources for the queries of all organisations. Two of them only run short queries. A query that takes
 * longer is restarted on one of the others, where similar queries start at once until one of them is short.
 */
export function createQueryPool<Resource>(resources: readonly Resource[]): QueryPool<Resource> {
  const pool = createResourcePool(resources, {
    trialResources: trialConnections,
    maximumPerOrganisation: Math.ceil((2 / 3) * (resources.length - trialConnections)),
    maximumWaiting,
  })
  const longQueries = createLongQueries()
  return {
    get waiting() {
      return pool.waiting
    },
    run: (query, { organisation, signal }, execute) => {
      const { timeMs } = query
      const isLong = longQueries.has(organisation, query)
      return pool.run(
        organisation,
        async (resource, trial) => {
          const limitMs = trial === undefined ? timeMs : Math.min(trialsMs[trial], timeMs)
          const start = performance.now()
          try {
            const result = await execute(resource, limitMs, signal)
            if (isLong && performance.now() - start < trialsMs.brief) longQueries.set(organisation, query, false)
            return result
          } catch (error) {
            if (signal?.aborted) throw new QueryCancelledError()
            if (limitMs < timeMs && timeCodes.has(engineCode(error) ?? '')) {
              longQueries.set(organisation, query, true)
              return trialTimedOut
            }
            throw error
          }
        },
        { signal, isLong },
      )
    },
  }
}
