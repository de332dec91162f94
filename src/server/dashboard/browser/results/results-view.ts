import { element } from '../../../../base/browser/element.js'
import type { HashState } from '../../../../base/browser/hash-state.js'
import type { ReadChartData } from '../charts/chart-data.js'
import { chartsPanel } from '../charts/charts-panel.js'
import { missingItemNotice } from '../frame/notices.js'
import { type ItemPage, itemPage } from '../item/item-page.js'
import type { TestReader } from '../item/test-reader.js'
import type { ItemKind } from '../pieces/number-format.js'
import type { DashboardState } from '../state/dashboard-state.js'
import type { IntervalName } from '../state/period.js'
import type { PageFrame, PageTitle, View } from '../state/view.js'
import { createMetricsTable } from './metrics-table.js'
import type { Results } from './results.js'

/** The list of all tests or jobs. */
export interface ItemList {
  readonly root: HTMLElement
  show(state: DashboardState): void
  /** Moves the focus to the link of a test or job, if it is listed. */
  focus(id: string): void
}

export interface ResultsViewContext {
  readonly address: HashState<DashboardState>
  readonly readChartData: ReadChartData
  readonly testReader: (testId: string) => TestReader
  readonly announce: (text: string) => void
  readonly frame: PageFrame
  /** The list of tests. Default: charts and a table of figures. */
  readonly list?: ItemList | undefined
  /** The title of the list. Default: the name of the module. */
  readonly listTitle?: PageTitle | undefined
}

/** The list or the page of an item, as it is drawn. */
interface Drawn {
  readonly item: string
  readonly interval: IntervalName
  readonly page: ItemPage | undefined
  readonly stop: AbortController
}

/** Creates the view of results. The state determines the part that is shown, and its order. */
export function createResultsView(
  { items, period }: Results,
  state: DashboardState,
  { address, readChartData, testReader, announce, frame, list, listTitle }: ResultsViewContext,
): View {
  const root = element('div', { class: 'results' })
  const kind: ItemKind = state.view === 'jobs' ? 'jobs' : 'tests'
  const table = list ?? createMetricsTable(items, kind, address, announce)
  let drawn: Drawn | undefined
  let title: PageTitle | undefined

  function draw(shown: DashboardState): void {
    const { item, interval } = shown
    drawn?.stop.abort()
    const stop = new AbortController()
    const page = pageOf(shown, stop.signal)
    drawn = { item, interval, page, stop }
    title = page?.title ?? (item === '' ? listTitle : undefined)
    if (page !== undefined) root.replaceChildren(page.root)
    else if (item !== '') root.replaceChildren(missingItemNotice(shown, address))
    else if (list !== undefined) root.replaceChildren(list.root)
    else {
      const read = () => readChartData('', interval)
      root.replaceChildren(chartsPanel({ read, isOne: items.length === 1, choice: interval }, stop.signal), table.root)
    }
  }

  function pageOf(shown: DashboardState, signal: AbortSignal): ItemPage | undefined {
    const metrics = items.find(({ id }) => id === shown.item)
    if (metrics === undefined) return undefined
    const reader = kind === 'jobs' ? undefined : testReader(shown.item)
    const onTitle = (changed: PageTitle) => {
      title = changed
      frame.update()
    }
    return itemPage({ metrics, kind, state: shown, period, address, readChartData, reader, onTitle }, signal)
  }

  return {
    root,
    title: () => title,
    show(state) {
      const before = drawn
      table.show(state)
      const isDrawn = before?.item === state.item && (before.interval === state.interval || before.page !== undefined || list !== undefined)
      if (isDrawn) {
        before.page?.show(state)
        return
      }
      draw(state)
      // At first, the focus stays on the field that the user changed.
      if (before === undefined || before.item === state.item) return
      if (state.item === '') table.focus(before.item)
      else if (title !== undefined) frame.focusTitle()
    },
    close: () => drawn?.stop.abort(),
  }
}
