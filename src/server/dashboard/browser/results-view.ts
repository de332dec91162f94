import { element } from '../../../browser/element.js'
import type { HashState } from '../../../browser/hash-state.js'
import type { ChartData } from './chart-data.js'
import { chartsPanel } from './charts/charts-panel.js'
import type { DashboardState } from './dashboard-state.js'
import { itemPage } from './item-page.js'
import { createMetricsTable } from './metrics-table.js'
import { emptyRangeNotice, missingItemNotice } from './notices.js'
import type { ItemKind } from './number-format.js'
import { isTestPage, type Results } from './results.js'
import { runsPanel } from './runs-panel.js'
import type { RunsReader } from './runs-reader.js'
import type { View } from './view.js'

export interface ResultsViewContext {
  readonly address: HashState<DashboardState>
  readonly readChartData: (item: string) => Promise<ChartData>
  readonly runs: RunsReader
  readonly announce: (text: string) => void
}

/** Creates the view of results. The state determines the part that is shown, and its order. */
export function createResultsView(
  { items, period }: Results,
  state: DashboardState,
  { address, readChartData, runs, announce }: ResultsViewContext,
): View {
  const root = element('div', { class: 'results' })
  if (items.length === 0 && !isTestPage(state)) {
    root.append(emptyRangeNotice(state, period, address))
    return { root, show() {}, close() {} }
  }
  const kind: ItemKind = state.view === 'jobs' ? 'jobs' : 'tests'
  const table = createMetricsTable(items, kind, address, announce)
  let drawn: { readonly item: string; readonly charts: AbortController } | undefined

  function draw({ item }: DashboardState): void {
    const before = drawn?.item
    drawn?.charts.abort()
    drawn = { item, charts: new AbortController() }
    const { signal } = drawn.charts
    const shown = items.find(({ id }) => id === item)
    const panelOf = (isOne: boolean) => chartsPanel({ read: () => readChartData(item), isOne, choice: state.interval }, signal)
    if (item === '') root.replaceChildren(panelOf(items.length === 1), table.root)
    else if (shown === undefined) root.replaceChildren(missingItemNotice(state, address))
    else {
      const charts = panelOf(true)
      const parts = kind === 'jobs' ? [charts] : [runsPanel({ reader: runs, testId: item, branch: state.branch }, signal), charts]
      root.replaceChildren(itemPage(shown, kind, parts, address))
    }
    // At first, the focus stays on the field that the user changed.
    if (before === undefined) return
    const title = root.querySelector<HTMLElement>('.item-title')
    title?.focus()
    title?.scrollIntoView({ block: 'nearest' })
  }

  return {
    root,
    show(state) {
      const before = drawn?.item
      table.show(state)
      if (before === state.item) return
      draw(state)
      if (state.item === '' && before !== undefined) table.focus(before)
    },
    close: () => drawn?.charts.abort(),
  }
}
