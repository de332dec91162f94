const maximumWaitSeconds = 30

/**
 * Returns the time to wait before a request is repeated: the time that the server asks for, else exponential back-off with full jitter,
 * because many jobs fail at the same moment.
 * @param repeats the number of earlier repeats
 * @param askedSeconds see {@link retryAfterSeconds}
 * @param random from 0 to 1
 */
export const retryWaitSeconds = (repeats: number, askedSeconds?: number, random: () => number = Math.random): number =>
  askedSeconds === undefined ? random() * Math.min(maximumWaitSeconds, 2 ** repeats) : askedSeconds + random() / 4

/** Reads the header `Retry-After`: a number of seconds or a date (RFC 9110, 10.2.3). */
export function retryAfterSeconds(header: string | undefined): number | undefined {
  if (header === undefined) return undefined
  if (/^\d{1,9}(?:\.\d{1,6})?$/.test(header)) return Number(header)
  const date = Date.parse(header)
  return Number.isNaN(date) ? undefined : Math.max(0, (date - Date.now()) / 1000)
}
