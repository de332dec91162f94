import type { Build } from '../../../answers/builds.js'

/** Since when a branch fails. */
export interface FailingSince {
  /** The first of the builds that failed in a row until the newest one, and the newest one. */
  readonly first: Build
  readonly newest: Build
  /** The number of failed builds from the first to the newest one. */
  readonly count: number
  /** Whether an earlier build, which is not listed, may have failed as well. */
  readonly mayBeEarlier: boolean
}

/** Returns since which of its builds a branch fails; undefined if the newest decided one passed. Builds without a result are skipped. */
export function failingSince(builds: readonly Build[], listed: number): FailingSince | undefined {
  const decided = builds.filter(({ status }) => status === 'failed' || status === 'successful')
  const count = decided.length - 1 - decided.findLastIndex(({ status }) => status === 'successful')
  const [first, newest] = [decided.at(-count), decided.at(-1)]
  if (count === 0 || first === undefined || newest === undefined) return undefined
  return { first, newest, count, mayBeEarlier: count === decided.length && builds.length >= listed }
}

/**
 * Returns the index of the first of the builds in which a test failed in a row until its newest result; undefined if that is not a failure.
 */
export function testFailingSince(results: string): number | undefined {
  const passed = Math.max(results.lastIndexOf('P'), results.lastIndexOf('f'))
  const first = results.indexOf('F', passed + 1)
  return first === -1 ? undefined : first
}
