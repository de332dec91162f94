/** Limits in Unix ms. Earlier times are placeholders (`1969-12-31T19:00:00`, `0001-01-01T00:00:00`), later ones are mistakes. */
const earliest = Date.UTC(1971, 0, 1)
const latest = Date.UTC(10_000, 0, 1) - 1

const minuteInMs = 60_000
const hourInMs = 60 * minuteInMs

// The most common abbreviations of Java's `z`. If one is ambiguous, RFC 5322 decides ("CST" is American), otherwise the larger country.
const zonesInHours: Readonly<Record<string, number | undefined>> = {
  ...{ UTC: 0, GMT: 0, UT: 0, Z: 0, WET: 0, WEST: 1, BST: 1, CET: 1, CEST: 2, MEZ: 1, MESZ: 2, EET: 2, EEST: 3, MSK: 3, TRT: 3 },
  ...{ EST: -5, EDT: -4, CST: -6, CDT: -5, MST: -7, MDT: -6, PST: -8, PDT: -7, AKST: -9, AKDT: -8, HST: -10, BRT: -3, ART: -3 },
  ...{
    SAST: 2,
    GST: 4,
    PKT: 5,
    IST: 5.5,
    ICT: 7,
    WIB: 7,
    SGT: 8,
    HKT: 8,
    PHT: 8,
    AWST: 8,
    JST: 9,
    KST: 9,
    AEST: 10,
    AEDT: 11,
    NZST: 12,
    NZDT: 13,
  },
}

/**
 * Parses a timestamp and returns it in Unix ms. It may be ISO 8601 with `Z`, an offset, a Java zone (`2026-11-20T20:40:16 CEST`) or no zone
 * (UTC), Robot Framework's `20261120 20:39:08.505`, Mocha's `Sat, 28 Nov 2026 10:24:52 GMT`, the American `11/28/2025 19:10:25`, or seconds or
 * milliseconds since 1970.
 * Returns undefined for placeholders, unknown zones, and timestamps without a day or a time of day.
 */
export function parseTimestamp(text: string | undefined): number | undefined {
  if (text === undefined || text.length > 100) return undefined
  let ms = readIso(text)
  if (Number.isNaN(ms)) ms = readOther(text)
  return plausibleTimestamp(ms)
}

/** Returns a time in whole Unix ms, or undefined if it is a placeholder, a mistake or NaN. */
export const plausibleTimestamp = (ms: number): number | undefined => (ms >= earliest && ms <= latest ? Math.trunc(ms) : undefined)

/** Parses `count` digits, or returns NaN. */
function digits(text: string, start: number, count: number): number {
  let value = 0
  for (let index = start; index < start + count; index += 1) {
    const digit = text.charCodeAt(index) - 0x30
    if (!(digit >= 0 && digit <= 9)) return Number.NaN
    value = value * 10 + digit
  }
  return value
}

/** Parses `2026-11-20T20:39:08[.5050000][zone]` by hand, because large files contain hundreds of thousands of them. */
function readIso(text: string): number {
  if (text.charCodeAt(4) !== 0x2d || text.charCodeAt(7) !== 0x2d) return Number.NaN
  let start = 10
  const separator = text[start]
  if (separator !== 'T' && separator !== ' ' && separator !== 't') return Number.NaN
  // xharness writes "2023-07-28T 22:32:13Z".
  do start += 1
  while (text.charCodeAt(start) === 0x20)
  return utc(digits(text, 0, 4), digits(text, 5, 2), digits(text, 8, 2)) + readTimeOfDay(text, start)
}

function utc(year: number, month: number, day: number): number {
  return month >= 1 && month <= 12 && day >= 1 && day <= 31 ? Date.UTC(year, month - 1, day) : Number.NaN
}

