import { type Child, element } from '../../../../base/browser/element.js'
import type { HashState } from '../../../../base/browser/hash-state.js'
import { signatureParts } from '../../../../base/browser/signature-parts.js'
import { timeNode } from '../../../../base/browser/time-node.js'
import { webLink } from '../../../../base/browser/web-link.js'
import { countOf, formatCount } from '../../../../base/text/counts.js'
import { displayLine } from '../../../../base/text/display-text.js'
import type { Sighting } from '../../../answers/sighting.js'
import { failureItem } from '../pieces/failure-item.js'
import { factLine } from '../pieces/run-facts.js'
import type { DashboardState } from '../state/dashboard-state.js'
import type { RunsOfCause } from './failure-groups.js'

/** A reason in the list of reasons why a test fails. */
export interface ShownCause {
  readonly root: HTMLElement
  readonly cause: string
  /** Adds the number of other tests with the same cause. */
  showShared(tests: number): void
}

/** Creates the row of a reason: in how many builds, since when, in which jobs and where. Its runs are folded. */
export function causeRow(group: RunsOfCause, address: HashState<DashboardState>): ShownCause {
  const { signature, cause, builds, jobs, place } = group
  const code = element('code', {}, ...signatureParts(displayLine(signature)))
  const facts = factLine(
    ...seenNodes(group),
    jobsText(jobs) || undefined,
    place === '' ? undefined : element('code', { class: 'plain' }, place),
  )
  const title =
    cause === ''
      ? element('p', { class: 'cause-title' }, code)
      : element('a', { class: 'cause-title', href: address.link({ view: 'causes', item: cause, query: '' }) }, code)
  return {
    root: element(
      'li',
      { class: 'cause' },
      element(
        'p',
        { class: 'cause-count' },
        formatCount(builds),
        element('span', { class: 'visually-hidden' }, builds === 1 ? ' build: ' : ' builds: '),
      ),
      element('div', { class: 'cause-texts' }, title, facts, runsOf(group)),
    ),
    cause,
    showShared(tests) {
      if (tests > 0) facts.append(element('span', {}, `shared with ${countOf(tests, 'other test')}`))
    },
  }
}

/** Returns `first seen 80 days ago, last seen 9 minutes ago`, or both as one. */
function seenNodes({ first, last }: RunsOfCause): readonly Child[] {
  const node = (word: string, sighting: Sighting) =>
    element('span', {}, `${word} seen `, webLink(sighting.url, {}, timeNode(sighting.timestamp)))
  return first.timestamp === last.timestamp
    ? [node('first and last', last)]
    : [element('span', {}, node('first', first), ', ', node('last', last))]
}

function jobsText([most, ...others]: readonly string[]): string {
  if (most === undefined) return ''
  return others.length === 0 ? displayLine(most) : `${displayLine(most)} and ${countOf(others.length, 'other job')}`
}

/** Creates the folded list of the runs that were read. It is filled when it is opened. */
function runsOf({ runs, builds }: RunsOfCause): HTMLElement | undefined {
  if (runs.length === 0) return undefined
  const all = runs.length < builds ? `the last ${countOf(runs.length, 'run')}` : runs.length === 1 ? 'this run' : `${runs.length} runs`
  const details = element('details', { class: 'cause-runs' }, element('summary', {}, `Messages and attempts of ${all}`))
  details.addEventListener(
    'toggle',
    () => details.append(element('ol', { class: 'failure-items' }, ...runs.map((run, index) => failureItem(run, index === 0)))),
    { once: true },
  )
  return details
}
