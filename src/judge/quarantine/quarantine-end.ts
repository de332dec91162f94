import type { QuarantineEntry } from './quarantine-entry.js'

const dayMs = 24 * 60 * 60 * 1000

/** Parses a day like `2026-12-31`. Returns its start in UTC as unix ms; undefined if the text is not a day of the calendar. */
export function parseDay(text: string): number | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined
  const time = Date.parse(`${text}T00:00:00Z`)
  // Date.parse accepts the 30th of February.
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== text ? undefined : time
}

/**
 * Returns whether the last day of an entry is over in UTC.
 * @param now unix ms
 */
export function isExpired({ until }: QuarantineEntry, now: number): boolean {
  const lastDay = until === undefined ? undefined : parseDay(until)
  return lastDay !== undefined && now >= lastDay + dayMs
}
