import { button, element } from '../../../../browser/element.js'
import { ApiError } from '../api-error.js'
import type { ChartData } from '../chart-data.js'
import { type IntervalName, intervalTitle, isCoarser } from '../period.js'
import { charts } from './charts.js'

/** What a slot shows, and how it is chosen. */
export interface ChartsPanelOptions {
  readonly read: () => Promise<ChartData>
  /** Whether it is one test or job, whose percentiles are exact. */
  readonly isOne: boolean
  readonly choice: IntervalName
}

/** The place of the charts, as high as they are while they are on their way. */
export function chartsPanel(question: ChartsPanelOptions, signal: AbortSignal): HTMLElement {
  const { read, isOne, choice } = question
  const slot = element('section', { class: 'charts', 'aria-label': 'Over time' })

  async function fill(): Promise<void> {
    slot.replaceChildren(pending())
    slot.setAttribute('aria-busy', 'true')
    try {
      const overTime = await read()
      if (signal.aborted) return
      const { interval } = overTime
      const note = isCoarser(choice, interval)
        ? element('p', { class: 'hint' }, `Drawn by ${intervalTitle(interval)}: finer would be more than a browser can hold.`)
        : ''
      slot.replaceChildren(note, charts(overTime, isOne, signal))
    } catch (error) {
      if (signal.aborted) return
      const text = error instanceof ApiError ? error.message : `This page has a fault. ${String(error)}`
      slot.replaceChildren(
        element(
          'p',
          { class: 'charts-failure', role: 'alert' },
          text,
          ' ',
          button('Draw again', {}, () => void fill()),
        ),
      )
    } finally {
      slot.removeAttribute('aria-busy')
    }
  }
  void fill()
  return slot
}

const pending = () =>
  element('div', { class: 'chart-cards' }, element('div', { class: 'chart-card pending' }), element('div', { class: 'chart-card pending' }))
