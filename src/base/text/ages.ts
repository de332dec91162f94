import { countOf } from './counts.js'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** Formats a time span in its largest unit, as in a sentence: `20 minutes`, `3 hours`, `2 days`. Empty if it is less than a minute. */
export function roughAge(ms: number): string {
  if (!(ms >= minute)) return ''
  if (ms < hour) return countOf(Math.floor(ms / minute), 'minute')
  if (ms < day) return countOf(Math.floor(ms / hour), 'hour')
  return countOf(Math.floor(ms / day), 'day')
}
