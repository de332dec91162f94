/** The maximum length of a number, a duration or a time span. Further digits of a double do not matter. */
const maximumLength = 100

/**
 * Parses a number in the notation of any locale: `1,234.56` (Surefire), `0,016` (a German .NET), `1.234,5`, `1.5E-5`.
 * The last separator is the decimal separator, and so is a single comma. Several equal separators group thousands.
 * Returns undefined for text, NaN, an infinity and the empty string.
 */
export function parseNumber(text: string | undefined): number | undefined {
  if (text === undefined || text === '' || text.length > maximumLength) return undefined
  const plain = Number(text)
  if (Number.isFinite(plain)) return text.trim() === '' ? undefined : plain
  const compact = text.replace(/[\s\u00a0\u202f'’_]/g, '')
  const comma = compact.lastIndexOf(',')
  const dot = compact.lastIndexOf('.')
  let normal = compact
  if (comma !== -1 && dot !== -1) normal = comma > dot ? compact.replaceAll('.', '').replace(',', '.') : compact.replaceAll(',', '')
  else if (comma !== -1) normal = compact.indexOf(',') === comma ? compact.replace(',', '.') : compact.replaceAll(',', '')
  else if (dot !== -1 && compact.indexOf('.') !== dot) normal = compact.replaceAll('.', '')
  if (!/^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i.test(normal)) return undefined
  const value = Number(normal)
  return Number.isFinite(value) ? value : undefined
}

const unitsInMs: Readonly<Record<string, number>> = {
  ns: 1e-6,
  us: 1e-3,
  µs: 1e-3,
  μs: 1e-3,
  ms: 1,
  s: 1000,
  sec: 1000,
  m: 60_000,
  min: 60_000,
  h: 3_600_000,
}

/**
 * Parses a duration and returns it in ms, or undefined if it is missing, negative or not a number.
 * @param unitMs the unit of a number that does not name its own, as `12ms` does
 */
export function parseDuration(text: string | undefined, unitMs: number): number | undefined {
  if (text === undefined || text.length > maximumLength) return undefined
  let value = parseNumber(text)
  let unit = unitMs
  if (value === undefined) {
    const match = /^(.*?[\d.,])\s*([a-zµμ]+)$/i.exec(text.trim())
    const named = match === null ? undefined : unitsInMs[match[2]?.toLowerCase() ?? '']
    if (match === null || named === undefined) return undefined
    value = parseNumber(match[1])
    unit = named
  }
  return value === undefined ? undefined : durationOf(value * unit)
}

/**
 * Returns a duration in ms, rounded to nanoseconds, or undefined if it is missing or unusable: negative after a clock jump, infinite or
 * NaN.
 */
export function durationOf(ms: number | undefined): number | undefined {
  if (ms === undefined || !(ms >= 0) || ms === Number.POSITIVE_INFINITY) return undefined
  return Math.round(ms * 1e6) / 1e6
}

/** Parses a .NET time span, `[d.]hh:mm:ss[.fffffff]`, or a number of seconds, and returns ms. */
export function parseTimeSpan(text: string | undefined): number | undefined {
  if (text === undefined || text.length > maximumLength) return undefined
  const match = /^\s*(?:(\d+)\.)?(\d+):(\d+):(\d+(?:[.,]\d+)?)\s*$/.exec(text)
  if (match === null) return parseDuration(text, 1000)
  const [, days = '0', hours = '0', minutes = '0', seconds = '0'] = match
  return durationOf(((Number(days) * 24 + Number(hours)) * 60 + Number(minutes)) * 60_000 + Number(seconds.replace(',', '.')) * 1000)
}
