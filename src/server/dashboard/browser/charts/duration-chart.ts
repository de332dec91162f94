import { formatDuration } from '../../../../base/text/durations.js'
import type { Change } from './changes.js'
import { durationSteps } from './duration-steps.js'
import type { Series } from './series.js'
import { type TimeChart, timeChart } from './time-chart.js'

export interface DurationChart extends Pick<TimeChart, 'title' | 'isPart' | 'columns'> {
  readonly series: Pick<Series, 'timestamps' | 'durations'>
  readonly interval: number
  readonly changes: readonly Change[]
}

/** Creates a chart of the median and the 95th percentile of durations. */
export const durationChart = ({ series: { timestamps, durations }, ...chart }: DurationChart, signal: AbortSignal): HTMLElement =>
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
