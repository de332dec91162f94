import { element } from '../../../../base/browser/element.js'
import type { HashState } from '../../../../base/browser/hash-state.js'
import type { ReadChartData } from '../charts/chart-data.js'
import { missingItemNotice } from '../frame/notices.js'
import { type ItemPage, itemPage } from '../item/item-page.js'
import type { TestReader } from '../item/test-reader.js'
import type { DashboardState } from '../state/dashboard-state.js'
import type { PageFrame, PageTitle, View } from '../state/view.js'
import type { Results } from './results.js'

/** The list of all tests. */
export interface ItemList {
  readonly root: HTMLElement
  show(state: DashboardState): void
  /** Moves the focus to the link of a test, if it is listed. */
  focus(id: string): void
}

export interface ResultsViewContext {
  readonly address: HashState<DashboardState>
  readonly readChartData: ReadChartData
  readonly testReader: (testId: string) => TestReader
  readonly frame: PageFrame
  /** The list of tests. Absent if only one test was read. */
  readonly list?: ItemList
  /** The title of the list. Default: the name of the module. */
  readonly listTitle?: PageTitle
}

/** The list or the page of a test, as it is drawn. */
interface Drawn {
  readonly item: string
  readonly stop: AbortController
}

/** Creates the list of tests with the page of each of them. The state determines the part that is shown. */
export function createResultsView(
  { items, period }: Results,
  { address, readChartData, testReader, frame, list, listTitle }: ResultsViewContext,
): View {
  const root = element('div', { class: 'results' })
  let drawn: Drawn | undefined
  let title: PageTitle | undefined

  function draw(shown: DashboardState): void {
    const { item } = shown
    drawn?.stop.abort()
    const stop = new AbortController()
    const page = pageOf(shown, stop.signal)
    drawn = { item, stop }
    title = page?.title ?? (item === '' ? listTitle : undefined)
    if (page !== undefined) root.replaceChildren(page.root)
    else if (item !== '') root.replaceChildren(missingItemNotice(shown, address))
    else if (list !== undefined) root.replaceChildren(list.root)
  }

  function pageOf(shown: DashboardState, signal: AbortSignal): ItemPage | undefined {
    const metrics = items.find(({ id }) => id === shown.item)
    if (metrics === undefined) return undefined
    const reader = testReader(shown.item)
    const onTitle = (changed: PageTitle) => {
      title = changed
      frame.update()
    }
    return itemPage({ metrics, state: shown, period, address, readChartData, reader, onTitle }, signal)
  }

  return {
    root,
    title: () => title,
    show(state) {
      const before = drawn
      list?.show(state)
      if (before?.item === state.item) return
      draw(state)
      // At first, the focus stays on the field that the user changed.
      if (before === undefined) return
      if (state.item === '') list?.focus(before.item)
      else if (title !== undefined) frame.focusTitle()
    },
    close: () => drawn?.stop.abort(),
  }
}
