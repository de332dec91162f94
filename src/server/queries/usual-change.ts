/** The lower quartile, the median and the upper quartile of durations in ms, then other percentiles; 0 if no duration is known. */
export type QuartileList = readonly [low: number, median: number, high: number, ...others: number[]]

/**
 * Returns whether the medians of two periods are within the spread of their durations: one is in the middle half of the other ones. A change
 * is usual if the durations of a period are unknown.
 */
export const isUsualMedian = (now: QuartileList, before: QuartileList): boolean =>
  isInMiddleHalf(now[1], before) || isInMiddleHalf(before[1], now)

const isInMiddleHalf = (duration: number, [low, , high]: QuartileList): boolean =>
  duration === 0 || high === 0 || (duration >= low && duration <= high)