/** Parses `20:39:08[.505][zone]` from `start` to the end. Returns ms since midnight UTC, which the zone can make negative. */
function readTimeOfDay(text: string, start: number): number {
  const hours = digits(text, start, 2)
  const minutes = digits(text, start + 3, 2)
  const seconds = digits(text, start + 6, 2)
  if (text[start + 2] !== ':' || text[start + 5] !== ':' || !(hours <= 24 && minutes <= 59 && seconds <= 60)) return Number.NaN
  let ms = hours * hourInMs + minutes * minuteInMs + seconds * 1000
  let index = start + 8
  if (text[index] === '.' || text[index] === ',') {
    index += 1
    for (let unit = 100; ; unit /= 10) {
      const digit = text.charCodeAt(index) - 0x30
      if (!(digit >= 0 && digit <= 9)) break
      if (unit >= 1) ms += digit * unit
      index += 1
    }
  }
  return ms - readZone(text, index)
}

/** Returns the offset of a zone from UTC in ms. */
function readZone(text: string, start: number): number {
  if (start === text.length) return 0
  if (start === text.length - 1 && text[start] === 'Z') return 0
  const sign = text[start]
  if ((sign === '+' || sign === '-') && text[start + 3] === ':' && text.length === start + 6) {
    return (digits(text, start + 1, 2) * hourInMs + digits(text, start + 4, 2) * minuteInMs) * (sign === '-' ? -1 : 1)
  }
  return readRareZone(text.slice(start).trim())
}

function readRareZone(zone: string): number {
  // Java prints a zone without a name as "GMT+05:45".
  const offset = /^(?:GMT|UTC)?([+-])(\d\d?)(?::?(\d\d))?$/.exec(zone)
  if (offset !== null) return (Number(offset[2]) * hourInMs + Number(offset[3] ?? 0) * minuteInMs) * (offset[1] === '-' ? -1 : 1)
  if (zone === '') return 0
  const hours = Object.hasOwn(zonesInHours, zone) ? zonesInHours[zone] : undefined
  return (hours ?? Number.NaN) * hourInMs
}

const robotForm = /^(\d{4})(\d\d)(\d\d) (.*)$/
const httpForm = /^[A-Z][a-z]{2}, (\d\d?) ([A-Z][a-z]{2}) (\d{4}) (\d\d:.*)$/
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const localForm = /^(\d\d?)([/.])(\d\d?)[/.](\d{4}),? (\d\d?)(:\d\d)(:\d\d.*?)?(?: ?([AP])M)?$/i
const epochForm = /^\d{9,13}(?:\.\d+)?$/

function readOther(original: string): number {
  // In some locales, .NET puts invisible direction marks between the parts of a date.
  const text = original.replace(/[\u200e\u200f]/g, '').trim()
  if (text !== original) {
    const iso = readIso(text)
    if (!Number.isNaN(iso)) return iso
  }
  if (epochForm.test(text)) {
    const value = Number(text)
    return value < 1e11 ? value * 1000 : value
  }
  const robot = robotForm.exec(text)
  if (robot !== null) return utc(Number(robot[1]), Number(robot[2]), Number(robot[3])) + readTimeOfDay(robot[4] ?? '', 0)
  const http = httpForm.exec(text)
  if (http !== null) return utc(Number(http[3]), months.indexOf(http[2] ?? '') + 1, Number(http[1])) + readTimeOfDay(http[4] ?? '', 0)
  const local = localForm.exec(text)
  return local === null ? Number.NaN : readLocal(local)
}

function readLocal([, first, separator, second, year, hour, minutes, rest = ':00', half]: RegExpExecArray): number {
  // Dots are European. With slashes, the month comes first unless that is impossible.
  const dayFirst = separator === '.' || Number(first) > 12
  const [month, day] = dayFirst ? [Number(second), Number(first)] : [Number(first), Number(second)]
  let hours = Number(hour)
  if (half !== undefined) hours = (hours % 12) + (half.toUpperCase() === 'P' ? 12 : 0)
  return utc(Number(year), month, day) + readTimeOfDay(`${String(hours).padStart(2, '0')}${minutes}${rest}`, 0)
}
