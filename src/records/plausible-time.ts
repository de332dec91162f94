/** The year 2000 in Unix ms: an earlier time is a clock that was never set, or seconds that were taken for milliseconds. */
const earliestTimestamp = 946_684_800_000

/** How far a clock may be ahead, in ms. */
const maximumLeadMs = 24 * 60 * 60 * 1000

/** Whether something can have happened at a time in Unix ms: not before the year 2000, and not more than a day after `now`. */
export const isPlausibleTime = (timestamp: number, now: number): boolean =>
  timestamp >= earliestTimestamp && timestamp <= now + maximumLeadMs
