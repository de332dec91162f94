import { element } from '../../../../base/browser/element.js'
import { loadingPanel } from '../pieces/loading-panel.js'
import type { IntervalName } from '../state/period.js'
import type { ChartData } from './chart-data.js'
import { charts } from './charts.js'
import { coarserNote } from './coarser-note.js'

export interface ChartsPanelOptions {
  readonly read: () => Promise<ChartData>
  /** True for a single test or job, whose percentiles are exact. */
  readonly isOne: boolean
  readonly choice: IntervalName
}

/** Creates the area of the charts. It has the height of the charts while they are loading, so that nothing moves. */
export const chartsPanel = ({ read, isOne, choice }: ChartsPanelOptions, signal: AbortSignal): HTMLElement =>
  loadingPanel(
    element('section', { class: 'charts', 'aria-label': 'Charts over time' }),
    pending,
    async () => {
      const chartData = await read()
      const { interval } = chartData
      // Charts watch their container until the signal is aborted.
      if (signal.aborted) return []
      return [...coarserNote(choice, interval), charts(chartData, isOne, signal)]
    },
    signal,
  )

const pending = () =>
  element('div', { class: 'chart-cards' }, element('div', { class: 'chart-card pending' }), element('div', { class: 'chart-card pending' }))
