import { element } from '../../../../base/browser/element.js'
import { formatCount } from '../../../../base/text/counts.js'
import type { BuildTotals } from '../answers/totals.js'
import { integerSteps } from '../charts/count-steps.js'
import { buildDurationChart } from '../charts/duration-chart.js'
import { timeChart } from '../charts/time-chart.js'
import { intervalTitle } from '../state/period.js'
import type { Overview } from './read-overview.js'

/** Creates the charts of a module: its builds by their results, and their durations. */
export function overviewCharts({ buckets, series, interval, changes }: Overview, signal: AbortSignal): HTMLElement {
  const { timestamps } = series
  const counts = (count: (totals: BuildTotals) => number) => buckets.map((totals) => (totals === undefined ? 0 : count(totals)))
  const builds = [
    { title: 'Failed', colour: 'fill-failed', values: counts(({ failedBuildCount }) => failedBuildCount) },
    { title: 'Flaky', colour: 'fill-flaky', values: counts(({ flakyBuildCount }) => flakyBuildCount) },
    {
      title: 'Passed',
      colour: 'fill-successful',
      values: counts(({ buildCount, failedBuildCount, flakyBuildCount }) => buildCount - failedBuildCount - flakyBuildCount),
    },
  ]
  // The interval follows from the range.
  const by = intervalTitle(interval).replace(/^1 /, '')
  return element(
    'section',
    { class: 'charts', 'aria-label': 'Charts over time' },
    element(
      'div',
      { class: 'chart-cards' },
      timeChart(
        {
          timestamps,
          interval,
          title: `Builds by ${by}`,
          kind: 'bars',
          format: formatCount,
          steps: integerSteps,
          lines: builds.map((line) => ({ ...line, total: '', dash: [] })),
        },
        signal,
      ),
      buildDurationChart({ title: 'Duration of a build', series, interval, changes }, signal),
    ),
  )
}
