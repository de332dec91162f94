import { evidenceFields } from '../left-out-fields.js'
import type { RecordFields } from './store.js'

/** The largest time of a JavaScript Date, in ms. The engine refuses the notation of larger numbers. */
const lastTimestamp = 8.64e15

/** Thirty thousand years in ms, so that sums of durations stay finite. */
const longestDuration = 1e15

/** Non-negative integers that are unlimited in a record but not in a column. */
const counters = ['line', 'column', 'attempt', 'size'] as const

/**
 * Returns the JSON row of a record. Each field goes into the column of the same name, converted if the column cannot hold it as it is.
 * @param arrived Unix µs, strictly increasing
 */
export function recordRow(record: RecordFields, arrived: number): string {
  const columns = adapted(record, arrived)
  // Avoids a copy, which takes as long as the serialisation and is rarely needed.
  const row = columns === undefined ? record : { ...record, ...columns }
  return withoutLoneSurrogates(`{"arrived":${arrived},${JSON.stringify(row).slice(1)}`)
}

/** Returns the columns whose value differs from the field of the same name, if there are any. */
function adapted(record: RecordFields, arrived: number): Readonly<Record<string, unknown>> | undefined {
  const { kind, timestamp, duration, attempts, quarantine, pullRequest } = record
  let columns: Record<string, unknown> | undefined
  const set = (column: string, value: unknown): void => {
    columns ??= {}
    columns[column] = value
  }
  // A record without a timestamp gets the time of its arrival.
  const time = typeof timestamp === 'number' ? timestamp : Math.floor(arrived / 1000)
  const held = Math.min(Math.max(time, -lastTimestamp), lastTimestamp)
  if (held !== timestamp) set('timestamp', held)
  if (typeof duration === 'number' && duration > longestDuration) set('duration', longestDuration)
  for (const field of counters) {
    const count = record[field]
    if (typeof count === 'number' && count > Number.MAX_SAFE_INTEGER) set(field, Number.MAX_SAFE_INTEGER)
  }
  if (attempts !== undefined) set('attempts', JSON.stringify(attempts))
  if (quarantine !== undefined) set('quarantine', JSON.stringify(quarantine))
  if (evidenceFields.some((name) => record[name] !== undefined)) {
    set('evidence', JSON.stringify(Object.fromEntries(evidenceFields.map((name) => [name, record[name]]))))
    for (const name of evidenceFields) set(name, undefined)
  }
  if (pullRequest !== undefined) set('pullRequest', String(pullRequest))
  if (kind === 'job' && record.name === undefined) set('name', record.id)
  if (kind === 'property') {
    const { value } = record
    set('valueType', record.valueType ?? typeof value)
    set(typeof value === 'number' ? 'valueNumber' : 'valueText', value)
    set('value', undefined)
  }
  return columns
}

/** Replaces lone surrogates, which JSON.stringify escapes and the engine refuses. Pairs are not escaped. */
function withoutLoneSurrogates(json: string): string {
  if (!json.includes('\\ud')) return json
  // Matches every escape, so that the text after an escaped backslash is not mistaken for one.
  return json.replace(/\\(?:ud[0-9a-f]{3}|.)/g, (found) => (found.length > 2 ? '\ufffd' : found))
}
