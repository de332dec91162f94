import { engineCode } from './engine-error.js'
import type { TimedQuery } from './query.js'
import { QueryCancelledError } from './query-cancelled-error.js'
import { createResourcePool, type Trial, trialTimedOut } from './resource-pool.js'

/** Asks the engine with a resource, such as a connection, and gives up after `timeMs`. */
type Execute<Resource, Answer> = (resource: Resource, timeMs: number, signal: AbortSignal | undefined) => Promise<Answer>

/** Runs questions on connections. */
export interface QueryPool<Resource> {
  run<Answer>(
    query: TimedQuery,
    caller: { readonly organisation: string; readonly signal?: AbortSignal | undefined },
    ask: Execute<Resource, Answer>,
  ): Promise<Answer>
}

/**
 * The time after which a query is a long one, in ms. Nearly all questions of a dashboard take less than the brief trial. The generous
 * one keeps short questions from the queue of the long ones when the machine is busy.
 */
const trialsMs: Readonly<Record<Trial, number>> = { brief: 250, generous: 1000 }

/** The number of resources for trials. With one of them, the trials of one organisation would delay the others. */
const trialConnections = 2

/** The number of questions of one organisation that may wait. */
const maximumWaiting = 64

/** TIMEOUT_EXCEEDED and TOO_SLOW. */
const timeCodes = new Set(['159', '160'])

/**
 * Divides at least three resources between the questions of all organisations. Two of them only serve short questions; a query that
 * takes longer is asked again by one of the others.
 */
export function createQueryPool<Resource>(resources: readonly Resource[]): QueryPool<Resource> {
  const pool = createResourcePool(resources, {
    trialResources: trialConnections,
    maximumPerOrganisation: Math.ceil((2 / 3) * (resources.length - trialConnections)),
    maximumWaiting,
  })
  return {
    run: ({ timeMs }, { organisation, signal }, ask) =>
      pool.run(
        organisation,
        async (resource, trial) => {
          const limitMs = trial === undefined ? timeMs : Math.min(trialsMs[trial], timeMs)
          try {
            return await ask(resource, limitMs, signal)
          } catch (error) {
            if (signal?.aborted) throw new QueryCancelledError()
            if (limitMs < timeMs && timeCodes.has(engineCode(error) ?? '')) return trialTimedOut
            throw error
          }
        },
        signal,
      ),
  }
}
