import type { RecordFields } from './store.js'

/** As far from 1970 as a JavaScript Date reaches, in ms: numbers beyond it are written in ways that the engine refuses. */
const lastTimestamp = 8.64e15

/** Thirty thousand years in ms: sums of a great many such durations stay finite. */
const longestDuration = 1e15

/** Whole numbers from 0 that may be of any size in a record, and not in a column. */
const counters = ['line', 'column', 'attempt', 'size'] as const

/**
 * The JSON of the row of a record: each field in the column of its name, but those that a column cannot hold as they are.
 * @param arrived Unix µs; higher for what came later
 */
export function recordRow(record: RecordFields, arrived: number): string {
  const columns = adapted(record, arrived)
  // A copy takes as long as writing it does, and nearly no record needs one.
  const row = columns === undefined ? record : { ...record, ...columns }
  return withoutLoneSurrogates(`{"arrived":${arrived},${JSON.stringify(row).slice(1)}`)
}

/** The columns that are not the field of their name, if there are any. */
function adapted(record: RecordFields, arrived: number): Readonly<Record<string, unknown>> | undefined {
  const { kind, timestamp, duration, attempts, pullRequest } = record
  let columns: Record<string, unknown> | undefined
  const set = (column: string, value: unknown): void => {
    columns ??= {}
    columns[column] = value
  }
  // A record without a time happened when it came.
  const time = typeof timestamp === 'number' ? timestamp : Math.floor(arrived / 1000)
  const held = Math.min(Math.max(time, -lastTimestamp), lastTimestamp)
  if (held !== timestamp) set('timestamp', held)
  if (typeof duration === 'number' && duration > longestDuration) set('duration', longestDuration)
  for (const field of counters) {
    const count = record[field]
    if (typeof count === 'number' && count > Number.MAX_SAFE_INTEGER) set(field, Number.MAX_SAFE_INTEGER)
  }
  if (attempts !== undefined) set('attempts', JSON.stringify(attempts))
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

/** JSON.stringify writes a lone surrogate as an escape, and a pair as it is; the engine refuses the escape. */
function withoutLoneSurrogates(json: string): string {
  if (!json.includes('\\ud')) return json
  // Every escape is matched, so that what follows an escaped backslash is not taken for one.
  return json.replace(/\\(?:ud[0-9a-f]{3}|.)/g, (found) => (found.length > 2 ? '\ufffd' : found))
}
