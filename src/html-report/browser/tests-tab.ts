import type { Announcer } from '../../browser/announcer.js'
import { button, element } from '../../browser/element.js'
import type { HashState, HistoryAction } from '../../browser/hash-state.js'
import { addShortcuts } from '../../browser/shortcuts.js'
import { countOf, formatCount } from '../../text/counts.js'
import type { RunData } from '../page-data.js'
import { pageIds } from '../page-elements.js'
import type { createDetailReader } from './data-reader.js'
import { createDetailPanel } from './detail-panel.js'
import { createTestList, type Listing } from './test-list.js'
import type { TestModel } from './test-model.js'
import { createToolbar } from './toolbar.js'
import { createTreeView } from './tree-view.js'
import { initialState, type ViewState } from './view-state.js'

export interface TestsTabOptions {
  readonly model: TestModel
  readonly address: HashState<ViewState>
  readonly announcer: Announcer
  /** Returns undefined while the page is loading. */
  readonly run: () => RunData | undefined
  readonly readDetails: ReturnType<typeof createDetailReader>
}

/** The tab of all tests: search, tree and details. */
export interface TestsTab {
  readonly parts: readonly HTMLElement[]
  /** Shows the tests that are loaded so far. */
  show(state: ViewState): void
}

/** Time between the last key and the announcement of the number of hits. */
const quietMs = 700

/** Matches screens on which the details fit beside the list. The style sheet has the same number. */
const wideScreen = '(min-width: 900px)'

/** Creates the tab of all tests. */
export function createTestsTab({ model, address, announcer, run, readDetails }: TestsTabOptions): TestsTab {
  const list = createTestList(model)
  const isWide = matchMedia(wideScreen)
  let listing: Listing | undefined
  let speaking: number | undefined
  /** The test that was last scrolled into view. */
  let revealed: number | undefined

  const change = (part: Partial<ViewState>, action: HistoryAction) => address.change(part, action)
  const toolbar = createToolbar(change)
  const tree = createTreeView(model, {
    onTest(test, isChosen) {
      revealed = test
      change({ test }, isChosen ? 'push' : 'replace')
    },
    onEnter() {
      panel.focus()
      if (!isWide.matches) panel.root.scrollIntoView()
    },
    onToggle(group, isOpen) {
      list.toggle(address.state().grouping, group, isOpen)
      show(address.state())
    },
  })
  const panel = createDetailPanel({
    model,
    run: () => run() ?? { listed: 0, total: 0 },
    readDetails,
    // An absolute URL, because it is copied.
    link: (test) => new URL(address.link({ view: 'tests', test }), location.href).href,
    announce: announcer.announce,
    onQuery: (query) => change({ query, statuses: [] }, 'push'),
    onClose() {
      tree.focus()
      if (!isWide.matches) tree.root.scrollIntoView({ block: 'nearest' })
    },
  })
  const count = element('p', { class: 'hits' })
  const empty = element('div', { class: 'empty' })
  const treePane = element('div', { class: 'tree-pane' }, count, tree.root, empty)

  /** On a wide screen, the first failed test is opened at first. */
  function testToShow(state: ViewState): number | undefined {
    if (state.test !== undefined) return state.test < model.names.length ? state.test : undefined
    return isWide.matches && listing !== undefined ? list.nextFailure(listing.rows, undefined, 1) : undefined
  }

  function show(state: ViewState): void {
    if (state.test !== undefined && state.test !== revealed) list.openGroupsAround(state.grouping, state.test)
    listing = list.list(state)
    toolbar.show(state, listing.counts)
    tree.show(listing.rows)
    tree.root.hidden = listing.hits.length === 0
    const test = testToShow(state)
    tree.select(test)
    panel.show(test)
    if (state.test !== undefined && state.test !== revealed) {
      tree.reveal(state.test, false)
      // If the test is not loaded yet, a later call reveals it.
      if (state.test < model.names.length) revealed = state.test
    }
    showCount(state, listing.hits.length)
  }

  function showCount(state: ViewState, hits: number): void {
    const all = model.names.length
    const total = run()?.total
    const words =
      total === undefined
        ? `Loading tests: ${formatCount(all)} so far`
        : hits === all
          ? total > all
            ? `${formatCount(all)} of ${formatCount(total)} tests are in this file; failed tests take precedence`
            : countOf(all, 'test')
          : `${formatCount(hits)} of ${formatCount(all)} tests`
    const isChanged = count.textContent !== words
    count.textContent = words
    empty.replaceChildren(...(hits > 0 || total === undefined ? [] : emptyParts(state)))
    if (!isChanged || total === undefined) return
    window.clearTimeout(speaking)
    speaking = window.setTimeout(announcer.announce, quietMs, words)
  }

  function emptyParts({ query, statuses }: ViewState): readonly HTMLElement[] {
    if (model.names.length === 0) return [element('p', {}, 'This run has no tests.')]
    const what =
      query.trim() === ''
        ? 'No test has this status.'
        : `No test matches “${query.trim()}”${statuses.length > 0 ? ' with this status' : ''}.`
    return [
      element('p', {}, what),
      ...(query === '' ? [] : [button('Clear the search', {}, () => clear({ query: initialState.query }))]),
      ...(statuses.length === 0 ? [] : [button('Show all statuses', {}, () => clear({ statuses: initialState.statuses }))]),
    ]
  }

  function clear(part: Partial<ViewState>): void {
    change(part, 'push')
    toolbar.focusSearch()
  }

  function step(by: 1 | -1): void {
    const test = listing === undefined ? undefined : list.nextFailure(listing.rows, testToShow(address.state()), by)
    if (test === undefined) return
    revealed = test
    change({ view: 'tests', test }, 'replace')
    tree.reveal(test, true)
  }

  const search = () => {
    if (address.state().view === 'summary') change({ view: 'tests' }, 'push')
    toolbar.focusSearch()
  }
  addShortcuts(document.getElementById(pageIds.theme), [
    { key: '/', title: 'search', action: search },
    { key: 'n', title: 'next failed test', action: () => step(1) },
    { key: 'p', title: 'previous failed test', action: () => step(-1) },
  ])
  toolbar.root.addEventListener('keydown', ({ key, target }) => {
    if (key === 'ArrowDown' && target instanceof HTMLInputElement) tree.focus()
  })
  isWide.addEventListener('change', () => show(address.state()))

  return { parts: [toolbar.root, element('div', { class: 'tests-body' }, treePane, panel.root)], show }
}
