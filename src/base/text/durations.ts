const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

/** Formats a duration in two units. Leaves out the second one if it is 0. */
function pair(ms: number, large: number, largeName: string, small: number, smallName: string): string {
  const rest = Math.floor((ms % large) / small)
  return `${Math.floor(ms / large)} ${largeName}${rest === 0 ? '' : ` ${rest} ${smallName}`}`
}

/** A longer duration comes from a broken clock, and its digits would fill the line. */
const longest = 1_000_000 * day

/**
 * Formats a duration in up to two units: `< 1 ms`, `340 ms`, `2.5 s`, `41 s`, `2 min 13 s`, `1 h`, `3 d 2 h`.
 * @param ms not negative; a sum of durations may have overflowed to Infinity
 */
export function formatDuration(ms: number): string {
  if (ms > longest) return '> 1,000,000 d'
  if (ms > 0 && ms < 1) return '< 1 ms'
  const whole = Math.round(ms)
  if (whole < second) return `${whole} ms`
  const tenths = Math.round(ms / 100)
  if (tenths < 100) return `${tenths / 10} s`
  // Rounded first: 59,960 ms is one minute, not 60 seconds.
  const seconds = Math.round(ms / second) * second
  if (seconds < minute) return `${seconds / second} s`
  if (seconds < hour) return pair(seconds, minute, 'min', second, 's')
  if (seconds < day) return pair(seconds, hour, 'h', minute, 'min')
  return pair(seconds, day, 'd', hour, 'h')
}
