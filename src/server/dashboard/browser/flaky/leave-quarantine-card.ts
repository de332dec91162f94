import { button, element } from '../../../../base/browser/element.js'
import type { HashState } from '../../../../base/browser/hash-state.js'
import { countOf, formatCount } from '../../../../base/text/counts.js'
import { displayLine } from '../../../../base/text/display-text.js'
import type { QuarantinedTest } from '../../../answers/quarantined-tests.js'
import type { Api } from '../answers/api.js'
import { ownersText, ownerText } from '../pieces/owner-text.js'
import { dayText } from '../pieces/short-day.js'
import { visibleName } from '../pieces/test-name.js'
import type { DashboardState } from '../state/dashboard-state.js'
import type { Period } from '../state/period.js'
import { flakyTestLink, wayOf } from './test-way.js'

/** The number of passes in a row after which a test can leave quarantine, as in the report. */
const passesToLeave = 20

/** The number of entries at first. */
const shownEntries = 10

/** Creates the card with the tests that can leave quarantine. It is hidden until there are some: the page is complete without it. */
export function leaveQuarantineCard(api: Api, state: DashboardState, period: Period, address: HashState<DashboardState>): HTMLElement {
  const list = element('ul')
  const root = element(
    'section',
    { class: 'card entries-card leave-quarantine', 'aria-labelledby': 'leave-quarantine' },
    element(
      'div',
      { class: 'entries-head' },
      element('h2', { id: 'leave-quarantine' }, 'Can leave quarantine'),
      element('span', { class: 'small quiet' }, `passed at least ${passesToLeave} times in a row`),
    ),
    list,
  )
  root.hidden = true

  async function read(): Promise<void> {
    const tests = await api.quarantinedTests(state, period)
    const isShown = ({ passes, owners }: QuarantinedTest) => passes >= passesToLeave && (state.owner === '' || owners.includes(state.owner))
    const entries = tests.filter(isShown).map((test) => entryOf(test, state, address))
    list.append(...entries.slice(0, shownEntries))
    root.hidden = entries.length === 0
    const rest = entries.slice(shownEntries)
    if (rest.length === 0) return
    const more = button(`${formatCount(rest.length)} more`, { class: 'text-button' }, () => {
      list.append(...rest)
      more.parentElement?.remove()
      rest[0]?.querySelector('a')?.focus()
    })
    root.append(element('div', { class: 'card-line table-foot' }, more))
  }
  read().catch(() => {
    // The next refresh reads it again.
  })
  return root
}

function entryOf(test: QuarantinedTest, state: DashboardState, address: HashState<DashboardState>): HTMLElement {
  const { since, until = '', owner = '', owners, passes } = test
  const person = owner === '' ? ownersText(owners) : ownerText(owner)
  const quarantine = ['quarantined', since === 0 ? '' : ` since ${dayText(since)}`, until === '' ? '' : ` until ${untilText(until)}`].join(
    '',
  )
  return element(
    'li',
    {},
    element(
      'a',
      { class: 'entry', href: flakyTestLink(test, address) },
      element('b', { title: `Passed in the last ${countOf(passes, 'build')}` }, `${formatCount(passes)}×`),
      element(
        'span',
        { class: 'entry-texts' },
        element('span', { class: 'entry-title' }, visibleName(test)),
        element(
          'span',
          { class: 'small quiet' },
          [wayOf(test, state), quarantine, person === '' ? '' : `owner ${person}`].filter((part) => part !== '').join(' · '),
        ),
      ),
    ),
  )
}

/** Quarantine files may have other texts than days. */
const untilText = (until: string): string =>
  /^\d{4}-\d\d-\d\d$/.test(until) && !Number.isNaN(Date.parse(until)) ? dayText(Date.parse(until)) : displayLine(until)
