/** Reads the results of a test: strings of one {@link Outcome} per build. */

const passed = 'P'.charCodeAt(0)
const flaky = 'f'.charCodeAt(0)
const failed = 'F'.charCodeAt(0)

/** Returns whether the test passed in a build, with or without a retry. */
export function hasPassed(results: string, build: number): boolean {
  const code = results.charCodeAt(build)
  return code === passed || code === flaky
}

export const hasFailed = (results: string, build: number): boolean => results.charCodeAt(build) === failed

/** Returns whether the test passed or failed in a build. */
export const hasRun = (results: string, build: number): boolean => hasPassed(results, build) || hasFailed(results, build)

/** Returns the last build, up to `build`, in which the test passed or failed; otherwise -1. */
export function lastRun(results: string, build: number): number {
  let index = Math.min(build, results.length - 1)
  while (index >= 0 && !hasRun(results, index)) index -= 1
  return Math.max(index, -1)
}

/** Returns the first build, from `build` on, in which the test passed or failed; otherwise -1. */
export function nextRun(results: string, build: number): number {
  let index = Math.max(build, 0)
  while (index < results.length && !hasRun(results, index)) index += 1
  return index < results.length ? index : -1
}

/** Returns the last build, up to `build`, in which the test passed, failed or was skipped; otherwise -1. */
export function lastResult(results: string, build: number): number {
  let index = Math.min(build, results.length - 1)
  while (index >= 0 && results[index] === '-') index -= 1
  return Math.max(index, -1)
}

/** Failures in a row, with builds between them in which the test did not run. */
export interface FailureRow {
  /** The first build. */
  readonly first: number
  /** The number of builds in which the test failed. */
  readonly builds: number
}

/** Returns the failures in a row that end with a failure in `build`. */
export function failureRow(results: string, build: number): FailureRow {
  let first = build
  let builds = 0
  for (let index = build; index >= 0 && hasFailed(results, index); index = lastRun(results, index - 1)) {
    first = index
    builds += 1
  }
  return { first, builds }
}

/**
 * Returns the results of a test that passed in every build. The string is flat: one that `repeat` makes is slow to compare and to index.
 */
export const passedAlways = (builds: number): string => Buffer.alloc(builds, 'P').toString('latin1')

/** Returns the number of builds in which a test ran. */
export function countRuns(results: string): number {
  let count = 0
  for (let build = 0; build < results.length; build += 1) if (hasRun(results, build)) count += 1
  return count
}
