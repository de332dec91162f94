import type { ChartData } from '../charts/chart-data.js'
import type { SlowerChange } from '../pieces/slower-change.js'

/** A level in a chart has at least this number of buckets. */
const bucketsOfLevel = 3

/**
 * Shows in a chart how much slower a test became as the list of slower tests does, which compares builds instead of buckets. It knows the last
 * change for the worse, so changes for the worse that the buckets show then or later are left out.
 */
export function withSlower(data: ChartData, slower: SlowerChange | undefined): ChartData {
  if (slower === undefined) return data
  const { before, after } = slower.test
  const { since } = slower.group
  const { period, interval, changes } = data
  const bucket = Math.floor(since.timestamp / interval)
  const timestamp = bucket * interval
  const kept = changes.filter((change) => change.after < change.before || change.timestamp <= timestamp - bucketsOfLevel * interval)
  const change = { index: bucket - Math.floor(period.fromTs / interval), before, after, timestamp, build: since }
  return { ...data, changes: [...kept, change].sort((one, other) => one.timestamp - other.timestamp) }
}
