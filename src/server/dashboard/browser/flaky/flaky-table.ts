import { element } from '../../../../base/browser/element.js'
import type { HashState } from '../../../../base/browser/hash-state.js'
import { createLongTable } from '../../../../base/browser/long-table.js'
import { searchableText } from '../../../../base/browser/searchable-text.js'
import { displayLine } from '../../../../base/text/display-text.js'
import { maximumTestIds } from '../answers/api.js'
import type { RankedTest } from '../answers/flaky-test.js'
import { buildsTitle, historyCell } from '../pieces/history-cell.js'
import type { DashboardState } from '../state/dashboard-state.js'
import { flakyColumns } from './flaky-columns.js'
import { type Flaky, flakyKey } from './read-flaky.js'
import type { ReadHistories, Row } from './read-rows.js'

/** The table of flaky tests. */
export interface FlakyRows {
  readonly root: HTMLElement
  /**
   * Lists the tests that contain all words of a text.
   * @param empty shown if there is none
   * @returns how many these are
   */
  filter(query: string, empty: Node): number
}

export interface FlakyTableContext {
  readonly state: DashboardState
  readonly address: HashState<DashboardState>
  readonly readRows: ReadHistories
}

/** The number of rows at first, and per click on "more". The builds of these tests are requested at once. */
const rowsAtFirst = 20
const rowsPerClick = maximumTestIds

/** While the user types, the builds of tests are requested only after a pause of this length. */
const settleMs = 250

/** Creates the table, in the order of the tests. Each is linked to its page. */
export function createFlakyRows(flaky: Flaky, { state, address, readRows }: FlakyTableContext): FlakyRows {
  const historyTitle = element('span', {}, 'Last builds')
  const items = flaky.tests.map((test) => {
    const { project, module, suite, name } = test
    return { test, text: searchableText([project, module, ...suite, name].map(displayLine).join(' ')) }
  })
  /** The cells of the rows on the page, and the results that were read, by the keys of the tests. */
  const cells = new Map<string, HTMLElement>()
  const results = new Map<string, Row | undefined>()
  const asked = new Set<string>()
  let found = flaky.tests
  let settling: number | undefined
  const table = createLongTable({
    columns: flakyColumns(flaky, state, address, { title: historyTitle, cellOf }),
    attributes: { class: 'blocks flaky-tests', 'aria-label': 'Flaky tests' },
    rowsAtFirst,
    rowsPerClick,
    onMore: readMissing,
  })

  function cellOf(test: RankedTest): HTMLElement {
    const key = flakyKey(test)
    const cell = element('span', {}, element('span', { class: 'pending-row' }))
    cells.set(key, cell)
    if (results.has(key)) showResults(cell, results.get(key))
    return cell
  }

  /** Requests the results of the tests on the page that were not requested before. */
  function readMissing(shown: number): void {
    const missing = found.slice(0, shown).filter((test) => !asked.has(flakyKey(test)))
    for (const test of missing) asked.add(flakyKey(test))
    if (missing.length > 0) void readRows(missing, addResults)
  }

  function addResults(test: RankedTest, row: Row | undefined): void {
    const key = flakyKey(test)
    results.set(key, row)
    const cell = cells.get(key)
    if (cell !== undefined) showResults(cell, row)
    const read = [...results.values()].filter((each) => each !== undefined && each.builds.length > 0) as readonly Row[]
    const refs = new Set(read.map(({ ref }) => ref))
    const [ref = ''] = refs
    if (read.length > 0)
      historyTitle.textContent = buildsTitle(Math.max(...read.map(({ builds }) => builds.length)), refs.size === 1 ? ref : '')
  }

  return {
    root: table.root,
    filter(query, empty) {
      const isFirst = asked.size === 0
      const words = searchableText(query).split(/\s+/)
      found = items.filter(({ text }) => words.every((word) => text.includes(word))).map(({ test }) => test)
      cells.clear()
      table.show(found, empty)
      window.clearTimeout(settling)
      if (isFirst) readMissing(rowsAtFirst)
      else settling = window.setTimeout(readMissing, settleMs, rowsAtFirst)
      return found.length
    },
  }
}

/** Shows the results of a test in its cell; a dash if it did not run in the builds, or if they could not be read. */
function showResults(cell: HTMLElement, row: Row | undefined): void {
  cell.replaceChildren(row?.results === undefined ? '–' : historyCell(row.results, row.ref))
}
