import type { Batch } from './store.js'

/** What a row has beside its record. */
export interface RowOrigin {
  readonly batch: string
  /** Unix µs; higher for what came later. */
  readonly arrived: number
}

/** As far from 1970 as a JavaScript Date reaches, in ms: numbers beyond it are written in ways that the engine refuses. */
const lastTimestamp = 8.64e15

/** Thirty thousand years in ms: sums of a great many such durations stay finite. */
const longestDuration = 1e15

/** Whole numbers from 0 that may be of any size in a record, and not in a column. */
const counters = ['line', 'column', 'attempt', 'size']

/** The JSON of one row: each field in the column of its name, but those that a column cannot hold as they are. */
export function recordRow(record: Batch['records'][number], { batch, arrived }: RowOrigin): string {
  const { kind, timestamp, duration, attempts, pullRequest } = record
  const row: Record<string, unknown> = { ...record, batch, arrived }
  // A record without a time happened when it came.
  const time = typeof timestamp === 'number' ? timestamp : Math.floor(arrived / 1000)
  row.timestamp = Math.min(Math.max(time, -lastTimestamp), lastTimestamp)
  if (typeof duration === 'number') row.duration = Math.min(duration, longestDuration)
  for (const field of counters) {
    const count = record[field]
    if (typeof count === 'number') row[field] = Math.min(count, Number.MAX_SAFE_INTEGER)
  }
  if (attempts !== undefined) row.attempts = JSON.stringify(attempts)
  if (pullRequest !== undefined) row.pullRequest = String(pullRequest)
  if (kind === 'job') row.name ??= record.id
  if (kind === 'property') {
    row.valueType ??= typeof record.value
    row[typeof record.value === 'number' ? 'valueNumber' : 'valueText'] = record.value
    row.value = undefined
  }
  return withoutLoneSurrogates(JSON.stringify(row))
}

/** JSON.stringify writes a lone surrogate as an escape, and a pair as it is; the engine refuses the escape. */
function withoutLoneSurrogates(json: string): string {
  if (!json.includes('\\ud')) return json
  // Every escape is matched, so that what follows an escaped backslash is not taken for one.
  return json.replace(/\\(?:ud[0-9a-f]{3}|.)/g, (found) => (found.length > 2 ? '\ufffd' : found))
}
