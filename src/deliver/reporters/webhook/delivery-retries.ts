import { retryWaitSeconds } from '../../../base/http/retry-wait.js'

/** Limits the time of a delivery. Tests replace the clock's random and waiting parts. */
export interface DeliveryRetryOptions {
  /** The time for all requests and waits together; default: 30 s. */
  readonly deadlineMs?: number
  /** Returns a number from 0 to 1. */
  readonly random?: () => number
  readonly wait?: (ms: number) => Promise<void>
}

/** Decides whether a delivery may send another request. */
export interface DeliveryRetries {
  /** Returns the time left, at least 0. */
  remainingMs(): number
  /**
   * Waits before the next request. Returns false, without a wait, if there may be none.
   * @param askedMs how long the service asked to wait
   */
  wait(askedMs?: number): Promise<boolean>
}

const maximumRetries = 3

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Creates the retries of one delivery. Its time starts now. */
export function createDeliveryRetries({ deadlineMs = 30_000, random = Math.random, wait = sleep }: DeliveryRetryOptions): DeliveryRetries {
  const start = performance.now()
  let retries = 0
  const remainingMs = () => Math.max(0, deadlineMs - (performance.now() - start))
  return {
    remainingMs,
    async wait(askedMs) {
      const waitMs = 1000 * retryWaitSeconds(retries, askedMs === undefined ? undefined : askedMs / 1000, random)
      if (retries === maximumRetries || waitMs >= remainingMs()) return false
      retries += 1
      await wait(waitMs)
      return true
    },
  }
}
