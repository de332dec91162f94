import { element } from '../../../../base/browser/element.js'
import { formatCount } from '../../../../base/text/counts.js'
import type { Totals } from '../answers/totals.js'
import { countSteps } from '../charts/count-steps.js'
import { durationChart } from '../charts/duration-chart.js'
import { layOutSeries } from '../charts/series.js'
import { timeChart } from '../charts/time-chart.js'
import type { Overview } from './read-overview.js'

/** Creates the charts of a module: its builds by their results, and the durations of its tests. */
export function overviewCharts({ buckets, period, interval, changes }: Overview, signal: AbortSignal): HTMLElement {
  const { timestamps, durations } = layOutSeries(buckets, period, interval)
  const byTime = new Map(buckets.map((totals) => [totals.timestamp, totals]))
  const counts = (count: (totals: Totals) => number) =>
    timestamps.map((time) => {
      const totals = byTime.get(time)
      return totals === undefined ? 0 : count(totals)
    })
  const builds = [
    { title: 'Failed', colour: 'fill-failed', values: counts(({ failedBuildCount }) => failedBuildCount) },
    { title: 'Flaky', colour: 'fill-flaky', values: counts(({ flakyBuildCount }) => flakyBuildCount) },
    {
      title: 'Passed',
      colour: 'fill-successful',
      values: counts(({ buildCount, failedBuildCount, flakyBuildCount }) => buildCount - failedBuildCount - flakyBuildCount),
    },
  ]
  const base = { timestamps, interval }
  return element(
    'section',
    { class: 'charts', 'aria-label': 'Charts over time' },
    element(
      'div',
      { class: 'chart-cards' },
      timeChart(
        {
          ...base,
          title: 'Builds over time',
          kind: 'bars',
          format: formatCount,
          steps: countSteps,
          lines: builds.map((line) => ({ ...line, total: '', dash: [] })),
        },
        signal,
      ),
      durationChart({ title: 'Durations of tests', series: { timestamps, durations }, interval, changes }, signal),
    ),
  )
}
