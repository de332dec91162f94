import { durationOf } from '../fields/numbers.js'
import { parseTimestamp } from '../fields/timestamps.js'

/** Parses a time and returns it in Unix ms with its fraction, which short tests need. */
export function parseInstant(text: string | undefined): number | undefined {
  const ms = parseTimestamp(text)
  if (ms === undefined || text === undefined || text.charCodeAt(19) !== fullStop) return ms
  let fraction = 0
  for (let index = 23, unit = 0.1; index < 29; index += 1, unit /= 10) {
    const digit = text.charCodeAt(index) - 0x30
    if (!(digit >= 0 && digit <= 9)) break
    fraction += digit * unit
  }
  return ms + fraction
}

const fullStop = 0x2e

/** Returns the time between two instants in ms, rounded to microseconds. A double cannot hold more of a time in Unix ms. */
export function timeBetween(start: number | undefined, end: number | undefined): number | undefined {
  return start === undefined || end === undefined ? undefined : durationOf(Math.round((end - start) * 1000) / 1000)
}

const duration = /^P(?:(\d{1,9})D)?(?:T(?:(\d{1,9})H)?(?:(\d{1,9})M)?(?:(\d{1,9}(?:\.\d{1,12})?)S)?)?$/

/** Parses an XML duration without years and months, such as `PT1M0.013404S`, and returns it in ms. */
export function parseXmlDuration(text: string | undefined): number | undefined {
  if (text === undefined || text.length > 60) return undefined
  const match = duration.exec(text)
  if (match === null || text.length < 3) return undefined
  const [days = 0, hours = 0, minutes = 0, seconds = 0] = match.slice(1).map((part) => (part === undefined ? 0 : Number(part)))
  return durationOf((((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000)
}
