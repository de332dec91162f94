import { button, element } from '../../../../base/browser/element.js'
import type { HashState } from '../../../../base/browser/hash-state.js'
import { searchableText } from '../../../../base/browser/searchable-text.js'
import { definedFields } from '../../../../base/defined-fields.js'
import { formatCount } from '../../../../base/text/counts.js'
import { displayLine } from '../../../../base/text/display-text.js'
import { maximumTestIds } from '../answers/api.js'
import type { FlakyTest } from '../answers/flaky-test.js'
import { buildsTitle, historyCell } from '../pieces/history-cell.js'
import type { DashboardState } from '../state/dashboard-state.js'
import { flakyColumns, historyColumn } from './flaky-columns.js'
import { type Flaky, testKey } from './read-flaky.js'
import type { ReadRows, Row } from './read-rows.js'

/** The table of flaky tests. */
export interface FlakyTable {
  readonly root: HTMLElement
  /**
   * Lists the tests that contain all words of a text.
   * @returns how many these are
   */
  filter(query: string): number
}

export interface FlakyTableContext {
  readonly state: DashboardState
  readonly address: HashState<DashboardState>
  readonly readRows: ReadRows
}

/** The number of rows at first, and per click on "more". The builds of these tests are requested at once. */
const rowsAtFirst = 20
const rowsPerClick = maximumTestIds

/** While the user types, the builds of tests are requested only after a pause of this length. */
const settleMs = 250

/** Creates the table, in the order of the tests. Each is linked to its page. */
export function createFlakyTable(flaky: Flaky, { state, address, readRows }: FlakyTableContext): FlakyTable {
  const columns = flakyColumns(flaky, state, address)
  const heads = columns.map(({ title, name }) => element('th', { scope: 'col', class: name }, title))
  const items = flaky.tests.map((test) => {
    const { project, module, suite, name } = test
    return { test, key: testKey(test), text: searchableText([project, module, ...suite, name].map(displayLine).join(' ')) }
  })
  const body = element('tbody')
  const more = button('', { class: 'text-button' }, () => addRows(rowsPerClick))
  const foot = element('div', { class: 'card-line more-line' }, more)
  /** The cells of the rows on the page, and the results that were read, by the keys of the tests. */
  const cells = new Map<string, HTMLElement>()
  const results = new Map<string, Row | undefined>()
  const asked = new Set<string>()
  let found = items
  let settling: number | undefined

  function addRows(count: number): void {
    const start = body.childElementCount
    body.append(...found.slice(start, start + count).map(rowOf))
    const left = found.length - body.childElementCount
    foot.hidden = left === 0
    more.textContent = left > rowsPerClick ? `${rowsPerClick} more of ${formatCount(left)}` : `${formatCount(left)} more`
    if (start === 0) return
    // The button may be gone, but the focus must not fall back to the start of the page.
    body.rows[start]?.querySelector('a')?.focus()
    readMissing()
  }

  function rowOf({ test, key }: (typeof items)[number]): HTMLElement {
    const nodes = columns.map(({ name, content }, index) =>
      element(index === 0 ? 'th' : 'td', { class: name, ...definedFields({ scope: index === 0 ? 'row' : undefined }) }, ...content(test)),
    )
    const cell = nodes[historyColumn]
    if (cell !== undefined) {
      cells.set(key, cell)
      if (results.has(key)) showResults(cell, results.get(key))
    }
    return element('tr', {}, ...nodes)
  }

  /** Requests the results of the tests on the page that were not requested before. */
  function readMissing(): void {
    const missing = found.slice(0, body.childElementCount).filter(({ key }) => !asked.has(key))
    for (const { key } of missing) asked.add(key)
    const tests = missing.map(({ test }) => test)
    if (tests.length > 0) void readRows(tests, addResults)
  }

  function addResults(test: FlakyTest, row: Row | undefined): void {
    const key = testKey(test)
    results.set(key, row)
    const cell = cells.get(key)
    if (cell !== undefined) showResults(cell, row)
    const read = [...results.values()].filter((each) => each !== undefined && each.builds > 0) as readonly Row[]
    const refs = new Set(read.map(({ ref }) => ref))
    const [ref = ''] = refs
    const head = heads[historyColumn]
    if (head !== undefined && read.length > 0)
      head.textContent = buildsTitle(Math.max(...read.map(({ builds }) => builds)), refs.size === 1 ? ref : '')
  }

  return {
    root: element(
      'div',
      { class: 'card' },
      element(
        'table',
        { class: 'table ranking flaky-tests', 'aria-label': 'Flaky tests' },
        element('thead', {}, element('tr', {}, ...heads)),
        body,
      ),
      foot,
    ),
    filter(query) {
      const isFirst = asked.size === 0
      const words = searchableText(query).split(/\s+/)
      found = items.filter(({ text }) => words.every((word) => text.includes(word)))
      body.replaceChildren()
      cells.clear()
      addRows(rowsAtFirst)
      window.clearTimeout(settling)
      if (isFirst) readMissing()
      else settling = window.setTimeout(readMissing, settleMs)
      return found.length
    },
  }
}

/** Shows the results of a test in its cell; a dash if it did not run in the builds, or if they could not be read. */
function showResults(cell: HTMLElement, row: Row | undefined): void {
  cell.replaceChildren(row?.results === undefined ? '–' : historyCell(row.results, row.ref))
}
