import { button, element } from '../../../../base/browser/element.js'
import { searchableText } from '../../../../base/browser/searchable-text.js'
import { countOf } from '../../../../base/text/counts.js'
import { displayLine } from '../../../../base/text/display-text.js'
import type { Api } from '../answers/api.js'
import { causeNode } from '../overview/cause-node.js'
import { readFailing } from '../overview/read-failing.js'
import { ownerText } from '../pieces/owner-text.js'
import type { ItemList } from '../results/results-view.js'
import type { DashboardState } from '../state/dashboard-state.js'
import { daysOf } from '../state/period.js'
import type { ViewContext } from '../state/view.js'
import { hasStatus, type TestOfModule } from './listed-test.js'
import type { Tests } from './read-tests.js'
import { sortTests } from './test-entries.js'
import { createTestRows } from './test-rows.js'
import { createTestsFilters } from './tests-filters.js'
import { filteredSentence, testsSentence } from './tests-sentence.js'
import { createTestsTable } from './tests-table.js'

/** The fields of the address that choose tests, without the order. */
const noFilter = { query: '', status: '', owner: '' } as const

/** Creates the list of the tests of a module: a sentence, the filters and the table. */
export function createTestsList(
  found: Tests,
  start: DashboardState,
  { address, announce }: Pick<ViewContext, 'address' | 'announce'>,
  api: Api,
): ItemList {
  const { tests, period, branch, rows } = found
  const texts = new Map(tests.map((test) => [test, searchableText([...test.metrics.suite, test.metrics.name].map(displayLine).join(' '))]))
  const filters = createTestsFilters(tests, address)
  const table = createTestsTable(found, {
    rows: createTestRows(api, start, period, branch),
    linkOf: (id) => address.link({ item: id }),
  })
  const sentence = element('h2', { class: 'sentence' })
  const time = daysOf(period)
  const cause = element('p', {})
  let isCauseRead = false
  let sorted: { readonly order: DashboardState['sort']; readonly tests: readonly TestOfModule[] } | undefined
  let shown: string | undefined

  /** The tests are sorted once per order, because a module may have 200,000 of them. */
  function inOrder(order: DashboardState['sort']): readonly TestOfModule[] {
    if (sorted?.order !== order) sorted = { order, tests: sortTests(tests, order, rows) }
    return sorted.tests
  }

  function choose({ query, status, owner, sort }: DashboardState): readonly TestOfModule[] {
    const words = searchableText(query).split(/\s+/)
    return inOrder(sort).filter(
      (test) =>
        (status === '' || hasStatus(test, status)) &&
        (owner === '' || test.metrics.owners.includes(owner)) &&
        words.every((word) => texts.get(test)?.includes(word)),
    )
  }

  function emptyCard({ module, query, owner }: DashboardState): HTMLElement {
    const clear = button('Clear the filter', { class: 'btn' }, () => {
      address.change(noFilter, 'push')
      filters.focus()
    })
    const of = owner === '' ? displayLine(module) : `${displayLine(module)} and ${ownerText(owner)}`
    const matching = query === '' ? [' has this status.'] : [' matches ', element('code', {}, displayLine(query)), '.']
    return element(
      'section',
      { class: 'nothing-found' },
      element('h2', {}, `No test of ${of}`, ...matching),
      element('p', {}, 'The filter looks in names and suites.'),
      clear,
    )
  }

  /** Shows why the tests fail if all of them have one cause. The page is complete without it. */
  async function readCause(): Promise<void> {
    if (isCauseRead) return
    isCauseRead = true
    const failing = await readFailing(api, start, branch, period)
    const [first] = failing?.runs ?? []
    const isOne = failing?.isComplete === true && failing.runs.every((run) => run.cause !== undefined && run.cause === first?.cause)
    const node = first === undefined || !isOne ? undefined : causeNode(first, address)
    if (node !== undefined) cause.replaceChildren('1 cause: ', node)
  }

  return {
    root: element(
      'section',
      { class: 'tests' },
      element('div', { class: 'sentence-row' }, element('div', {}, sentence, cause), filters.root),
      table.root,
      element(
        'p',
        { class: 'hint definition' },
        `Median and change: these ${time} against the ${time} before. For a slower test: since its commit against the 30 days before it. “Failed or flaky” counts the last builds.`,
      ),
    ),
    show(state) {
      const { query, status, owner, sort } = state
      const key = JSON.stringify([query, status, owner, sort])
      filters.show(state)
      if (key === shown) return
      const isFirst = shown === undefined
      shown = key
      const isFiltered = query.trim() !== '' || status !== '' || owner !== ''
      const chosen = choose(state)
      sentence.textContent = isFiltered ? filteredSentence(chosen.length, tests.length, status) : testsSentence(tests)
      table.show({
        tests: chosen,
        isGrouped: sort === 'attention',
        isOpen: status === 'slower' || query.trim() !== '',
        isOnlySlower: status === 'slower',
        empty: emptyCard(state),
        showAll: isFiltered ? element('a', { href: address.link(noFilter) }, `Show all ${countOf(tests.length, 'test')}`) : undefined,
      })
      cause.hidden = status !== 'failing' || query.trim() !== '' || owner !== ''
      if (!cause.hidden)
        readCause().catch(() => {
          isCauseRead = false
        })
      if (!isFirst) announce(sentence.textContent)
    },
    focus: table.focus,
  }
}
