import { type Child, element } from '../../../../browser/element.js'
import type { HashState } from '../../../../browser/hash-state.js'
import { countOf, formatCount } from '../../../../text/counts.js'
import { displayLine } from '../../../../text/display-text.js'
import { formatDuration } from '../../../../text/durations.js'
import type { DashboardState } from '../dashboard-state.js'
import { sightingNode } from '../sighting.js'
import { testLink } from '../test-name.js'
import type { Overview } from './read-overview.js'

/** The number of entries of a card. */
const shownEntries = 5

/** Creates the cards with the latest causes of failures and the worst flaky tests. */
export function attentionCards({ causes, flaky }: Overview, address: HashState<DashboardState>): HTMLElement {
  const latest = causes.toSorted((one, other) => other.last.time - one.last.time)
  const causeEntries = latest.slice(0, shownEntries).map((cause) => {
    const href = address.link({ view: 'causes', item: cause.cause, query: '' })
    return element(
      'li',
      {},
      element('a', { href }, element('code', { class: 'plain' }, displayLine(cause.title))),
      element(
        'p',
        { class: 'hint' },
        `${countOf(cause.builds, 'build')} · ${countOf(cause.tests, 'test')} · first `,
        sightingNode(cause.first),
      ),
    )
  })
  const flakyEntries = flaky.tests
    .slice(0, shownEntries)
    .map((test) =>
      element(
        'li',
        {},
        testLink(test, address.link({ view: 'tests', item: test.testId, query: '' })),
        element('p', { class: 'hint' }, `${formatDuration(test.lostMs)} lost · ${countOf(test.flakyBuilds, 'flaky build')}`),
      ),
    )
  return element(
    'div',
    { class: 'attention' },
    card('Why builds failed last', causeEntries, 'No failure with a message.', {
      count: causes.length,
      href: address.link({ view: 'causes', item: '', query: '' }),
      noun: 'causes',
    }),
    card('What is flaky', flakyEntries, 'No flaky test.', {
      count: flaky.tests.length,
      href: address.link({ view: 'flaky', item: '', query: '' }),
      noun: 'flaky tests',
    }),
  )
}

interface All {
  readonly count: number
  readonly href: string
  readonly noun: string
}

function card(title: string, entries: readonly Child[], empty: string, { count, href, noun }: All): HTMLElement {
  return element(
    'section',
    { class: 'card padded' },
    element('h3', {}, title),
    entries.length === 0 ? element('p', { class: 'hint' }, empty) : element('ol', { class: 'attention-list' }, ...entries),
    count > entries.length ? element('a', { href }, `All ${formatCount(count)} ${noun}`) : undefined,
  )
}
