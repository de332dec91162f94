import { element } from '../../../../base/browser/element.js'
import { formatCount } from '../../../../base/text/counts.js'
import type { ChartData } from '../charts/chart-data.js'
import { durationChart } from '../charts/duration-chart.js'
import { layOutSeries } from '../charts/series.js'
import { loadingPanel } from '../pieces/loading-panel.js'

/** Creates the chart of the durations of a test. */
export function durationCard(read: () => Promise<ChartData>, signal: AbortSignal): HTMLElement {
  const charts = loadingPanel(
    element('div', { class: 'item-charts' }),
    () => element('div', { class: 'chart-card pending' }),
    async () => {
      const data = await read()
      // Charts watch their container until the signal is aborted.
      return signal.aborted ? [] : [chartOf(data, signal)]
    },
    signal,
  )
  return element('section', { class: 'card charts', 'aria-label': 'Charts over time' }, charts)
}

function chartOf({ aggregates, period, interval, changes }: ChartData, signal: AbortSignal): HTMLElement {
  const series = layOutSeries(aggregates, period, interval)
  const { counts, timestamps } = series
  const runs = timestamps.map((_, index) => Object.values(counts).reduce((sum, count) => sum + (count[index] ?? 0), 0))
  const columns = [
    { title: 'Runs', values: runs.map(formatCount) },
    { title: 'Failed', values: counts.failed.map(formatCount) },
  ]
  return durationChart({ title: 'Duration', series, interval, changes, columns, isPart: true }, signal)
}
