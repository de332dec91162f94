import type { Flakiness } from './signs.js'

/** Failures that chance explains less often have another reason. */
const leastChance = 0.01

/** A test with this rate may fail in each of its attempts by chance. */
const highRate = 0.1

/** Estimates how often a test fails by chance. A test with few builds is not certain to be steady or flaky. */
const rateOf = ({ signs, ofBuilds }: Flakiness): number => (signs.length + 1) / (ofBuilds + 2)

/**
 * Returns whether chance explains a failure.
 * @param times how often the test failed in a row, each time in another job or push
 */
export const isLikely = (flakiness: Flakiness, times: number): boolean => rateOf(flakiness) ** times >= leastChance

/** Returns whether a test also fails in all attempts of a job by chance. Passing after a retry only shows that a retry helps. */
export const outlastsRetries = (flakiness: Flakiness): boolean =>
  flakiness.signs.some(({ failedJob }) => failedJob) || rateOf(flakiness) >= highRate
