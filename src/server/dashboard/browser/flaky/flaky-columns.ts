import { type Child, element, hiddenText } from '../../../../base/browser/element.js'
import type { HashState } from '../../../../base/browser/hash-state.js'
import { symbolMark } from '../../../../base/browser/symbol-mark.js'
import type { Column } from '../../../../base/browser/table.js'
import { timeNode } from '../../../../base/browser/time-node.js'
import { webLink } from '../../../../base/browser/web-link.js'
import { formatCount } from '../../../../base/text/counts.js'
import { displayLine } from '../../../../base/text/display-text.js'
import { formatDuration } from '../../../../base/text/durations.js'
import type { Sighting } from '../../../answers/sighting.js'
import type { RankedTest } from '../answers/flaky-test.js'
import { firstSighting, lastSighting } from '../answers/sighting.js'
import { changeNode } from '../pieces/change-node.js'
import { ownersNode } from '../pieces/owner-text.js'
import { sinceText } from '../pieces/short-day.js'
import { visibleName } from '../pieces/test-name.js'
import type { DashboardState } from '../state/dashboard-state.js'
import { type Flaky, flakyKey } from './read-flaky.js'
import { flakyTestLink, wayOf } from './test-way.js'

/** The column with the last builds, which are read later. */
export interface HistoryColumn {
  readonly title: HTMLElement
  readonly cellOf: (test: RankedTest) => HTMLElement
}

/** Returns the columns of the table of flaky tests. The column of owners is left out if none is known. */
export function flakyColumns(
  flaky: Flaky,
  state: DashboardState,
  address: HashState<DashboardState>,
  history: HistoryColumn,
): readonly Column<RankedTest>[] {
  const hasOwners = flaky.tests.some(({ owners }) => owners.length > 0)
  const owner: Column<RankedTest> = { title: 'Owner', className: 'owner wide', content: ({ owners }) => ownersNode(owners) }
  return [
    { title: 'Test', content: (test) => testCell(test, state, address) },
    { title: history.title, className: 'history-cell', content: history.cellOf },
    {
      title: 'Flaky builds',
      className: 'number wide',
      content: ({ flakyBuilds, builds }) => [formatCount(flakyBuilds), element('span', { class: 'quiet' }, ` of ${formatCount(builds)}`)],
    },
    { title: 'Time lost', className: 'number lost', content: ({ lostMs }) => formatDuration(lostMs) },
    { title: 'Change', className: 'number wide optional', content: (test) => changeOf(test, flaky) },
    { title: 'Mostly in', className: 'job wide optional', content: ({ jobs: [most] }) => displayLine(most?.job ?? '') || '–' },
    ...(hasOwners ? [owner] : []),
    state.rank === 'lastSeen'
      ? { title: 'Last seen', className: 'number last wide', content: (test) => buildLink(lastSighting(test), timeNode(test.lastSeen)) }
      : {
          title: 'Since',
          className: 'number last wide optional',
          content: sinceOf,
        },
  ]
}

/** Creates the name with its mark, above the module and the suites. */
function testCell(test: RankedTest, state: DashboardState, address: HashState<DashboardState>): HTMLElement {
  const way = wayOf(test, state)
  return element(
    'span',
    { class: 'marked' },
    symbolMark('flaky', 'Flaky'),
    element(
      'span',
      { class: 'test-name' },
      element('a', { href: flakyTestLink(test, address) }, visibleName(test)),
      ...(test.quarantined ? [' ', element('span', { class: 'tag' }, 'Quarantined')] : []),
      way === '' ? undefined : element('span', { class: 'suite' }, way),
    ),
  )
}

const buildLink = ({ build, url }: Sighting, content: Child): HTMLElement =>
  webLink(url, { title: `Build ${displayLine(build)}` }, content, hiddenText(`, build ${displayLine(build)}`))

/** Creates the day since which a test is flaky, with a link to the build if the range contains it. */
function sinceOf(test: RankedTest): Child {
  const day = sinceText(test.firstSeen)
  return test.since === test.firstSeen ? buildLink(firstSighting(test), day) : day
}

/** Creates the change of the time lost since the period before. */
function changeOf(test: RankedTest, { lostMsOfTestBefore, isBeforeComplete }: Flaky): HTMLElement {
  const before = lostMsOfTestBefore.get(flakyKey(test)) ?? 0
  if (before > 0) return changeNode(test.lostMs, before)
  return isBeforeComplete ? element('span', { class: 'tag' }, 'new') : element('span', { class: 'quiet' }, '–')
}
