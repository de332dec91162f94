/** The time that requests without an answer may cost together. Several unanswered requests at the same time count several times. */
export interface Silence {
  readonly add: (ms: number) => void
  /** At least 0. */
  readonly remainingMs: () => number
  readonly isOver: () => boolean
}

/** Creates a limit of which nothing is spent. */
export function createSilence(limitMs: number): Silence {
  let spentMs = 0
  return {
    add: (ms) => {
      spentMs += ms
    },
    remainingMs: () => Math.max(0, limitMs - spentMs),
    isOver: () => spentMs >= limitMs,
  }
}
