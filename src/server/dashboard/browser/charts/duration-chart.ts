import { formatDuration } from '../../../../base/text/durations.js'
import type { LevelChange } from './changes.js'
import type { Series } from './series.js'
import { type TimeChart, timeChart } from './time-chart.js'

const second = 1000
const minute = 60 * second
const hour = 60 * minute
/** Steps of the vertical axis of durations, in usual units. */
const durationSteps = [
  ...[0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500],
  ...[1, 2, 5, 10, 15, 30].map((step) => step * second),
  ...[1, 2, 5, 10, 15, 30].map((step) => step * minute),
  ...[1, 2, 4, 8, 24, 48, 240, 2400].map((step) => step * hour),
]

export interface DurationChart extends Pick<TimeChart, 'title' | 'isPart' | 'columns'> {
  readonly series: Pick<Series, 'timestamps' | 'durations'>
  readonly interval: number
  readonly changes: readonly LevelChange[]
}

/** Creates a chart of the median and the 95th percentile of durations. */
export const buildDurationChart = ({ series: { timestamps, durations }, ...chart }: DurationChart, signal: AbortSignal): HTMLElement =>
  timeChart(
    {
      ...chart,
      timestamps,
      kind: 'lines',
      isFilled: true,
      format: formatDuration,
      steps: durationSteps,
      lines: [
        { title: 'Median', colour: 'fill-p50', values: durations.p50, total: '', dash: [] },
        { title: '95th percentile', colour: 'fill-p95', values: durations.p95, total: '', dash: [4, 3] },
      ],
    },
    signal,
  )
