import { capText } from '../fields/captured-text.js'
import { durationOf, parseDuration } from '../fields/numbers.js'
import { parseTimestamp, plausibleTimestamp } from '../fields/timestamps.js'

/** An object of a parsed JSON text. */
export type JsonRecord = Readonly<Record<string, unknown>>

/** Whether a value is an object with keys. */
export const isRecord = (value: unknown): value is JsonRecord => typeof value === 'object' && value !== null && !Array.isArray(value)

/** The objects of a list; nothing where it is missing, null or something else. */
export const recordsOf = (value: unknown): readonly JsonRecord[] =>
  !Array.isArray(value) ? [] : value.every(isRecord) ? value : value.filter(isRecord)

/** A string, or a number or truth value as text. */
export function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined
}

/** The texts of a list that are not empty, at most `limit`. */
export function listOfStrings(list: readonly unknown[], limit: number): string[] {
  const texts: string[] = []
  for (const element of list) {
    const text = textOf(element)
    if (text && texts.length < limit) texts.push(text)
  }
  return texts
}

/** The entries of an object that are plain, or lists of plain values; what is nested deeper is left out. */
export function entriesOf(record: JsonRecord, limit: number): [string, string][] {
  const entries: [string, string][] = []
  for (const [key, value] of Object.entries(record)) {
    const text = Array.isArray(value) ? listOfStrings(value, limit).join(', ') : textOf(value)
    if (text && entries.length < limit) entries.push([key, text])
  }
  return entries
}

/** Captured output: a text, or its lines in a list, which may hold lists; capped. */
export function outputOf(value: unknown): string {
  if (!Array.isArray(value)) return capText(textOf(value) ?? '')
  return capText(
    value.map((line) => (Array.isArray(line) ? line.map((part) => textOf(part) ?? '').join(' ') : (textOf(line) ?? ''))).join('\n'),
  )
}

/** A length of time in ms, of a number or a text of ms. */
export function durationOfJson(value: unknown, unitMs = 1): number | undefined {
  return typeof value === 'number' ? durationOf(value * unitMs) : typeof value === 'string' ? parseDuration(value, unitMs) : undefined
}

/** A moment in Unix ms, of milliseconds, of seconds (what is below 1e11), or of a text. */
export function timestampOfJson(value: unknown): number | undefined {
  if (typeof value === 'string') return parseTimestamp(value)
  if (typeof value !== 'number') return undefined
  return plausibleTimestamp(value < 1e11 ? value * 1000 : value)
}
