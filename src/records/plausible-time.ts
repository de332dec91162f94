/** The year 2000 in Unix ms. An earlier time comes from a clock that was never set, or from seconds that were read as milliseconds. */
const earliestTimestamp = 946_684_800_000

const maximumLeadMs = 24 * 60 * 60 * 1000

/** Returns whether a time in Unix ms is plausible: not before the year 2000, and not more than a day after `now`. */
export const isPlausibleTime = (timestamp: number, now: number): boolean =>
  timestamp >= earliestTimestamp && timestamp <= now + maximumLeadMs
