import { formatCount } from '../../../text/counts.js'
import { formatDuration } from '../../../text/durations.js'
import type { ItemMetrics } from './metrics.js'
import { formatPercentage, formatPercentageChange } from './number-format.js'

/** The columns of the table by the name that the address knows. */
export const columnTitles = {
  name: 'Name',
  runs: 'Runs',
  failureRate: 'Failed',
  median: 'Median',
  p95: 'P95',
  slowdown: 'Slowdown',
} as const

export type ColumnName = keyof typeof columnTitles

/** How a column is read and shown. */
export interface Column {
  readonly hint: string
  /** What it is sorted by; undefined where it is not known, which comes last. */
  readonly value: (metrics: ItemMetrics) => number | string | undefined
  readonly text: (metrics: ItemMetrics) => string
}

const unknown = '–'

/** All columns but the name's text are numbers. */
export const columns: Readonly<Record<ColumnName, Column>> = {
  name: { hint: 'As the results call it', value: ({ name }) => name, text: ({ name }) => name },
  runs: { hint: 'How often it ran, or was skipped', value: ({ runs }) => runs, text: ({ runs }) => formatCount(runs) },
  failureRate: {
    hint: 'Failed runs among those that failed or succeeded',
    value: ({ failureRate }) => failureRate,
    text: ({ failureRate }) => (failureRate === undefined ? unknown : formatPercentage(failureRate)),
  },
  median: { hint: 'Half the runs took no longer', value: ({ median }) => median, text: ({ median }) => durationText(median) },
  p95: { hint: '95 of 100 runs took no longer', value: ({ p95 }) => p95, text: ({ p95 }) => durationText(p95) },
  slowdown: {
    hint: 'How much longer the median is than in the period of the same length before',
    value: ({ slowdown }) => slowdown,
    text: ({ slowdown }) => (slowdown === undefined ? unknown : formatPercentageChange(slowdown)),
  },
}

const durationText = (duration: number | undefined) => (duration === undefined ? unknown : formatDuration(duration))
