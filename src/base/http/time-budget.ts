/** A limit on the total time of several pieces of work. Time passes only while a piece is running. */
export interface TimeBudget {
  /** Counts the time of a piece. Time in which several pieces run counts once. */
  measure<T>(work: () => Promise<T>): Promise<T>
  /** Gives time back, at most the time that was spent. */
  giveBack(ms: number): void
  /** At least 0. */
  remainingMs(): number
}

/** Creates a budget of which nothing is spent. */
export function createTimeBudget(limitMs: number): TimeBudget {
  let spentMs = 0
  let running = 0
  let countedUntil = 0
  const update = () => {
    const now = performance.now()
    if (running > 0) spentMs += now - countedUntil
    countedUntil = now
  }
  return {
    async measure(work) {
      update()
      running += 1
      try {
        return await work()
      } finally {
        update()
        running -= 1
      }
    },
    giveBack(ms) {
      update()
      spentMs = Math.max(0, spentMs - ms)
    },
    remainingMs() {
      update()
      return Math.max(0, limitMs - spentMs)
    },
  }
}
