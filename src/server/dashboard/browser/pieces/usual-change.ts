import type { Aggregate } from '../answers/aggregate.js'

/** Returns whether the medians of two periods are within the spread of their durations: one is in the middle half of the other ones. */
export const isUsualChange = (now: Aggregate, before: Aggregate): boolean =>
  isInMiddleHalf(now.durations.p50, before) || isInMiddleHalf(before.durations.p50, now)

const isInMiddleHalf = (duration: number, { durations }: Aggregate): boolean => duration >= durations.p25 && duration <= durations.p75
