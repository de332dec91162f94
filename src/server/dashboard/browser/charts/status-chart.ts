import { statuses, statusTitles } from '../../../../base/browser/statuses.js'
import { formatCount } from '../../../../base/text/counts.js'
import { countSteps } from './count-steps.js'
import type { Series } from './series.js'
import { timeChart } from './time-chart.js'

/** Creates the chart of the numbers of runs by their statuses. */
export function statusChart(
  { timestamps, counts }: Pick<Series, 'timestamps' | 'counts'>,
  interval: number,
  signal: AbortSignal,
): HTMLElement {
  const totals = statuses.map((status) => ({ status, total: counts[status].reduce((sum, count) => sum + count, 0) }))
  return timeChart(
    {
      timestamps,
      interval,
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
  )
}
