import { createChoice, optionsOf } from '../../../../base/browser/choice.js'
import { element } from '../../../../base/browser/element.js'
import { createPopup } from '../../../../base/browser/popup.js'
import { createSearchInput } from '../../../../base/browser/search-input.js'
import { displayLine } from '../../../../base/text/display-text.js'
import { modulesOf } from '../answers/available-coordinates.js'
import { createOwnerMenu } from '../frame/owner-menu.js'
import { modulePath } from '../organisation/module-state.js'
import { ownersOf } from '../pieces/owner-text.js'
import { type DashboardState, type RankName, rankTitles } from '../state/dashboard-state.js'
import type { ViewContext } from '../state/view.js'
import type { Flaky } from './read-flaky.js'

/** The line of fields above the table of flaky tests. */
export interface FlakyFilters {
  readonly root: HTMLElement
  show(query: string): void
  focus(): void
}

/** Creates the fields. All that they choose is in the address. */
export function createFlakyFilters(flaky: Flaky, state: DashboardState, { address, api, available }: ViewContext): FlakyFilters {
  // The shortcut for the search of a table finds the field by its id.
  const { root: field, input } = createSearchInput('Filter tests', { id: 'search' })
  input.addEventListener('input', () => address.change({ query: input.value }, 'replace'))
  const module = createPopup({
    id: 'filter-module',
    label: 'Module',
    isLabelShown: true,
    searchLabel: 'Search modules',
    items: () => [
      { title: 'All', href: address.link({ project: '', module: '', pipeline: '' }), isCurrent: state.project === '' },
      ...modulesOf(available(), state.org).map(({ project, module: name, title: shown }) => ({
        title: shown,
        href: address.link({ project, module: name, pipeline: '' }),
        isCurrent: project === state.project && name === state.module,
      })),
    ],
  })
  module.show(state.project === '' ? 'All' : state.module === '' ? displayLine(state.project) : modulePath(state))
  const known = ownersOf(flaky.tests)
  // The list of one owner does not name the others.
  const owner = createOwnerMenu(
    address,
    known,
    state.owner === '' ? undefined : async () => ownersOf((await api.flakyTests(state, flaky.period)).tests),
  )
  owner.show(state.owner)
  const order = createChoice<RankName>('filter-order', 'Order', (rank) => address.change({ rank }, 'push'))
  order.show(state.rank, optionsOf(rankTitles))
  return {
    root: element(
      'div',
      { class: 'filters', role: 'search', 'aria-label': 'Flaky tests' },
      field,
      module.root,
      ...(known.length > 0 || state.owner !== '' ? [owner.root] : []),
      order.root,
    ),
    show(query) {
      if (input.value !== query) input.value = query
    },
    focus: () => input.focus(),
  }
}
