/** How much a report tells. Less of it makes every component smaller or leaves it as it is, never larger. */
export interface Detail {
  /** Whether it tells more than what failed: by file, suite and tag, flaky and slowest tests. */
  readonly extras: boolean
  /** The maximum number of tests that one component lists, and of rows in its tables. */
  readonly tests: number
  /** How many lines of the details of a failed test are shown at most. */
  readonly detailLines: number
}

/** Everything there is. */
export const fullDetail: Detail = { extras: true, tests: Number.POSITIVE_INFINITY, detailLines: Number.POSITIVE_INFINITY }

/** The detail of the default report on a terminal: short enough that the beginning stays visible. */
export const terminalDetail: Detail = { extras: false, tests: 20, detailLines: 0 }

/** The detail of a user's own template on a terminal: all that it asks for, each component with up to 20 tests or rows. */
export const ownTerminalDetail: Detail = { extras: true, tests: 20, detailLines: 10 }

/** Counts alone. */
export const noDetail: Detail = { extras: false, tests: 0, detailLines: 0 }

const shortened = 12

/**
 * The steps from everything down to counts alone, the richest first: everything, what failed, the same with shorter details, the
 * first so many failed tests, counts.
 * @param tests how many tests the longest list has
 */
export function detailLadder(tests: number): readonly Detail[] {
  const first = Array.from({ length: tests }, (_, index): Detail => ({ extras: false, tests: tests - index, detailLines: shortened }))
  return [fullDetail, { ...fullDetail, extras: false }, ...first, noDetail]
}
