import { createChoice, optionsOf } from '../../../../base/browser/choice.js'
import { button, element } from '../../../../base/browser/element.js'
import type { HistoryAction } from '../../../../base/browser/hash-state.js'
import { icon } from '../../../../base/browser/symbol-mark.js'
import { formatCount } from '../../../../base/text/counts.js'
import { outcomes, outcomeTitles, type TestOutcome } from '../outcome.js'
import { createSearchField } from '../search/search-field.js'
import { outcomeMark } from '../symbol.js'
import type { TestModel } from '../test-model.js'
import type { ViewState } from '../view-state.js'
import { type Grouping, groupingTitles } from './groupings.js'
import { hasGrouping } from './test-list.js'
import { type OrderName, orderTitles } from './test-order.js'

/** The search, the filters by outcome, and the choice of grouping and order. */
export interface Toolbar {
  readonly root: HTMLElement
  /** @param counts the number of found tests by outcome */
  show(state: ViewState, counts: Readonly<Record<TestOutcome, number>>): void
  focusSearch(): void
  /** Shows only the tests with an outcome, or all again. */
  toggle(outcome: TestOutcome): void
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

  function toggle(outcome: TestOutcome): void {
    const chosen = state?.shown ?? []
    const without = chosen.filter((other) => other !== outcome)
    change({ shown: without.length < chosen.length ? without : [...chosen, outcome] }, 'push')
  }
  const chips = new Map(outcomes.map((outcome) => [outcome, createChip(outcome)]))
  function createChip(outcome: TestOutcome) {
    const count = element('span', { class: 'count' })
    const mark = outcomeMark(outcome)
    mark.removeAttribute('role')
    mark.setAttribute('aria-hidden', 'true')
    const chip = button(mark, { class: 'chip', 'aria-pressed': 'false' }, () => toggle(outcome))
    chip.append(outcomeTitles[outcome], ' ', count)
    return { chip, count }
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
      for (const [outcome, { chip, count }] of chips) {
        const isChosen = next.shown.includes(outcome)
        chip.setAttribute('aria-pressed', String(isChosen))
        chip.hidden = counts[outcome] === 0 && !isChosen
        count.textContent = formatCount(counts[outcome])
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
