import { formatCount } from '../../../../base/text/counts.js'
import { formatDuration } from '../../../../base/text/durations.js'
import { formatPercentage, formatPercentageChange } from '../../../../base/text/percentages.js'
import { ownersText, ownerText } from '../pieces/owner-text.js'
import type { ItemMetrics } from './metrics.js'

/** The columns of the table. Their names appear in the URL. */
export const columnTitles = {
  name: 'Name',
  runs: 'Runs',
  failureRate: 'Failed',
  median: 'Median',
  p95: 'P95',
  slowdown: 'Slowdown',
  owner: 'Owner',
} as const

export type ColumnName = keyof typeof columnTitles

export interface Column {
  readonly hint: string
  /** Returns the value to sort by; undefined if it is unknown. */
  readonly value: (metrics: ItemMetrics) => number | string | undefined
  readonly text: (metrics: ItemMetrics) => string
}

const unknown = '–'

export const columns: Readonly<Record<ColumnName, Column>> = {
  name: { hint: 'Name in the results', value: ({ name }) => name, text: ({ name }) => name },
  runs: { hint: 'Number of runs, including skipped ones', value: ({ runs }) => runs, text: ({ runs }) => formatCount(runs) },
  failureRate: {
    hint: 'Share of failed runs among the runs that failed or passed',
    value: ({ failureRate }) => failureRate,
    text: ({ failureRate }) => (failureRate === undefined ? unknown : formatPercentage(failureRate)),
  },
  median: { hint: 'Half of the runs took at most this long', value: ({ median }) => median, text: ({ median }) => durationText(median) },
  p95: { hint: '95 of 100 runs took at most this long', value: ({ p95 }) => p95, text: ({ p95 }) => durationText(p95) },
  slowdown: {
    hint: 'Increase of the median over the previous period of the same length',
    value: ({ slowdown }) => slowdown,
    text: ({ slowdown }) => (slowdown === undefined ? unknown : formatPercentageChange(slowdown)),
  },
  owner: {
    hint: 'Owner of the file of the test',
    value: ({ owners: [first] }) => (first === undefined ? undefined : ownerText(first)),
    text: ({ owners }) => ownersText(owners) || unknown,
  },
}

/** The column of owners exists only if one is known, and not for jobs. */
export const shownColumns = (items: readonly ItemMetrics[]): readonly ColumnName[] =>
  (Object.keys(columnTitles) as ColumnName[]).filter((name) => name !== 'owner' || items.some(({ owners }) => owners.length > 0))

const durationText = (duration: number | undefined) => (duration === undefined ? unknown : formatDuration(duration))
