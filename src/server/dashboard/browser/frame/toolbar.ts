import { createChoice, optionsOf } from '../../../../base/browser/choice.js'
import { element } from '../../../../base/browser/element.js'
import type { HashState } from '../../../../base/browser/hash-state.js'
import { createPopup } from '../../../../base/browser/popup.js'
import { symbolMark } from '../../../../base/browser/symbol-mark.js'
import { formatCount } from '../../../../base/text/counts.js'
import { displayLine } from '../../../../base/text/display-text.js'
import { createDayField } from '../pieces/day-field.js'
import { isTestPage } from '../results/results.js'
import { type DashboardState, isOrganisationPage, type ViewName, viewTitles } from '../state/dashboard-state.js'
import { dayOf, periodOf, type RangeName, rangeTitles } from '../state/period.js'
import type { MarkName, PageTitle } from '../state/view.js'
import { openView, views } from '../state/views.js'
import { createBranchMenu } from './branch-menu.js'
import type { ViewCounts } from './tab-counts.js'

/** The top of a page: its title with the branch and the range, and the views of a module with their fields. */
export interface PageToolbar {
  readonly root: HTMLElement
  /**
   * @param title the title that the results give; undefined until they arrive
   * @param usualBranch the branch of the results if none is chosen; undefined until they arrive
   * @param counts the numbers on the tabs
   */
  show(state: DashboardState, title: PageTitle | undefined, usualBranch: string | undefined, counts: ViewCounts): void
  focusTitle(): void
}

export interface ToolbarContext {
  readonly now: () => number
  /** Returns the names of the branches to suggest. */
  readonly readBranches: () => Promise<readonly string[]>
}

const markTitles: Readonly<Record<MarkName, string>> = { failed: 'Failed', flaky: 'Flaky', passed: 'Passed', skipped: 'Skipped' }

/** Creates the top of a page. Each change of a field takes effect at once. */
export function createPageToolbar(address: HashState<DashboardState>, { now, readBranches }: ToolbarContext): PageToolbar {
  const above = element('p', { class: 'above-title' })
  const heading = element('h1', { tabindex: '-1' })
  const lead = element('p', { class: 'lead' })
  const branch = createBranchMenu(address, readBranches)
  const range = createChoice<RangeName>('range', 'Range', (name) =>
    address.change({ ...customDays(address.state(), name, now()), range: name }, 'push'),
  )
  const from = createDayField('from', 'From', (day) => address.change({ from: day }, 'push'))
  const to = createDayField('to', 'To', (day) => address.change({ to: day }, 'push'))
  const days = element('span', { class: 'days' }, from.root, to.root)
  const job = createPopup({
    id: 'filter-job',
    label: 'Job',
    isLabelShown: true,
    items: () => [
      { title: 'All', href: address.link({ job: '' }) },
      { title: 'Choose another job', href: address.link(openView('jobs', address.state())) },
    ],
  })
  const tabs = (Object.keys(viewTitles) as ViewName[]).map((name) => ({ name, link: element('a', {}) }))
  const tabRow = element('nav', { class: 'tabs', 'aria-label': 'Views' }, ...tabs.map(({ link }) => link))
  let shownTab: HTMLElement | undefined
  const ofModule = element('div', { class: 'toolbar-row' }, tabRow, element('div', { class: 'choices' }, job.root))

  /** Scrolls a tab into the row, which is wider than a phone. A refresh does not undo the scrolling of the user. */
  function showTab(tab: HTMLElement | undefined): void {
    if (tab === shownTab || tab === undefined || tabRow.clientWidth === 0) return
    shownTab = tab
    tabRow.scrollLeft = tab.offsetLeft - tabRow.offsetLeft - (tabRow.clientWidth - tab.offsetWidth) / 2
  }

  return {
    root: element(
      'div',
      { class: 'toolbar' },
      element(
        'div',
        { class: 'title-row' },
        element('div', { class: 'title-texts' }, above, heading, lead),
        element('div', { class: 'controls' }, branch.root, range.root, days),
      ),
      ofModule,
    ),
    show(state, title, usualBranch, counts) {
      const { mark, text, before = '', lead: line, above: place, isItem = false } = title ?? { text: '' }
      heading.replaceChildren(
        ...(mark === undefined ? [] : [symbolMark(mark === 'passed' && !isItem ? 'complete' : mark, markTitles[mark], 'large')]),
        element(
          'span',
          {},
          before === '' ? undefined : element('span', { class: 'light' }, before),
          text || displayLine(state.module || state.project || state.org) || 'Build Report',
        ),
      )
      above.replaceChildren(...(place === undefined ? [] : [place]))
      lead.replaceChildren(...(line === undefined ? [] : [line]))
      branch.show(state, title?.branch ?? usualBranch)
      range.show(state.range, optionsOf(rangeTitles))
      from.input.value = state.from
      to.input.value = state.to
      days.hidden = state.range !== 'custom'
      ofModule.hidden = isOrganisationPage(state) || isTestPage(state)
      const { fields } = views[state.view]
      job.root.hidden = !fields.includes('job') || state.job === ''
      job.show(displayLine(state.job))
      for (const { name, link } of tabs) {
        link.href = address.link(openView(name, state))
        const count = counts[name]
        // Each view begins with its numbers, so the names of the links stay short for screen readers.
        link.replaceChildren(
          viewTitles[name],
          ...(count === undefined ? [] : [' ', element('span', { class: 'count', 'aria-hidden': 'true' }, formatCount(count))]),
        )
        if (name === state.view) link.setAttribute('aria-current', 'page')
        else link.removeAttribute('aria-current')
      }
      showTab(tabs.find(({ name }) => name === state.view)?.link)
    },
    focusTitle() {
      heading.focus()
      heading.scrollIntoView({ block: 'nearest' })
    },
  }
}

/** Returns the initial days of a custom range, which are the days of the range before. */
function customDays(state: DashboardState, range: RangeName, now: number): { readonly from: string; readonly to: string } {
  if (range !== 'custom') return { from: '', to: '' }
  const { fromTs, toTs } = periodOf(state, now)
  return { from: dayOf(fromTs), to: dayOf(toTs - 1) }
}
