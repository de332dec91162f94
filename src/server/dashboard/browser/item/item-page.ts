import { element } from '../../../../base/browser/element.js'
import type { HashState } from '../../../../base/browser/hash-state.js'
import { formatCount } from '../../../../base/text/counts.js'
import type { ChartData, ReadChartData } from '../charts/chart-data.js'
import { buildDurationChart } from '../charts/duration-chart.js'
import { layOutSeries } from '../charts/series.js'
import { loadingPanel } from '../pieces/loading-panel.js'
import { suiteOf, visibleName } from '../pieces/test-name.js'
import type { ItemMetrics } from '../results/metrics.js'
import type { DashboardState } from '../state/dashboard-state.js'
import type { Period } from '../state/period.js'
import type { PageTitle } from '../state/view.js'
import { factsColumn } from './facts-column.js'
import { historyCard } from './history-card.js'
import { itemFigures } from './item-figures.js'
import { runsCard } from './runs-card.js'
import { withSlower } from './slower-chart.js'
import { testLead } from './test-lead.js'
import type { TestReader } from './test-reader.js'
import { whyCard } from './why-card.js'

export interface ItemPageOptions {
  readonly metrics: ItemMetrics
  readonly state: DashboardState
  readonly period: Period
  readonly address: HashState<DashboardState>
  readonly readChartData: ReadChartData
  readonly reader: TestReader
  /** Shows a changed title. */
  readonly onTitle: (title: PageTitle) => void
}

/** The page of one test. */
export interface ItemPage {
  readonly root: HTMLElement
  readonly title: PageTitle
}

/** Creates the page of one test. Its figures are known at once, and its other parts are read one by one. */
export function itemPage(options: ItemPageOptions, signal: AbortSignal): ItemPage {
  const { metrics, state, period, address, readChartData, reader } = options
  const durations = durationCard(async () => {
    const [data, slower] = await Promise.all([readChartData(metrics.id), reader.slower()])
    return withSlower(data, slower)
  }, signal)
  const figures = itemFigures(metrics, period, reader, signal)
  const { counts, flakyCount } = metrics.total
  const root = element(
    'article',
    { class: 'item' },
    historyCard(reader, state.branch, signal),
    element(
      'div',
      { class: 'item-columns' },
      figures,
      factsColumn(reader, state, signal),
      element(
        'div',
        { class: 'item-parts' },
        whyCard(reader, period, address, signal),
        durations,
        runsCard(reader, counts.failed + flakyCount, signal),
      ),
    ),
  )
  return { root, title: titleOf(options, signal) }
}

function titleOf({ metrics, period, address, reader, onTitle }: ItemPageOptions, signal: AbortSignal): PageTitle {
  const suite = suiteOf(metrics)
  const above = element(
    'span',
    { class: 'above-item' },
    element('a', { class: 'back', href: address.link({ item: '' }) }, '← All tests'),
    suite === '' ? undefined : element('span', {}, suite),
  )
  const title: PageTitle = { text: visibleName(metrics), above, isItem: true }
  const lead: HTMLElement = testLead(reader, period, (mark) => onTitle({ ...title, lead, mark }), signal)
  return { ...title, lead }
}

/** Creates the chart of the durations of a test. */
function durationCard(read: () => Promise<ChartData>, signal: AbortSignal): HTMLElement {
  const charts = loadingPanel(
    element('div', { class: 'item-charts' }),
    () => element('div', { class: 'chart-card pending' }),
    async () => {
      const data = await read()
      // Charts watch their container until the signal is aborted.
      return signal.aborted ? [] : [chartOf(data, signal)]
    },
    signal,
  )
  return element('section', { class: 'card charts', 'aria-label': 'Charts over time' }, charts)
}

function chartOf({ aggregates, period, interval, changes }: ChartData, signal: AbortSignal): HTMLElement {
  const series = layOutSeries(aggregates, period, interval)
  const { counts, timestamps } = series
  const runs = timestamps.map((_, index) => Object.values(counts).reduce((sum, count) => sum + (count[index] ?? 0), 0))
  const columns = [
    { title: 'Runs', values: runs.map(formatCount) },
    { title: 'Failed', values: counts.failed.map(formatCount) },
  ]
  return buildDurationChart({ title: 'Duration', series, interval, changes, columns, isPart: true }, signal)
}
