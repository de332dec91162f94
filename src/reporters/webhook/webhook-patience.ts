/** How long a delivery may go on, whatever it takes; the parts that a test needs to decide can be given. */
export interface PatienceOptions {
  /** 30 s where it is left out. */
  readonly deadlineMs?: number
  /** From 0 to 1. */
  readonly random?: () => number
  readonly wait?: (ms: number) => Promise<void>
}

/** Decides about further tries of a delivery. */
export interface Patience {
  /** Never less than 0. */
  remainingMs(): number
  /**
   * Waits before another try; false, at once, where there is none.
   * @param askedMs how long the service wants to be left alone
   */
  wait(askedMs?: number): Promise<boolean>
}

const maximumRepeats = 3

const baseMs = 1000

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** The patience of one delivery, from now on. */
export function createPatience({ deadlineMs = 30_000, random = Math.random, wait = sleep }: PatienceOptions): Patience {
  const start = performance.now()
  let repeats = 0
  const remainingMs = () => Math.max(0, deadlineMs - (performance.now() - start))
  return {
    remainingMs,
    async wait(askedMs) {
      // Exponential, with full jitter: many jobs that failed at the same moment do not come back at the same moment.
      const waitMs = askedMs === undefined ? random() * baseMs * 2 ** repeats : askedMs + (random() * baseMs) / 4
      if (repeats === maximumRepeats || waitMs >= remainingMs()) return false
      repeats += 1
      await wait(waitMs)
      return true
    },
  }
}
