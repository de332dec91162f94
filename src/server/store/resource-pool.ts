import { createFairQueue } from './fair-queue.js'
import { QueryCancelledError } from './query-cancelled-error.js'
import { StoreBusyError } from './store-busy-error.js'

/** Runs tasks that each need a resource exclusively. Organisations take turns. */
export interface ResourcePool<Resource> {
  /** The number of tasks that wait for a resource. */
  readonly waiting: number
  /**
   * Waits for a free resource and runs the task with it. Rejects with a StoreBusyError if the organisation has too many tasks waiting,
   * and with a QueryCancelledError if the signal is aborted while the task waits; a running task must observe the signal itself.
   */
  run<Result>(organisation: string, task: Task<Resource, Result>, options?: RunOptions): Promise<Result>
}

interface RunOptions {
  readonly signal?: AbortSignal | undefined
  /** Whether the task is known to take long, and needs no trial. */
  readonly isLong?: boolean
}

/** Uses the resource. In a trial, it returns {@link trialTimedOut} if it does not finish in time. */
export type Task<Resource, Result> = (resource: Resource, trial?: Trial) => Promise<Result | typeof trialTimedOut>

/** The result of a trial that took too long. The task runs again without a limit when its turn comes. */
export const trialTimedOut = Symbol('took too long')

/** The duration of a trial: `brief` if the organisation already has long tasks that run or wait. */
export type Trial = 'brief' | 'generous'

interface PoolOptions {
  /**
   * The number of resources that only run trials, so that short tasks do not wait for long ones. One organisation may use all but one of
   * them at once, or the only one.
   */
  readonly trialResources?: number
  /** The number of other resources that one organisation may use at once. */
  readonly maximumPerOrganisation?: number
  /** The number of tasks of one organisation that may wait. */
  readonly maximumWaiting?: number
}

interface Waiting<Resource> {
  readonly organisation: string
  /** Returns false if the task took too long. */
  attempt(resource: Resource, trial?: Trial): Promise<boolean>
}

/** Creates a pool. A new task starts on any free resource. A task that took too long in a trial restarts on a resource without trials. */
export function createResourcePool<Resource>(
  resources: readonly Resource[],
  {
    trialResources: trialLanes = 0,
    maximumPerOrganisation = Number.POSITIVE_INFINITY,
    maximumWaiting = Number.POSITIVE_INFINITY,
  }: PoolOptions = {},
): ResourcePool<Resource> {
  const freeForTrials = resources.slice(0, trialLanes)
  const free = resources.slice(trialLanes)
  /** Tasks that have not started, and tasks that took too long in a trial or are known to. */
  const untried = createFairQueue<Waiting<Resource>>()
  const long = createFairQueue<Waiting<Resource>>()
  const trying = createCounts(Math.max(1, trialLanes - 1))
  const running = createCounts(maximumPerOrganisation)

  const tryTask = async (waiting: Waiting<Resource>, resource: Resource): Promise<void> => {
    const { organisation } = waiting
    trying.add(organisation, 1)
    const hasLong = running.of(organisation) + long.sizeOf(organisation) > 0
    if (!(await waiting.attempt(resource, hasLong ? 'brief' : 'generous'))) long.add(organisation, waiting)
    trying.add(organisation, -1)
    freeForTrials.push(resource)
    startNext()
  }
  const runTask = async (waiting: Waiting<Resource>, resource: Resource): Promise<void> => {
    const { organisation } = waiting
    running.add(organisation, 1)
    await waiting.attempt(resource)
    running.add(organisation, -1)
    free.push(resource)
    startNext()
  }
  const startNext = (): void => {
    while (free.length > 0) {
      const next = long.take(running.isBelowMaximum) ?? untried.take(running.isBelowMaximum)
      if (next === undefined) break
      void runTask(next, free.pop() as Resource)
    }
    while (freeForTrials.length > 0) {
      const next = untried.take(trying.isBelowMaximum)
      if (next === undefined) break
      void tryTask(next, freeForTrials.pop() as Resource)
    }
  }

  return {
    get waiting() {
      return untried.size + long.size
    },
    run: (organisation, task, { signal, isLong = false } = {}) =>
      new Promise((resolve, reject) => {
        if (signal?.aborted) return reject(new QueryCancelledError())
        if (untried.sizeOf(organisation) + long.sizeOf(organisation) >= maximumWaiting) return reject(new StoreBusyError())
        const cancel = () => {
          untried.remove(organisation, waiting)
          long.remove(organisation, waiting)
          // A running task observes the signal itself.
          if (!isRunning) reject(new QueryCancelledError())
        }
        let isRunning = false
        const waiting: Waiting<Resource> = {
          organisation,
          async attempt(resource, trial) {
            isRunning = true
            try {
              const result = await task(resource, trial)
              isRunning = false
              if (result === trialTimedOut && !signal?.aborted) return false
              if (result === trialTimedOut) reject(new QueryCancelledError())
              else resolve(result)
            } catch (error) {
              reject(error)
            }
            signal?.removeEventListener('abort', cancel)
            return true
          },
        }
        signal?.addEventListener('abort', cancel, { once: true })
        const queue = isLong ? long : untried
        queue.add(organisation, waiting)
        startNext()
      }),
  }
}

/** Creates counters per organisation. */
function createCounts(maximum: number) {
  const counts = new Map<string, number>()
  const of = (organisation: string): number => counts.get(organisation) ?? 0
  return {
    of,
    add(organisation: string, difference: number): void {
      const count = of(organisation) + difference
      if (count === 0) counts.delete(organisation)
      else counts.set(organisation, count)
    },
    isBelowMaximum: (organisation: string): boolean => of(organisation) < maximum,
  }
}
