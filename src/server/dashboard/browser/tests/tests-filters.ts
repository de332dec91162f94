import { createChoice, optionsOf } from '../../../../base/browser/choice.js'
import { element } from '../../../../base/browser/element.js'
import type { HashState } from '../../../../base/browser/hash-state.js'
import { createPopup } from '../../../../base/browser/popup.js'
import { createSearchInput } from '../../../../base/browser/search-input.js'
import { createOwnerMenu } from '../frame/owner-menu.js'
import { ownersOf } from '../pieces/owner-text.js'
import type { DashboardState } from '../state/dashboard-state.js'
import { hasStatus, sortTitles, type TestOfModule, type TestOrder, type TestStatus, testStatusTitles } from './listed-test.js'

/** The line of fields above the table of tests. */
export interface TestsFilters {
  readonly root: HTMLElement
  show(state: DashboardState): void
  focus(): void
}

/** Creates the fields. All that they choose is in the address. The menus offer only statuses and owners that have tests. */
export function createTestsFilters(tests: readonly TestOfModule[], address: HashState<DashboardState>): TestsFilters {
  // The shortcut for the search of a table finds the field by its id.
  const { root: field, input } = createSearchInput('Filter tests', { id: 'search' })
  input.addEventListener('input', () => address.change({ query: input.value }, 'replace'))
  const counts = countStatuses(tests)
  const status = createPopup({
    id: 'filter-status',
    label: 'Status',
    isLabelShown: true,
    items: () => {
      const current = address.state().status
      const offered = (Object.keys(testStatusTitles) as TestStatus[]).filter((name) => counts[name] > 0 || name === current)
      return [
        { title: 'All', count: tests.length, onChoose: () => address.change({ status: '' }, 'push'), isCurrent: current === '' },
        ...offered.map((name) => ({
          title: testStatusTitles[name],
          count: counts[name],
          onChoose: () => address.change({ status: name }, 'push'),
          isCurrent: name === current,
        })),
      ]
    },
  })
  const known = ownersOf(tests.map(({ metrics }) => metrics))
  const owner = createOwnerMenu(address, known)
  const order = createChoice<TestOrder>('filter-order', 'Order', (sort) => address.change({ sort }, 'push'))
  return {
    root: element('div', { class: 'filters', role: 'search', 'aria-label': 'Tests' }, field, status.root, owner.root, order.root),
    show(state) {
      if (input.value !== state.query) input.value = state.query
      status.show(state.status === '' ? 'All' : testStatusTitles[state.status])
      status.root.classList.toggle('chosen', state.status !== '')
      owner.show(state.owner)
      owner.root.classList.toggle('chosen', state.owner !== '')
      owner.root.hidden = known.length === 0 && state.owner === ''
      order.show(state.sort, optionsOf(sortTitles))
    },
    focus: () => input.focus(),
  }
}

/** Counts the tests with each status. */
export function countStatuses(tests: readonly TestOfModule[]): Readonly<Record<TestStatus, number>> {
  const names = Object.keys(testStatusTitles) as TestStatus[]
  return Object.fromEntries(names.map((name) => [name, tests.filter((test) => hasStatus(test, name)).length])) as Record<TestStatus, number>
}
