import { formatCount } from '../../../base/text/counts.js'
import { formatDuration } from '../../../base/text/durations.js'
import type { TestCounts } from '../../../judge/summary/test-counts.js'
import { type Status, statuses } from '../../../records/record.js'
import type { Cell, Table } from '../../tree/node.js'
import { badge, text } from '../../tree/node-builders.js'

/** A row of a table of counts. */
export interface CountsTableRow {
  readonly label: Cell
  readonly counts: TestCounts
}

type Column = Status | 'flaky'

/** These columns are always shown, because a zero is information, too. */
const always: readonly Column[] = ['successful', 'failed']

const titles: Readonly<Record<Column, string>> = {
  successful: 'Passed',
  failed: 'Failed',
  skipped: 'Skipped',
  cancelled: 'Cancelled',
  running: 'Running',
  unknown: 'Unknown',
  flaky: 'Flaky',
}

/** Builds a table of counts, with a column for every status that occurs. */
export function countsTable(title: string | undefined, rows: readonly CountsTableRow[]): Table {
  const columns = [...statuses, 'flaky' as const].filter((column) => always.includes(column) || rows.some((row) => row.counts[column] > 0))
  const labelled = title !== undefined
  return {
    type: 'table',
    align: [...(labelled ? ['left' as const] : []), 'right', ...columns.map(() => 'right' as const), 'right'],
    head: [
      ...(labelled ? [[text(title)]] : []),
      [text('Tests')],
      ...columns.map((column) => [badge(column, titles[column])]),
      [text('Duration')],
    ],
    rows: rows.map(({ label, counts }) => [
      ...(labelled ? [label] : []),
      [text(formatCount(counts.total))],
      ...columns.map((column) => [text(counts[column] === 0 ? '–' : formatCount(counts[column]))]),
      [text(counts.duration === 0 ? '–' : formatDuration(counts.duration))],
    ]),
  }
}
