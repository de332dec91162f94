import { createChoiceField } from '../../browser/choice-field.js'
import { button, element, hiddenText } from '../../browser/element.js'
import type { HistoryAction } from '../../browser/hash-state.js'
import { formatCount } from '../../text/counts.js'
import { filterTitles, type StatusFilter, statusFilters } from './status-filters.js'
import { statusIcon } from './status-icon.js'
import { orderTitles } from './test-order.js'
import { groupingTitles } from './tree-rows.js'
import type { ViewState } from './view-state.js'

/** The search, the status filters, and the choice of grouping and order. */
export interface Toolbar {
  readonly root: HTMLElement
  /** @param counts the number of found tests by status */
  show(state: ViewState, counts: Readonly<Record<StatusFilter, number>>): void
  focusSearch(): void
}

/** A longer text was pasted by mistake. */
const maximumQueryLength = 1000

/** Creates the toolbar. */
export function createToolbar(onChange: (change: Partial<ViewState>, action: HistoryAction) => void): Toolbar {
  const search = element('input', {
    id: 'search',
    type: 'search',
    placeholder: 'Search tests',
    maxlength: String(maximumQueryLength),
    autocomplete: 'off',
    spellcheck: 'false',
    'aria-keyshortcuts': '/',
  })
  search.addEventListener('input', () => onChange({ query: search.value }, 'replace'))

  let chosen: readonly StatusFilter[] = []
  const chips = new Map(statusFilters.map((status) => [status, createChip(status)]))
  function createChip(status: StatusFilter) {
    const count = element('span', { class: 'count' })
    const chip = button(statusIcon(status), { class: 'chip', 'aria-pressed': 'false' }, () => {
      const without = chosen.filter((other) => other !== status)
      onChange({ statuses: without.length < chosen.length ? without : [...chosen, status] }, 'push')
    })
    chip.append(element('span', {}, filterTitles[status]), ' ', count)
    return { chip, count }
  }

  const grouping = createChoiceField('group', 'Group by', groupingTitles, (value) => onChange({ grouping: value }, 'replace'))
  const order = createChoiceField('order', 'Order', orderTitles, (value) => onChange({ order: value }, 'replace'))

  return {
    root: element(
      'div',
      { class: 'toolbar', role: 'search' },
      element(
        'div',
        { class: 'search' },
        element('label', { for: 'search' }, hiddenText('Search tests')),
        search,
        element('kbd', { 'aria-hidden': 'true' }, '/'),
      ),
      element('div', { class: 'chips', role: 'group', 'aria-label': 'Status' }, ...[...chips.values()].map(({ chip }) => chip)),
      element('div', { class: 'choices' }, grouping.root, order.root),
    ),
    show(state, counts) {
      chosen = state.statuses
      // Setting the value moves the caret, which disturbs typing.
      if (search.value !== state.query) search.value = state.query
      grouping.select.value = state.grouping
      order.select.value = state.order
      for (const [status, { chip, count }] of chips) {
        const isChosen = chosen.includes(status)
        chip.setAttribute('aria-pressed', String(isChosen))
        chip.hidden = counts[status] === 0 && !isChosen && status !== 'failed' && status !== 'successful'
        count.textContent = formatCount(counts[status])
      }
    },
    focusSearch() {
      search.focus()
      search.select()
    },
  }
}
