import { type Child, element } from '../../../../base/browser/element.js'
import { countOf, formatCount } from '../../../../base/text/counts.js'
import { displayLine } from '../../../../base/text/display-text.js'
import { listedDifferences } from '../answers/comparison.js'
import { createOwnerMenu } from '../frame/owner-menu.js'
import { moduleTitle } from '../pieces/module-title.js'
import { ownersOf } from '../pieces/owner-text.js'
import type { DashboardState } from '../state/dashboard-state.js'
import type { View } from '../state/view.js'
import { type AgainstMenuContext, againstMenu } from './against-menu.js'
import { comparedTests, groups } from './compared-tests.js'
import type { Compared, Side } from './read-compared.js'
import { daysText, type SideNames, sideNames } from './side-names.js'
import { sidesTable } from './sides-table.js'

const definition =
  'A test is newly failing if its last run in a job failed, and none of its last runs on the other side did. It is slower or faster if the median of its passed runs changed by more than 5% and 10 ms and is outside of the middle half of the other side.'

/** Creates the comparison of two branches or periods: the tests that differ, and the figures of both sides. */
export function compareView(compared: Compared, state: DashboardState, context: AgainstMenuContext): View {
  const { newer, older, comparison } = compared
  const { address } = context
  const names = sideNames(compared, state)
  const isEmpty = newer.totals === undefined || older.totals === undefined
  const owners = ownersOf(listedDifferences.flatMap((name) => comparison[name].tests.map((test) => ({ owners: test.owners ?? [] }))))
  const ownerMenu = createOwnerMenu(address, owners)
  const tests = element('div', {})
  const root = element(
    'div',
    { class: 'results' },
    element(
      'div',
      { class: 'sentence-row' },
      element('div', {}, element('h2', {}, sentence(compared, names)), isEmpty ? undefined : lead(compared, names, context)),
      element(
        'div',
        { class: 'filters', role: 'search', 'aria-label': 'Comparison' },
        ...againstMenu(state, older, names.older, context),
        ...(owners.length > 0 || state.owner !== '' ? [ownerMenu.root] : []),
      ),
    ),
    ...(isEmpty ? [] : [tests, sidesTable(compared, names)]),
    element('p', { class: 'hint definition' }, definition),
  )
  let shown: string | undefined
  return {
    root,
    title: { ...moduleTitle(state, newer.builds), lead: buildsLead(newer) },
    show({ owner }) {
      if (owner === shown || isEmpty) return
      shown = owner
      ownerMenu.show(owner)
      const table = comparedTests(compared, names, owner, address)
      const none = owner === '' ? undefined : element('p', { class: 'hint' }, 'No test of this owner differs.')
      tests.replaceChildren(...[table ?? none].filter((node) => node !== undefined))
      tests.hidden = tests.childElementCount === 0
    },
    close() {},
  }
}

/** Returns the answer of the page: `Against main: 3 newly failing, 2 fixed`, or `No test differs from main`. */
function sentence({ newer, older, comparison }: Compared, names: SideNames): string {
  if (newer.totals === undefined || older.totals === undefined)
    return `No build of ${newer.totals === undefined ? names.newer : names.older} to compare`
  const parts = listedDifferences
    .filter((name) => comparison[name].count > 0)
    .map((name) => `${formatCount(comparison[name].count)} ${groups[name].word}`)
  return parts.length === 0 ? `No test differs from ${names.older}` : `Against ${names.older}: ${parts.join(', ')}`
}

/** Creates the line with the builds of both sides, the number of new tests, and the link to the tests that fail on both. */
function lead({ newer, older, comparison }: Compared, names: SideNames, { address }: AgainstMenuContext): HTMLElement {
  const { failingCount, new: added } = comparison
  const sideText = (side: Side, name: string) =>
    `${countOf(side.totals?.buildCount ?? 0, 'build')}${names.arePeriods ? '' : ` of ${name}`}, ${daysText(extentOf(side))}`
  const both: readonly Child[] =
    failingCount === 0
      ? []
      : [
          ` ${countOf(failingCount, 'test')} `,
          element(
            'a',
            { href: address.link({ view: 'tests', item: '', query: '', status: 'failing' }) },
            failingCount === 1 ? 'fails on both' : 'fail on both',
          ),
          '.',
        ]
  return element(
    'p',
    { class: 'secondary medium' },
    `${sideText(newer, names.newer)}, against ${sideText(older, names.older)}.`,
    ...(added.count === 0 ? [] : [` ${countOf(added.count, 'new test')}.`]),
    ...both,
  )
}

/** Returns the time of the builds of a side, or its whole period if only the last builds are known. */
function extentOf({ period, builds: { builds }, totals }: Side) {
  const [first, last] = [builds[0], builds.at(-1)]
  if (first === undefined || last === undefined || totals === undefined || builds.length < totals.buildCount) return period
  return { fromTs: first.timestamp, toTs: last.timestamp + 1 }
}

const buildsLead = ({ totals, branch }: Side): string | undefined =>
  totals && `${countOf(totals.buildCount, 'build')}${branch === '' ? '' : ` of ${displayLine(branch)}`}`
