import { createChoice, optionsOf } from '../../../../base/browser/choice.js'
import { button, element } from '../../../../base/browser/element.js'
import type { HistoryAction } from '../../../../base/browser/hash-state.js'
import { icon } from '../../../../base/browser/symbol-mark.js'
import { formatCount } from '../../../../base/text/counts.js'
import { kindTitle } from '../earlier-results/test-kind.js'
import { createSearchField } from '../search/search-field.js'
import { kindMark } from '../symbol.js'
import type { TestModel } from '../test-model.js'
import type { ViewState } from '../view-state.js'
import { type TestFilter, testFilters } from './filters.js'
import { type Grouping, groupingTitles } from './groupings.js'
import { hasGrouping } from './test-list.js'
import { type OrderName, orderTitles } from './test-order.js'

/** The search, the filters, and the choice of grouping and order. */
export interface Toolbar {
  readonly root: HTMLElement
  /** @param counts the number of found tests by filter */
  show(state: ViewState, counts: Readonly<Record<TestFilter, number>>): void
  focusSearch(): void
  /** Shows only the tests of a filter, or all again. */
  toggle(filter: TestFilter): void
}

export interface ToolbarOptions {
  readonly model: TestModel
  readonly change: (change: Partial<ViewState>, action: HistoryAction) => void
  /** The user leaves the search for the list. */
  readonly onLeave: () => void
}

/** Creates the toolbar. */
export function createToolbar({ model, change, onLeave }: ToolbarOptions): Toolbar {
  let state: ViewState | undefined
  const search = createSearchField(model, (query) => change({ query }, 'replace'), onLeave)

  function toggle(filter: TestFilter): void {
    const chosen = state?.shown ?? []
    const without = chosen.filter((other) => other !== filter)
    change({ shown: without.length < chosen.length ? without : [...chosen, filter] }, 'push')
  }
  const chips = new Map(testFilters.map((filter) => [filter, createChip(filter)]))
  function createChip(filter: TestFilter) {
    const count = element('span', { class: 'count' })
    const mark = kindMark(filter, model)
    mark.removeAttribute('role')
    mark.setAttribute('aria-hidden', 'true')
    const title = element('span')
    const chip = button(mark, { class: 'chip', 'aria-pressed': 'false' }, () => toggle(filter))
    chip.append(title, ' ', count)
    return { chip, title, count }
  }

  const grouping = createChoice<Grouping>('list-group', 'Group', (value) => change({ grouping: value }, 'replace'))
  const order = createChoice<OrderName>('list-order', 'Order', (value) => change({ order: value }, 'replace'))
  // On a phone, both choices are in a sheet.
  const sheetAttributes = { class: 'picks', popover: '', role: 'group', 'aria-label': 'Group and order' }
  const sheet = element('div', sheetAttributes, grouping.root, order.root)
  const opener = element('button', { type: 'button', class: 'btn icon phone-only', 'aria-label': 'Group and order' }, icon('sliders'))
  opener.popoverTargetElement = sheet

  return {
    root: element(
      'div',
      { class: 'toolbar' },
      search.root,
      opener,
      element('div', { class: 'chips', role: 'group', 'aria-label': 'Show' }, ...[...chips.values()].map(({ chip }) => chip)),
      sheet,
    ),
    show(next, counts) {
      state = next
      search.show(next.query)
      grouping.show(hasGrouping(model, next.grouping) ? next.grouping : 'outcome', groupings(model))
      order.show(next.order, orders(model))
      // The verdicts replace the outcome if they contain every failed test.
      const areJudged = counts.new + counts.known === counts.failed
      for (const [filter, { chip, title, count }] of chips) {
        const isChosen = next.shown.includes(filter)
        chip.setAttribute('aria-pressed', String(isChosen))
        chip.hidden = (counts[filter] === 0 || (filter === 'failed' && areJudged)) && !isChosen
        // The name of the branch is known only after the history was read.
        title.textContent = kindTitle(filter, model)
        count.textContent = formatCount(counts[filter])
      }
    },
    focusSearch: search.focus,
    toggle,
  }
}

const groupings = (model: TestModel) => optionsOf(groupingTitles).filter(({ value }) => hasGrouping(model, value))

/** With one job, each failed test fails in the most jobs, so only the suite decides. */
const orders = (model: TestModel) =>
  optionsOf(orderTitles).map(({ value, title }) => ({ value, title: value === 'jobs' && !hasGrouping(model, 'job') ? 'Suite' : title }))
