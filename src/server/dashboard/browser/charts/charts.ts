import { element } from '../../../../browser/element.js'
import { statuses, statusTitles } from '../../../../browser/statuses.js'
import { formatCount } from '../../../../text/counts.js'
import { formatDuration } from '../../../../text/durations.js'
import type { ChartData } from '../chart-data.js'
import { layOutSeries, percentiles } from '../series.js'
import { timeChart } from './time-chart.js'

const dashes = { p50: [], p75: [8, 4], p95: [4, 3], p99: [2, 2] } as const

/** Steps of the vertical axes: round counts, and durations in usual units. */
const countSteps = [1, 2, 5]
  .flatMap((step) => [0, 1, 2, 3, 4, 5, 6, 7, 8].map((power) => step * 10 ** power))
  .sort((one, other) => one - other)
const second = 1000
const minute = 60 * second
const hour = 60 * minute
const durationSteps = [
  ...[0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500],
  ...[1, 2, 5, 10, 15, 30].map((step) => step * second),
  ...[1, 2, 5, 10, 15, 30].map((step) => step * minute),
  ...[1, 2, 4, 8, 24, 48, 240, 2400].map((step) => step * hour),
]

/** Creates the charts of statuses and durations over a period. */
export function charts({ aggregates, period, interval }: ChartData, isOne: boolean, signal: AbortSignal): HTMLElement {
  const { timestamps, counts, durations } = layOutSeries(aggregates, period, interval)
  const totals = statuses.map((status) => ({ status, total: counts[status].reduce((sum, count) => sum + count, 0) }))
  const base = { timestamps, interval }
  return element(
    'div',
    { class: 'chart-cards' },
    timeChart(
      {
        ...base,
        title: 'Runs by status',
        note: undefined,
        idleText: 'Whole range',
        kind: 'bars',
        format: formatCount,
        steps: countSteps,
        lines: totals
          .filter(({ total, status }) => total > 0 || status === 'failed' || status === 'successful')
          .map(({ status, total }) => ({
            title: statusTitles[status],
            colour: `fill-${status}`,
            values: counts[status],
            total: formatCount(total),
            dash: [],
          })),
      },
      signal,
    ),
    timeChart(
      {
        ...base,
        title: 'Durations',
        note: isOne ? undefined : 'All together, estimated from the percentiles of each',
        idleText: 'Point at the chart, or use ← and →',
        kind: 'lines',
        format: formatDuration,
        steps: durationSteps,
        lines: percentiles.map((name) => ({
          title: name.toUpperCase(),
          colour: `fill-${name}`,
          values: durations[name],
          total: '',
          dash: dashes[name],
        })),
      },
      signal,
    ),
  )
}
