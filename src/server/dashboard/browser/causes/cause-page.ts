import { element } from '../../../../base/browser/element.js'
import type { HashState } from '../../../../base/browser/hash-state.js'
import { countOf, formatCount } from '../../../../base/text/counts.js'
import { displayLine } from '../../../../base/text/display-text.js'
import type { RecordedRun, TestRuns } from '../../../answers/test-runs.js'
import type { TitledCause } from '../answers/failure-cause.js'
import { firstSighting, lastSighting, sightingNode } from '../answers/sighting.js'
import { failureItem } from '../pieces/failure-item.js'
import { loadingPanel } from '../pieces/loading-panel.js'
import { testLink } from '../pieces/test-name.js'
import type { DashboardState } from '../state/dashboard-state.js'

export interface CausePageOptions {
  readonly cause: TitledCause
  readonly read: () => Promise<TestRuns>
  readonly address: HashState<DashboardState>
}

/** Creates the page of a cause: since when it fails which tests, and its last failure. The heading can receive the focus. */
export function causePage({ cause, read, address }: CausePageOptions, signal: AbortSignal): HTMLElement {
  const facts: readonly (readonly [string, string | Node])[] = [
    ['Builds', formatCount(cause.builds)],
    ['Tests', formatCount(cause.tests)],
    ['Failures', formatCount(cause.failures)],
    ['First seen', sightingNode(firstSighting(cause))],
    ['Last seen', sightingNode(lastSighting(cause))],
  ]
  return element(
    'article',
    { class: 'item' },
    element('a', { class: 'back', href: address.link({ item: '' }) }, '← All causes'),
    element('h2', { class: 'item-title', tabindex: '-1' }, element('code', {}, displayLine(cause.title))),
    element(
      'dl',
      { class: 'facts' },
      ...facts.map(([term, value]) => element('div', {}, element('dt', {}, term), element('dd', {}, value))),
    ),
    loadingPanel(
      element('section', { class: 'runs', 'aria-label': 'Failures' }),
      () => element('div', { class: 'card runs-pending' }),
      async () => {
        const { runs, nextCursor } = await read()
        return [lastFailure(runs), failedTests(runs, nextCursor !== undefined, address)]
      },
      signal,
    ),
  )
}

const lastFailure = ([last]: readonly RecordedRun[]): HTMLElement =>
  element(
    'div',
    { class: 'card padded' },
    element('h3', {}, 'Last failure'),
    last === undefined
      ? element('p', { class: 'hint' }, 'Its builds were deleted.')
      : element('ol', { class: 'failure-items' }, failureItem(last, true)),
  )

/** Creates the list of the tests that failed, the one with the most failures first. */
function failedTests(runs: readonly RecordedRun[], hasMore: boolean, address: HashState<DashboardState>): HTMLElement {
  const byTest = new Map<string, RecordedRun[]>()
  for (const run of runs) {
    const known = byTest.get(run.testId)
    if (known === undefined) byTest.set(run.testId, [run])
    else known.push(run)
  }
  const tests = [...byTest.values()].sort((one, other) => other.length - one.length)
  const title = hasMore ? `Tests of the last ${countOf(runs.length, 'failure')}` : 'Tests'
  return element(
    'div',
    { class: 'card padded' },
    element('h3', {}, title),
    element(
      'ul',
      { class: 'failed-tests' },
      ...tests.flatMap(([newest, ...older]) => {
        if (newest === undefined) return []
        const link = testLink(newest, address.link({ view: 'tests', item: newest.testId, query: '' }))
        return [element('li', {}, link, element('span', { class: 'hint' }, countOf(older.length + 1, 'failure')))]
      }),
    ),
  )
}
