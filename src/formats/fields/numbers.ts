/** The longest text that can be a number, a duration or a time span. Even a double in full has no more digits that matter. */
const maximumLength = 100

/**
 * Reads a number as producers of any locale print it: `1,234.56` (Surefire), `0,016` (a German .NET), `1.234,5`, `1.5E-5`.
 * The last separator is the decimal one, and a lone comma is decimal; several equal separators are thousands.
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

/** Reads a length of time, in ms, from a number of `unitMs` or one that names its unit (`12ms`); undefined if it is missing, negative or no number. */
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

/** A length of time in ms as records keep it: never negative (a clock jumped), never finer than a nanosecond; undefined where it is unusable. */
export function durationOf(ms: number | undefined): number | undefined {
  if (ms === undefined || !(ms >= 0) || ms === Number.POSITIVE_INFINITY) return undefined
  return Math.round(ms * 1e6) / 1e6
}

/** Reads a .NET time span, `[d.]hh:mm:ss[.fffffff]`, in ms; a plain number is seconds. */
export function parseTimeSpan(text: string | undefined): number | undefined {
  if (text === undefined || text.length > maximumLength) return undefined
  const match = /^\s*(?:(\d+)\.)?(\d+):(\d+):(\d+(?:[.,]\d+)?)\s*$/.exec(text)
  if (match === null) return parseDuration(text, 1000)
  const [, days = '0', hours = '0', minutes = '0', seconds = '0'] = match
  return durationOf(((Number(days) * 24 + Number(hours)) * 60 + Number(minutes)) * 60_000 + Number(seconds.replace(',', '.')) * 1000)
}
