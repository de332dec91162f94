/** Time for work that comes in pieces: it runs only while a piece is under way. */
export interface WorkClock {
  /** Counts the time of a piece; pieces at the same time count once. */
  measure<T>(work: () => Promise<T>): Promise<T>
  /** Never less than 0. */
  remainingMs(): number
}

export function createWorkClock(limitMs: number): WorkClock {
  let spentMs = 0
  let pieces = 0
  let since = 0
  return {
    async measure(work) {
      if (pieces === 0) since = performance.now()
      pieces += 1
      try {
        return await work()
      } finally {
        pieces -= 1
        if (pieces === 0) spentMs += performance.now() - since
      }
    },
    remainingMs: () => Math.max(0, limitMs - spentMs - (pieces > 0 ? performance.now() - since : 0)),
  }
}
