/** Time for work that comes in pieces: it runs only while a piece is under way. */
export interface TimeBudget {
  /** Counts the time of a piece; pieces at the same time count once. */
  measure<T>(work: () => Promise<T>): Promise<T>
  /** Gives time back, never more than was spent. */
  giveBack(ms: number): void
  /** Never less than 0. */
  remainingMs(): number
}

export function createTimeBudget(limitMs: number): TimeBudget {
  let spentMs = 0
  let pieces = 0
  let since = 0
  /** Adds the time of the pieces that are under way. */
  const settle = () => {
    const now = performance.now()
    if (pieces > 0) spentMs += now - since
    since = now
  }
  return {
    async measure(work) {
      settle()
      pieces += 1
      try {
        return await work()
      } finally {
        settle()
        pieces -= 1
      }
    },
    giveBack(ms) {
      settle()
      spentMs = Math.max(0, spentMs - ms)
    },
    remainingMs() {
      settle()
      return Math.max(0, limitMs - spentMs)
    },
  }
}
