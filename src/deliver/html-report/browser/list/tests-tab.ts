import { button, element } from '../../../../base/browser/element.js'
import type { HashState } from '../../../../base/browser/hash-state.js'
import { countOf, formatCount } from '../../../../base/text/counts.js'
import { createDetailPanel } from '../detail/detail-panel.js'
import { failedRank, flakyRank, type TestOutcome } from '../outcome.js'
import type { DetailPanel, PageContext } from '../page-context.js'
import { phoneScreen } from '../phone-screen.js'
import { parseQuery } from '../query.js'
import { findTest, linkId } from '../test-id.js'
import type { TestModel } from '../test-model.js'
import { initialState, type ViewState } from '../view-state.js'
import { createDivider } from './divider.js'
import type { RowHeights } from './list-rows.js'
import { createListView } from './list-view.js'
import { createTestList, type Listing } from './test-list.js'
import { createToolbar } from './toolbar.js'

/** The tab of all tests: search, list and details. */
export interface TestsTab {
  readonly panel: DetailPanel
  /** Shows the tests that are loaded so far. */
  show(state: ViewState): void
  focusSearch(): void
  /** Moves to another row, and opens its test. */
  move(by: number): void
  /** Moves to the next (1) or previous (-1) failed or flaky test, continuing at the other end. */
  moveToFailure(step: 1 | -1): void
  setOpen(isOpen: boolean): void
  setAllOpen(isOpen: boolean): void
  toggleFilter(outcome: TestOutcome): void
  /** Leaves the details for the list. */
  focusList(): void
}

/** Time after the last change of the list's width until its rows are laid out again. */
const resizeMs = 100

/** Time between the last key and the announcement of the number of hits. */
const quietMs = 700

/** The heights of rows, as in the style sheet. */
const fineHeights: RowHeights = { group: 36, double: 52, single: 32 }
const coarseHeights: RowHeights = { group: 44, double: 60, single: 44 }

