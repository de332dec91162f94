import { capText } from '../fields/captured-text.js'
import { durationOf, parseDuration } from '../fields/numbers.js'
import { parseTimestamp, plausibleTimestamp } from '../fields/timestamps.js'

/** An object of a parsed JSON text. */
export type JsonRecord = Readonly<Record<string, unknown>>

/** Checks if a value is an object and not an array. */
export const isRecord = (value: unknown): value is JsonRecord => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Returns the objects of a list, or none if the value is not a list. */
export const recordsOf = (value: unknown): readonly JsonRecord[] =>
  !Array.isArray(value) ? [] : value.every(isRecord) ? value : value.filter(isRecord)

/** Returns a string, a number or a boolean as text. */
export function jsonText(value: unknown): string | undefined {
  return typeof value === 'string' ? value : typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined
}

/** Returns up to `limit` texts of a list, without empty ones. */
export function listOfStrings(list: readonly unknown[], limit: number): string[] {
  const texts: string[] = []
  for (const element of list) {
    const text = jsonText(element)
    if (text && texts.length < limit) texts.push(text)
  }
  return texts
}

/** Returns up to `limit` entries of an object whose values are plain or lists of plain values. */
export function fieldEntries(record: JsonRecord, limit: number): [string, string][] {
  const entries: [string, string][] = []
  for (const [key, value] of Object.entries(record)) {
    const text = Array.isArray(value) ? listOfStrings(value, limit).join(', ') : jsonText(value)
    if (text && entries.length < limit) entries.push([key, text])
  }
  return entries
}

/** Returns captured output, capped. It may be a text, a list of lines, or a list of lists. */
export function outputOf(value: unknown): string {
  if (!Array.isArray(value)) return capText(jsonText(value) ?? '')
  return capText(
    value.map((line) => (Array.isArray(line) ? line.map((part) => jsonText(part) ?? '').join(' ') : (jsonText(line) ?? ''))).join('\n'),
  )
}

/** Returns a duration in ms, given as a number or as text. */
export function durationOfJson(value: unknown, unitMs = 1): number | undefined {
  return typeof value === 'number' ? durationOf(value * unitMs) : typeof value === 'string' ? parseDuration(value, unitMs) : undefined
}

/** Returns a timestamp in Unix ms, given in milliseconds, in seconds (below 1e11) or as text. */
export function timestampOfJson(value: unknown): number | undefined {
  if (typeof value === 'string') return parseTimestamp(value)
  if (typeof value !== 'number') return undefined
  return plausibleTimestamp(value < 1e11 ? value * 1000 : value)
}
