import { button, element, hiddenText } from '../../../browser/element.js'
import { fold } from '../../../browser/fold.js'
import { displayLine } from '../../../text/display-text.js'
import type { Address } from './address.js'
import { type ColumnName, columns, columnTitles } from './columns.js'
import type { Figures } from './figures.js'
import { formatCount, formatKind } from './numbers.js'
import { sortFigures } from './sort-figures.js'
import type { DashboardState } from './state.js'

/** Rows that are there at once, and come with each "more": a module may have 100,000 tests. */
const rowsAtOnce = 100

/** What is slower by that share or more is marked. */
const slowFrom = 0.2

/** The table of all tests or jobs. */
export interface FiguresTable {
  readonly place: HTMLElement
  show(state: DashboardState): void
  /** Goes to the link of a test or job, if it is there. */
  focus(id: string): void
}

/** Makes the table; order and search are in the address. */
export function createFiguresTable(figures: readonly Figures[], kind: string, address: Address, say: (text: string) => void): FiguresTable {
  const folded = new Map(figures.map(({ id, name }) => [id, fold(name)]))
  const names = Object.keys(columnTitles) as ColumnName[]
  const heads = names.map((name) => ({ name, place: headOf(name, address) }))
  const body = element('tbody')
  const hits = element('p', { class: 'hits' })
  const more = button('', { class: 'more' }, () => addRows(rowsAtOnce))
  const search = element('input', { id: 'search', type: 'search', autocomplete: 'off', spellcheck: 'false' })
  search.addEventListener('input', () => address.change({ query: search.value }, false))
  let rows: readonly Figures[] = []
  let shown: Pick<DashboardState, 'order' | 'direction' | 'query'> | undefined

  function addRows(count: number): void {
    const start = body.childElementCount
    body.append(...rows.slice(start, start + count).map((row) => rowOf(row, address)))
    const left = rows.length - body.childElementCount
    more.hidden = left <= 0
    more.textContent = `Show ${formatCount(Math.min(left, rowsAtOnce))} more of ${formatCount(left)}`
  }

  return {
    place: element(
      'section',
      { class: 'figures', 'aria-labelledby': 'figures-title' },
      element(
        'div',
        { class: 'figures-head' },
        element('h2', { id: 'figures-title' }, `All ${kind}`),
        element('div', { class: 'search' }, element('label', { for: 'search' }, 'Search'), search),
        hits,
      ),
      element(
        'table',
        { 'aria-labelledby': 'figures-title' },
        element('thead', {}, element('tr', {}, ...heads.map(({ place }) => place))),
        body,
      ),
      more,
      element(
        'p',
        { class: 'hint' },
        'Failed: of the runs that failed or succeeded. Slowdown: of the median, against the period of the same length before. Both, and the percentiles, are of the whole range.',
      ),
    ),
    show(state) {
      const { order, direction, query } = state
      if (shown?.order === order && shown.direction === direction && shown.query === query) return
      const isFirst = shown === undefined
      shown = { order, direction, query }
      if (search.value !== query) search.value = query
      for (const { name, place } of heads) {
        if (name === order) place.setAttribute('aria-sort', direction)
        else place.removeAttribute('aria-sort')
      }
      const words = fold(query).split(/\s+/)
      const found = figures.filter(({ id }) => words.every((word) => folded.get(id)?.includes(word)))
      rows = sortFigures(found, order, direction)
      const all = formatKind(figures.length, kind)
      hits.textContent = found.length === figures.length ? all : `${formatCount(found.length)} of ${all}`
      if (!isFirst) say(`${hits.textContent}, by ${columnTitles[order]}, ${direction}`)
      body.replaceChildren()
      addRows(rowsAtOnce)
      if (rows.length === 0) {
        const text = `None of the ${kind} has “${query}” in its name. Clear the search to see them all.`
        body.append(element('tr', {}, element('td', { colspan: String(names.length) }, text)))
      }
    },
    focus(id) {
      const place = rows.findIndex((row) => row.id === id)
      if (place === -1) return
      if (place >= body.childElementCount) addRows(place + 1 - body.childElementCount)
      body.rows[place]?.querySelector('a')?.focus()
    },
  }
}

function headOf(name: ColumnName, address: Address): HTMLTableCellElement {
  const sort = button(columnTitles[name], { title: columns[name].hint }, () => {
    const { order, direction } = address.state()
    // Names are looked for from A, numbers from the worst.
    const first = name === 'name' ? 'ascending' : 'descending'
    const turned = direction === 'ascending' ? 'descending' : 'ascending'
    address.change({ order: name, direction: order === name ? turned : first }, true)
  })
  return element('th', { scope: 'col', class: `column-${name}` }, sort)
}

function rowOf(row: Figures, address: Address): HTMLTableRowElement {
  const name = element('a', { href: address.link({ item: row.id }) }, nameOf(row))
  const isBad: Partial<Record<ColumnName, boolean>> = {
    failureRate: (row.failureRate ?? 0) > 0,
    slowdown: (row.slowdown ?? 0) >= slowFrom,
  }
  const cells = (Object.keys(columnTitles) as ColumnName[]).slice(1).map((column) => {
    const cell = element('td', { class: `column-${column}${isBad[column] ? ' bad' : ''}` }, columns[column].text(row))
    if (column === 'failureRate' && row.failureRate !== undefined) cell.append(hiddenText(`, ${formatCount(row.whole.counts.failed)} runs`))
    return cell
  })
  return element('tr', {}, element('th', { scope: 'row', class: 'column-name' }, name), ...cells)
}

/** The name as a person may see it. */
export const nameOf = ({ name }: Pick<Figures, 'name'>): string => displayLine(name) || '(no name)'
