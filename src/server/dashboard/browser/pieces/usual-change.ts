import type { Durations } from '../answers/aggregate.js'

interface Timed {
  readonly durations: Durations
}

/** Returns whether the medians of two periods are within the spread of their durations: one is in the middle half of the other ones. */
export const isUsualChange = (now: Timed, before: Timed): boolean =>
  isInMiddleHalf(now.durations.p50, before) || isInMiddleHalf(before.durations.p50, now)

const isInMiddleHalf = (duration: number, { durations }: Timed): boolean => duration >= durations.p25 && duration <= durations.p75
