import { createChoice, optionsOf } from '../../../../base/browser/choice.js'
import { element } from '../../../../base/browser/element.js'
import { formatCount } from '../../../../base/text/counts.js'
import type { ChartData } from '../charts/chart-data.js'
import { coarserNote } from '../charts/coarser-note.js'
import { durationChart } from '../charts/duration-chart.js'
import { layOutSeries } from '../charts/series.js'
import { loadingPanel } from '../pieces/loading-panel.js'
import { type IntervalName, intervalTitles } from '../state/period.js'

export interface DurationCardOptions {
  readonly read: (interval: IntervalName) => Promise<ChartData>
  readonly onInterval: (interval: IntervalName) => void
}

/** The chart of the durations of a test. */
export interface DurationCard {
  readonly root: HTMLElement
  /** Draws the charts at an interval, unless they have it. */
  show(interval: IntervalName): void
}

/** Creates the chart of the durations of a test, with the choice of its interval. */
export function durationCard({ read, onInterval }: DurationCardOptions, signal: AbortSignal): DurationCard {
  const interval = createChoice('chart-interval', 'Interval', onInterval)
  const charts = element('div', { class: 'item-charts' })
  let drawn: { readonly choice: IntervalName; readonly stop: AbortController } | undefined
  signal.addEventListener('abort', () => drawn?.stop.abort())

  return {
    root: element('section', { class: 'card charts', 'aria-label': 'Charts over time' }, charts, interval.root),
    show(choice) {
      interval.show(choice, optionsOf(intervalTitles))
      if (drawn?.choice === choice) return
      drawn?.stop.abort()
      const stop = new AbortController()
      drawn = { choice, stop }
      loadingPanel(
        charts,
        () => element('div', { class: 'chart-card pending' }),
        async () => {
          const data = await read(choice)
          // Charts watch their container until the signal is aborted.
          return stop.signal.aborted ? [] : [...coarserNote(choice, data.interval), chartOf(data, stop.signal)]
        },
        stop.signal,
      )
    },
  }
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
