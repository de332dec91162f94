import { element } from '../../../../base/browser/element.js'
import type { ChartData } from './chart-data.js'
import { durationChart } from './duration-chart.js'
import { layOutSeries } from './series.js'
import { statusChart } from './status-chart.js'

/** Creates the charts of statuses and durations over a period. */
export function charts({ aggregates, period, interval, changes }: ChartData, isOne: boolean, signal: AbortSignal): HTMLElement {
  const series = layOutSeries(aggregates, period, interval)
  const note = isOne ? undefined : 'All together, estimated from the percentiles of each'
  return element(
    'div',
    { class: 'chart-cards' },
    statusChart(series, interval, signal),
    durationChart({ title: 'Durations', note, series, interval, changes }, signal),
  )
}
