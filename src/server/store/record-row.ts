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
  return withoutLoneSurrogates(JSON.stringify({ ...record, ...adapted(record, arrived), arrived }))
}

/** The columns that are not the field of their name. */
function adapted(record: RecordFields, arrived: number): Readonly<Record<string, unknown>> {
  const { kind, timestamp, duration, attempts, pullRequest } = record
  const columns: Record<string, unknown> = {}
  // A record without a time happened when it came.
  const time = typeof timestamp === 'number' ? timestamp : Math.floor(arrived / 1000)
  if (time !== timestamp || Math.abs(time) > lastTimestamp) columns.timestamp = Math.min(Math.max(time, -lastTimestamp), lastTimestamp)
  if (typeof duration === 'number' && duration > longestDuration) columns.duration = longestDuration
  for (const field of counters) {
    const count = record[field]
    if (typeof count === 'number' && count > Number.MAX_SAFE_INTEGER) columns[field] = Number.MAX_SAFE_INTEGER
  }
  if (attempts !== undefined) columns.attempts = JSON.stringify(attempts)
  if (pullRequest !== undefined) columns.pullRequest = String(pullRequest)
  if (kind === 'job') columns.name = record.name ?? record.id
  if (kind === 'property') {
    const { value, valueType = typeof value } = record
    columns.valueType = valueType
    columns[typeof value === 'number' ? 'valueNumber' : 'valueText'] = value
    columns.value = undefined
  }
  return columns
}

/** JSON.stringify writes a lone surrogate as an escape, and a pair as it is; the engine refuses the escape. */
function withoutLoneSurrogates(json: string): string {
  if (!json.includes('\\ud')) return json
  // Every escape is matched, so that what follows an escaped backslash is not taken for one.
  return json.replace(/\\(?:ud[0-9a-f]{3}|.)/g, (found) => (found.length > 2 ? '\ufffd' : found))
}
