/** The lower quartile, the median and the upper quartile of durations in ms, then other percentiles; 0 if no duration is known. */
export type Quartiles = readonly [low: number, median: number, high: number, ...others: number[]]

/**
 * Returns whether the medians of two periods are within the spread of their durations: one is in the middle half of the other ones. A change
 * is usual if the durations of a period are unknown.
 */
export const isUsualChange = (now: Quartiles, before: Quartiles): boolean =>
  isInMiddleHalf(now[1], before) || isInMiddleHalf(before[1], now)

const isInMiddleHalf = (duration: number, [low, , high]: Quartiles): boolean =>
  duration === 0 || high === 0 || (duration >= low && duration <= high)
