import { type Child, element, hiddenText } from '../../../../base/browser/element.js'
import type { HashState } from '../../../../base/browser/hash-state.js'
import { createLongTable, type SortableColumn } from '../../../../base/browser/long-table.js'
import { createSearchInput } from '../../../../base/browser/search-input.js'
import { searchableText } from '../../../../base/browser/searchable-text.js'
import { formatCount } from '../../../../base/text/counts.js'
import { createOwnerMenu } from '../frame/owner-menu.js'
import { countItems, type ItemKind } from '../pieces/number-format.js'
import { ownersOf, ownerText } from '../pieces/owner-text.js'
import { testLink } from '../pieces/test-name.js'
import type { DashboardState } from '../state/dashboard-state.js'
import { type ColumnName, columns, columnTitles, shownColumns } from './columns.js'
import type { ItemMetrics } from './metrics.js'
import { sortMetrics } from './sort-metrics.js'

/** Number of rows at first and per click on "more": a module may have 100,000 tests. */
const rowsAtOnce = 100

/** A slowdown from this share on is highlighted. */
const slowFrom = 0.2

/** The table of all tests or jobs. */
export interface MetricsTable {
  readonly root: HTMLElement
  show(state: DashboardState): void
  /** Moves the focus to the link of a test or job, if it is listed. */
  focus(id: string): void
}

/** Creates the table. Its order, search and owner are part of the URL. */
export function createMetricsTable(
  items: readonly ItemMetrics[],
  kind: ItemKind,
  address: HashState<DashboardState>,
  announce: (text: string) => void,
): MetricsTable {
  const searchableNames = new Map(items.map(({ id, name, suite }) => [id, searchableText([...suite, name].join(' '))]))
  const names = shownColumns(items)
  const { root: field, input } = createSearchInput(`Filter ${kind}`, { id: 'search' })
  input.addEventListener('input', () => address.change({ query: input.value }, 'replace'))
  const owners = createOwnerMenu(address, ownersOf(items))
  const hits = element('p', { class: 'hits hint' })
  const table = createLongTable<ItemMetrics, ColumnName>({
    columns: names.map((name) => columnOf(name, address)),
    attributes: { 'aria-labelledby': 'metrics-title' },
    rowsAtFirst: rowsAtOnce,
    rowsPerClick: rowsAtOnce,
    onSort(name) {
      const { order, direction } = address.state()
      // Texts start with A, numbers with the worst.
      const first = name === 'name' || name === 'owner' ? 'ascending' : 'descending'
      const turned = direction === 'ascending' ? 'descending' : 'ascending'
      address.change({ order: name, direction: order === name ? turned : first }, 'push')
    },
  })
  let rows: readonly ItemMetrics[] = []
  let shown: Pick<DashboardState, 'order' | 'direction' | 'query' | 'owner'> | undefined

  return {
    root: element(
      'section',
      { class: 'metrics', 'aria-labelledby': 'metrics-title' },
      element(
        'div',
        { class: 'metrics-head' },
        element('h2', { id: 'metrics-title' }, `All ${kind}`),
        hits,
        element('div', { class: 'filters', role: 'search', 'aria-label': `All ${kind}` }, field, owners.root),
      ),
      table.root,
      element(
        'p',
        { class: 'hint definition' },
        '“Failed” is the share of the runs that failed or passed. “Slowdown” compares the median with the previous period of the same length. All figures are for the whole range.',
      ),
    ),
    show(state) {
      const { order, direction, query, owner } = state
      if (shown?.order === order && shown.direction === direction && shown.query === query && shown.owner === owner) return
      const isFirst = shown === undefined
      shown = { order, direction, query, owner }
      owners.show(owner)
      owners.root.hidden = kind === 'jobs' || (owner === '' && !names.includes('owner'))
      if (input.value !== query) input.value = query
      table.showOrder(order, direction)
      const words = searchableText(query).split(/\s+/)
      const isOwned = (item: ItemMetrics) => owner === '' || kind === 'jobs' || item.owners.includes(owner)
      const found = items.filter((item) => isOwned(item) && words.every((word) => searchableNames.get(item.id)?.includes(word)))
      rows = sortMetrics(found, order, direction)
      const all = countItems(items.length, kind)
      hits.textContent = found.length === items.length ? all : `${formatCount(found.length)} of ${all}`
      if (!isFirst) announce(`${hits.textContent}, by ${columnTitles[order]}, ${direction}`)
      const of = owner === '' ? '' : ` of ${ownerText(owner)}`
      const clearing = `Clear the search to see all ${kind}.`
      table.show(rows, query === '' ? `No ${kind}${of}.` : `No ${kind}${of} match “${query}”. ${clearing}`)
    },
    focus(id) {
      const index = rows.findIndex((row) => row.id === id)
      if (index !== -1) table.focus(index)
    },
  }
}

function columnOf(name: ColumnName, address: HashState<DashboardState>): SortableColumn<ItemMetrics, ColumnName> {
  return {
    title: columnTitles[name],
    className: classNames[name],
    sort: { key: name, hint: columns[name].hint },
    content: (row) => (name === 'name' ? testLink(row, address.link({ item: row.id })) : figureOf(row, name)),
  }
}

function figureOf(row: ItemMetrics, name: ColumnName): Child | readonly Child[] {
  const text = columns[name].text(row)
  if (name === 'slowdown') return (row.slowdown ?? 0) >= slowFrom ? element('span', { class: 'bad' }, text) : text
  if (name !== 'failureRate' || row.failureRate === undefined) return text
  const runs = hiddenText(`, ${formatCount(row.total.counts.failed)} runs`)
  return row.failureRate > 0 ? element('span', { class: 'bad' }, text, runs) : [text, runs]
}

/** The page of a test shows what phones leave out. */
const classNames: Readonly<Record<ColumnName, string>> = {
  name: 'column-name',
  runs: 'column-runs number wide',
  failureRate: 'column-failureRate number',
  median: 'column-median number wide',
  p95: 'column-p95 number',
  slowdown: 'column-slowdown number',
  owner: 'column-owner wide optional',
}