/** Creates the tab of all tests in its element. */
export function createTestsTab(root: HTMLElement, context: PageContext, address: HashState<ViewState>): TestsTab {
  const { model, run, announce, navigation } = context
  const list = createTestList(model)
  const isPhone = matchMedia(phoneScreen)
  const isCoarse = matchMedia('(pointer: coarse)')
  let listing: Listing | undefined
  let speaking: number | undefined
  let announced = ''
  /** The id of the test that was last scrolled into view. */
  let revealed: string | undefined

  const toolbar = createToolbar({ model, change: address.change, onLeave: () => view.focus() })
  const view = createListView(model, {
    href: navigation.testHref,
    onTest(test, isChosen) {
      revealed = linkId(model, test)
      if (isChosen) navigation.openTest(test)
      else if (!isPhone.matches) address.change({ tab: 'tests', test: revealed }, 'replace')
    },
    onToggle(key, isOpen) {
      list.toggle(key, isOpen)
      refresh()
    },
  })
  const panel = createDetailPanel(context)
  panel.root.classList.add('pane')
  const note = element('p', { class: 'list-note small quiet' })
  const empty = element('div', { class: 'empty' })
  view.root.append(empty, note)
  const split = element('div', { class: 'split' })
  split.append(view.root, createDivider(split), panel.root)
  root.append(toolbar.root, split)

  function heights(): RowHeights {
    const { clientWidth: width } = view.root
    return { ...(isCoarse.matches ? coarseHeights : fineHeights), room: width === 0 ? undefined : { width, isPhone: isPhone.matches } }
  }
  const refresh = () => show(address.state())

  /** On a wide screen, the first failed test is opened at first. */
  function testToShow(state: ViewState): number | undefined {
    const { test, cause } = state
    if (test !== undefined) return findTest(model, test)
    if (missingItem(state) === 'cause') return testOfCause(model, cause)
    return isPhone.matches ? undefined : failures().find((listed) => model.tests.ranks[listed] === failedRank)
  }

  /** Returns the listed tests that failed or are flaky, in the order of the list; only failed ones if there are any. */
  function failures(): readonly number[] {
    const rows = listing?.rows
    if (rows === undefined) return []
    const listed = [...rows.items].filter((item) => item >= 0)
    const failed = listed.filter((test) => model.tests.ranks[test] === failedRank)
    return failed.length > 0 ? failed : listed.filter((test) => model.tests.ranks[test] === flakyRank)
  }

  function show(state: ViewState): void {
    listing = list.list(state, heights())
    toolbar.show(state, listing.counts)
    view.show(listing.rows, markedTexts(state.query))
    const test = testToShow(state)
    view.select(test)
    panel.show(test, test === undefined ? missingItem(state) : undefined)
    if (state.test !== undefined && state.test !== revealed && test !== undefined) {
      // A test in a closed group stays unlisted, and its details are shown anyway.
      view.reveal(test, false)
      revealed = state.test
    }
    describe(state, listing.hits.length)
  }

  function describe(state: ViewState, hits: number): void {
    const all = model.tests.names.length
    const data = run()
    const isMissing = hits === 0 && data !== undefined
    empty.replaceChildren(...(isMissing ? emptyParts(state, all) : all === 0 ? [element('p', {}, 'Loading the tests …')] : []))
    // While the page is loading, chips would move as their numbers grow.
    toolbar.root.classList.toggle('loading', data === undefined)
    note.textContent =
      data !== undefined && data.total > data.listed
        ? `${formatCount(data.listed)} of ${countOf(data.total, 'result')} are in this file. Failed tests take precedence.`
        : ''
    const words = hits === all ? countOf(all, 'test') : `${formatCount(hits)} of ${countOf(all, 'test')}`
    if (data === undefined || words === announced) return
    // The number of all tests is not news when the page opens.
    const isNews = announced !== ''
    announced = words
    window.clearTimeout(speaking)
    if (isNews) speaking = window.setTimeout(announce, quietMs, words)
  }

  function emptyParts({ query, shown }: ViewState, all: number): readonly HTMLElement[] {
    if (all === 0) return [element('p', {}, 'No test results were found.')]
    const text = query.trim()
    const sentence =
      text === ''
        ? [element('p', {}, 'No test has this result.')]
        : [element('p', {}, 'No test matches ', element('code', { class: 'inline' }, text), shown.length > 0 ? ' with this result.' : '.')]
    return [
      ...sentence,
      ...(text === '' ? [] : [button('Clear the search', { class: 'btn' }, () => clear({ query: initialState.query }))]),
      ...(shown.length === 0 ? [] : [button('Show all results', { class: 'btn' }, () => clear({ shown: initialState.shown }))]),
    ]
  }

  function clear(part: Partial<ViewState>): void {
    address.change(part, 'push')
    toolbar.focusSearch()
  }

  isPhone.addEventListener('change', refresh)
  let resizing: number | undefined
  new ResizeObserver(() => {
    window.clearTimeout(resizing)
    // Another tab is shown.
    if (view.root.clientWidth > 0) resizing = window.setTimeout(refresh, resizeMs)
  }).observe(view.root)
  isCoarse.addEventListener('change', refresh)

  return {
    panel,
    show,
    focusSearch: toolbar.focusSearch,
    move: view.move,
    moveToFailure(step) {
      const all = failures()
      const shown = testToShow(address.state())
      const current = shown === undefined ? -1 : all.indexOf(shown)
      const next = current === -1 ? (step === 1 ? all[0] : all.at(-1)) : all.at((current + step) % all.length)
      if (next === undefined) return
      revealed = linkId(model, next)
      address.change({ tab: 'tests', test: revealed }, 'replace')
      view.reveal(next, true)
    },
    setOpen: view.setOpen,
    setAllOpen(isOpen) {
      list.toggleAll(isOpen)
      refresh()
    },
    toggleFilter: toolbar.toggle,
    focusList: view.focus,
  }
}

/** Finds the test of a cause on a page without the tab of causes, because each of them has one test. */
function testOfCause({ causes, executions }: TestModel, id: string | undefined): number | undefined {
  const execution = causes.find((cause) => cause.id === id)?.executions[0]
  return execution === undefined ? undefined : executions.testOf[execution]
}

/** Returns the item of a link, if it names one. A page without shared causes shows a cause on the tab of tests. */
const missingItem = ({ tab, test, cause }: ViewState): 'test' | 'cause' | undefined =>
  test !== undefined ? 'test' : tab === 'causes' && cause !== undefined ? 'cause' : undefined

/** Returns the texts of a search that occur in names. */
const markedTexts = (query: string): readonly string[] =>
  parseQuery(query).flatMap(({ field, text, isExcluded }) => (field === 'any' && !isExcluded ? [text] : []))
