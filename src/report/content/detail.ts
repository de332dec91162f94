/** The amount of detail in a report. Less detail never makes a component larger. */
export interface Detail {
  /** Whether to show more than failures: counts by file, suite and tag, flaky and slowest tests. */
  readonly extras: boolean
  /** The maximum number of tests that one component lists, and of rows in its tables. */
  readonly tests: number
  /** The maximum number of lines of the details of a failed test. */
  readonly detailLines: number
}

/** Shows everything. */
export const fullDetail: Detail = { extras: true, tests: Number.POSITIVE_INFINITY, detailLines: Number.POSITIVE_INFINITY }

/** The detail of the default report on a terminal: short enough that the beginning stays visible. */
export const terminalDetail: Detail = { extras: false, tests: 20, detailLines: 0 }

/** The detail of a user's own template on a terminal: all that it asks for, each component with up to 20 tests or rows. */
export const ownTerminalDetail: Detail = { extras: true, tests: 20, detailLines: 10 }

/** Shows only counts. */
export const noDetail: Detail = { extras: false, tests: 0, detailLines: 0 }

const shortened = 12

/**
 * Returns the steps of detail, the richest first: everything; all failures; fewer and fewer failures with shorter details; only counts.
 * @param tests the length of the longest list of tests
 */
export function detailLadder(tests: number): readonly Detail[] {
  const first = Array.from({ length: tests }, (_, index): Detail => ({ extras: false, tests: tests - index, detailLines: shortened }))
  return [fullDetail, { ...fullDetail, extras: false }, ...first, noDetail]
}
