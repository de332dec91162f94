import { element } from '../../../../base/browser/element.js'
import type { HashState } from '../../../../base/browser/hash-state.js'
import { countOf, formatCount } from '../../../../base/text/counts.js'
import { displayLine } from '../../../../base/text/display-text.js'
import type { FailureCause } from '../answers/failure-cause.js'
import { firstSighting, lastSighting, sightingNode } from '../answers/sighting.js'
import { factLine } from '../pieces/run-facts.js'
import { nameOf } from '../pieces/test-name.js'
import type { DashboardState } from '../state/dashboard-state.js'

/** Creates the list of causes, the ones that failed most builds first. Each is linked to its page. */
export const causeList = (causes: readonly FailureCause[], address: HashState<DashboardState>): HTMLElement =>
  element('ol', { class: 'card causes' }, ...causes.map((cause) => itemOf(cause, address)))

function itemOf(cause: FailureCause, address: HashState<DashboardState>): HTMLElement {
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
      factLine(element('span', {}, element('a', { href: testHref }, nameOf(lastTest)), others), countOf(failures, 'failure')),
      factLine(
        element('span', {}, 'first ', sightingNode(firstSighting(cause))),
        element('span', {}, 'last ', sightingNode(lastSighting(cause))),
      ),
    ),
  )
}
