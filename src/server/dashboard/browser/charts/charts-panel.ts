import { button, element } from '../../../../browser/element.js'
import { ApiError } from '../api-error.js'
import type { ChartData } from '../chart-data.js'
import { type IntervalName, intervalTitle, isCoarser } from '../period.js'
import { charts } from './charts.js'

export interface ChartsPanelOptions {
  readonly read: () => Promise<ChartData>
  /** True for a single test or job, whose percentiles are exact. */
  readonly isOne: boolean
  readonly choice: IntervalName
}

/** Creates the area of the charts. It has the height of the charts while they are loading, so that nothing moves. */
export function chartsPanel(options: ChartsPanelOptions, signal: AbortSignal): HTMLElement {
  const { read, isOne, choice } = options
  const panel = element('section', { class: 'charts', 'aria-label': 'Charts over time' })

  async function fill(): Promise<void> {
    panel.replaceChildren(pending())
    panel.setAttribute('aria-busy', 'true')
    try {
      const chartData = await read()
      if (signal.aborted) return
      const { interval } = chartData
      const note = isCoarser(choice, interval)
        ? element(
            'p',
            { class: 'hint' },
            `Shown in intervals of ${intervalTitle(interval)}: shorter ones would be too much data for the browser.`,
          )
        : ''
      panel.replaceChildren(note, charts(chartData, isOne, signal))
    } catch (error) {
      if (signal.aborted) return
      const text = error instanceof ApiError ? error.message : `This page failed. ${String(error)}`
      panel.replaceChildren(
        element(
          'p',
          { class: 'charts-failure', role: 'alert' },
          text,
          ' ',
          button('Try again', {}, () => void fill()),
        ),
      )
    } finally {
      panel.removeAttribute('aria-busy')
    }
  }
  void fill()
  return panel
}

const pending = () =>
  element('div', { class: 'chart-cards' }, element('div', { class: 'chart-card pending' }), element('div', { class: 'chart-card pending' }))
