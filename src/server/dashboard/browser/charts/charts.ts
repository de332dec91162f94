import { element } from '../../../../browser/element.js'
import { statuses, statusTitles } from '../../../../browser/statuses.js'
import { formatCount } from '../../../../text/counts.js'
import { formatDuration } from '../../../../text/durations.js'
import type { ChartData } from '../chart-data.js'
import { layOutSeries, percentiles } from '../series.js'
import { countSteps } from './count-steps.js'
import { durationSteps } from './duration-steps.js'
import { timeChart } from './time-chart.js'

const dashes = { p50: [], p75: [8, 4], p95: [4, 3], p99: [2, 2] } as const

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
