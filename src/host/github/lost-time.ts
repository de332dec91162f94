/**
 * The time that failed answers of GitHub cost a run: server errors, timeouts and lost connections, with the waits before requests are
 * repeated. Time in which several requests fail counts once.
 */
export interface LostTime {
  /** @param startMs,endMs times of `performance.now()`; a wait ends in the future */
  add(startMs: number, endMs: number): void
  totalMs(): number
}

/** Creates a count of the time that all clients of one run lose. */
export function createLostTime(): LostTime {
  let totalMs = 0
  let countedUntil = 0
  return {
    add(startMs, endMs) {
      totalMs += Math.max(0, endMs - Math.max(startMs, countedUntil))
      countedUntil = Math.max(countedUntil, endMs)
    },
    totalMs: () => totalMs,
  }
}

/** The time that one client may lose. Other clients of the same run lose it as well. */
export interface LossLimit extends Pick<LostTime, 'add'> {
  /** At least 0. */
  remainingMs(): number
  /** Whether less time is left than the shortest wait takes. */
  isOver(): boolean
}

/** Limits the lost time. */
export function limitLosses(lost: LostTime, limitMs: number, shortestWaitMs: number): LossLimit {
  const remainingMs = () => Math.max(0, limitMs - lost.totalMs())
  return { add: lost.add, remainingMs, isOver: () => remainingMs() <= shortestWaitMs }
}

/**
 * The time that failed answers may cost a run, with all its requests to GitHub. A failed run may lose more, because its comment is more
 * important.
 */
export const maximumLossMs = { passed: 25_000, failed: 60_000 } as const
