import { button, element, hiddenText } from '../../../../base/browser/element.js'
import type { HashState } from '../../../../base/browser/hash-state.js'
import { searchableText } from '../../../../base/browser/searchable-text.js'
import { formatCount } from '../../../../base/text/counts.js'
import { createOwnerMenu } from '../frame/owner-menu.js'
import { countItems, type ItemKind } from '../pieces/number-format.js'
import { ownersOf, ownerText } from '../pieces/owner-text.js'
import { nameOf, suiteOf } from '../pieces/test-name.js'
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
  const heads = names.map((name) => ({ name, cell: headOf(name, address) }))
  const body = element('tbody')
  const hits = element('p', { class: 'hits' })
  const more = button('', { class: 'more' }, () => addRows(rowsAtOnce))
  const search = element('input', { id: 'search', type: 'search', autocomplete: 'off', spellcheck: 'false' })
  search.addEventListener('input', () => address.change({ query: search.value }, 'replace'))
  const owners = createOwnerMenu(address, ownersOf(items))
  let rows: readonly ItemMetrics[] = []
  let shown: Pick<DashboardState, 'order' | 'direction' | 'query' | 'owner'> | undefined

  function addRows(count: number): void {
    const start = body.childElementCount
    body.append(...rows.slice(start, start + count).map((row) => rowOf(row, names, address)))
    const left = rows.length - body.childElementCount
    more.hidden = left <= 0
    more.textContent = `Show ${formatCount(Math.min(left, rowsAtOnce))} more of ${formatCount(left)}`
  }

  return {
    root: element(
      'section',
      { class: 'metrics', 'aria-labelledby': 'metrics-title' },
      element(
        'div',
        { class: 'metrics-head' },
        element('h2', { id: 'metrics-title' }, `All ${kind}`),
        element('div', { class: 'search' }, element('label', { for: 'search' }, 'Search'), search),
        owners.root,
        hits,
      ),
      element(
        'table',
        { 'aria-labelledby': 'metrics-title' },
        element('thead', {}, element('tr', {}, ...heads.map(({ cell }) => cell))),
        body,
      ),
      more,
      element(
        'p',
        { class: 'hint' },
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
      if (search.value !== query) search.value = query
      for (const { name, cell } of heads) {
        if (name === order) cell.setAttribute('aria-sort', direction)
        else cell.removeAttribute('aria-sort')
      }
      const words = searchableText(query).split(/\s+/)
      const isOwned = (item: ItemMetrics) => owner === '' || kind === 'jobs' || item.owners.includes(owner)
      const found = items.filter((item) => isOwned(item) && words.every((word) => searchableNames.get(item.id)?.includes(word)))
      rows = sortMetrics(found, order, direction)
      const all = countItems(items.length, kind)
      hits.textContent = found.length === items.length ? all : `${formatCount(found.length)} of ${all}`
      if (!isFirst) announce(`${hits.textContent}, by ${columnTitles[order]}, ${direction}`)
      body.replaceChildren()
      addRows(rowsAtOnce)
      if (rows.length === 0) {
        const of = owner === '' ? '' : ` of ${ownerText(owner)}`
        const text = query === '' ? `No ${kind}${of}.` : `No ${kind}${of} match “${query}”. Clear the search to see all ${kind}.`
        body.append(element('tr', {}, element('td', { colspan: String(names.length) }, text)))
      }
    },
    focus(id) {
      const index = rows.findIndex((row) => row.id === id)
      if (index === -1) return
      if (index >= body.childElementCount) addRows(index + 1 - body.childElementCount)
      body.rows[index]?.querySelector('a')?.focus()
    },
  }
}

function headOf(name: ColumnName, address: HashState<DashboardState>): HTMLTableCellElement {
  const sort = button(columnTitles[name], { title: columns[name].hint }, () => {
    const { order, direction } = address.state()
    // Texts start with A, numbers with the worst.
    const first = name === 'name' || name === 'owner' ? 'ascending' : 'descending'
    const turned = direction === 'ascending' ? 'descending' : 'ascending'
    address.change({ order: name, direction: order === name ? turned : first }, 'push')
  })
  return element('th', { scope: 'col', class: `column-${name}` }, sort)
}

function rowOf(row: ItemMetrics, names: readonly ColumnName[], address: HashState<DashboardState>): HTMLTableRowElement {
  const name = element('a', { href: address.link({ item: row.id }) }, nameOf(row))
  const suite = suiteOf(row)
  const isBad: Partial<Record<ColumnName, boolean>> = {
    failureRate: (row.failureRate ?? 0) > 0,
    slowdown: (row.slowdown ?? 0) >= slowFrom,
  }
  const cells = names.slice(1).map((column) => {
    const cell = element('td', { class: `column-${column}${isBad[column] ? ' bad' : ''}` }, columns[column].text(row))
    if (column === 'failureRate' && row.failureRate !== undefined) cell.append(hiddenText(`, ${formatCount(row.total.counts.failed)} runs`))
    return cell
  })
  return element(
    'tr',
    {},
    element('th', { scope: 'row', class: 'column-name' }, name, suite === '' ? undefined : element('span', { class: 'suite' }, suite)),
    ...cells,
  )
}
