import { quarterMs, quarterOf } from './record-summary.js'
import { type Layout, recordsTable } from './table-layout.js'

/** How queries leave out expired records, which the engine deletes up to a month later. */
export interface RetainedRecords {
  /** Settings that let the engine leave them out of the table of records. They use the parameters. Empty if no record expires. */
  readonly settings: readonly string[]
  readonly parameters: {
    /** The quarter of an hour before which records have expired. */
    readonly oldestQuarter: number
    /** The start of the quarter in Unix ms. If no record expires, no stored timestamp is earlier. */
    readonly oldestTs: number
  }
}

/** Keeps all records. */
export const allRecords: RetainedRecords = { settings: [], parameters: { oldestQuarter: 0, oldestTs: Number.MIN_SAFE_INTEGER } }

/**
 * Returns how queries leave out records that are older than the retention. The age of a record counts from the end of its quarter of an hour,
 * so that the engine can read summaries instead of records (see {@link quarterOf}), and so that the same query can be cached.
 */
export function retainedRecords(layout: Layout, retentionMs: number | undefined, nowMs: number): RetainedRecords {
  const oldestQuarter = retentionMs === undefined ? 0 : Math.floor((nowMs - retentionMs) / quarterMs)
  // The engine does not delete any record either if the retention starts before 1970.
  if (oldestQuarter < 1) return allRecords
  // The full name applies on each shard of a cluster. It does not apply to other tables that a query names "records".
  const table = `${layout.database}.${recordsTable(layout)}`
  return {
    settings: [`additional_table_filters = {'${table}': '${quarterOf()} >= {oldestQuarter:Int64}'}`],
    parameters: { oldestQuarter, oldestTs: oldestQuarter * quarterMs },
  }
}
