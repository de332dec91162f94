import { element } from '../../../../base/browser/element.js'
import type { HashState } from '../../../../base/browser/hash-state.js'
import { countOf, formatCount } from '../../../../base/text/counts.js'
import { displayLine } from '../../../../base/text/display-text.js'
import { type Api, rankedCount } from '../answers/api.js'
import type { TitledCause } from '../answers/failure-cause.js'
import { firstSighting, lastSighting, sightingNode } from '../answers/sighting.js'
import { emptyState } from '../empty/empty-state.js'
import { factLine } from '../pieces/run-facts.js'
import { visibleName } from '../pieces/test-name.js'
import type { DashboardState } from '../state/dashboard-state.js'
import { daysOf, type Period } from '../state/period.js'
import type { View } from '../state/view.js'
import { causePage } from './cause-page.js'

export interface Causes {
  readonly causes: readonly TitledCause[]
  readonly period: Period
  /** Reads the failures of a cause. */
  readonly api: Api
}

/** Creates the ranked list of causes, and the page of the cause that the state chooses. */
export function causesView({ causes, period, api }: Causes, start: DashboardState, address: HashState<DashboardState>): View {
  const root = element('div', { class: 'results' })
  let drawn: { readonly item: string; readonly stop: AbortController } | undefined

  function draw(state: DashboardState): void {
    const before = drawn?.item
    if (before === state.item) return
    drawn?.stop.abort()
    drawn = { item: state.item, stop: new AbortController() }
    const cause = causes.find((each) => each.cause === state.item)
    if (state.item === '') root.replaceChildren(answer(causes, period, state), ...(causes.length === 0 ? [] : [causeList(causes, address)]))
    else if (cause === undefined) root.replaceChildren(missingCause(address))
    else {
      const choice = { cause: cause.cause, limit: 200 }
      root.replaceChildren(causePage({ cause, read: () => api.runs(state, period, choice), address }, drawn.stop.signal))
    }
    // At first, the focus stays on the field that the user changed.
    if (before !== undefined) focusTarget(root, before)?.focus()
  }
  draw(start)
  return { root, show: draw, close: () => drawn?.stop.abort() }
}

/** The title of a cause, or the link of the cause that was left. */
const focusTarget = (root: HTMLElement, before: string): HTMLElement | null =>
  root.querySelector<HTMLElement>('.item-title') ??
  [...root.querySelectorAll<HTMLElement>('[data-cause]')].find((link) => link.dataset.cause === before) ??
  null

function answer(causes: readonly TitledCause[], period: Period, { branch }: DashboardState): HTMLElement {
  const time = daysOf(period)
  const where = branch === '' ? '' : ` on ${displayLine(branch)}`
  const count = causes.length === rankedCount ? `At least ${countOf(causes.length, 'cause')}` : countOf(causes.length, 'cause')
  const [worst] = causes
  return element(
    'section',
    { class: 'answer', 'aria-labelledby': 'answer-title' },
    element(
      'h2',
      { id: 'answer-title' },
      worst === undefined ? `No failure${where} in ${time}` : `${count} of failures${where} in ${time}`,
    ),
    element(
      'p',
      { class: 'lead' },
      worst === undefined
        ? 'Failures without a message have no cause and are not listed here.'
        : `The first one failed ${countOf(worst.builds, 'build')}. A cause is what the messages of several failures have in common.`,
    ),
  )
}

const missingCause = (address: HashState<DashboardState>): HTMLElement =>
  emptyState({
    sentence: 'Nothing failed for this cause in this range.',
    reason: 'Choose a range that starts earlier, or another branch.',
    action: { label: 'All causes', href: address.link({ item: '' }) },
  })

/** Creates the list of causes, the ones that failed most builds first. Each is linked to its page. */
const causeList = (causes: readonly TitledCause[], address: HashState<DashboardState>): HTMLElement =>
  element('ol', { class: 'card causes' }, ...causes.map((cause) => itemOf(cause, address)))

function itemOf(cause: TitledCause, address: HashState<DashboardState>): HTMLElement {
  const { title, builds, tests, failures, lastTest } = cause
  const testHref = address.link({ view: 'tests', item: lastTest.testId, query: '' })
  const others = tests > 1 ? ` and ${countOf(tests - 1, 'other test')}` : ''
  return element(
    'li',
    { class: 'cause' },
    element('p', { class: 'cause-builds' }, element('b', {}, formatCount(builds)), builds === 1 ? ' build' : ' builds'),
    element(
      'div',
      { class: 'cause-texts' },
      element(
        'a',
        { class: 'cause-title', href: address.link({ view: 'causes', item: cause.cause, query: '' }), 'data-cause': cause.cause },
        element('code', {}, displayLine(title)),
      ),
      factLine(element('span', {}, element('a', { href: testHref }, visibleName(lastTest)), others), countOf(failures, 'failure')),
      factLine(
        element('span', {}, 'first ', sightingNode(firstSighting(cause))),
        element('span', {}, 'last ', sightingNode(lastSighting(cause))),
      ),
    ),
  )
}
