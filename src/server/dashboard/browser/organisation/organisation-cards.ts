import { type Child, element } from '../../../../base/browser/element.js'
import type { HashState } from '../../../../base/browser/hash-state.js'
import { formatAgo } from '../../../../base/browser/time-node.js'
import { countOf, formatCount } from '../../../../base/text/counts.js'
import { displayLine } from '../../../../base/text/display-text.js'
import { formatDuration } from '../../../../base/text/durations.js'
import type { FlakyModuleTest, ModulesCause } from '../../../answers/modules.js'
import { ownersPhrase } from '../pieces/owner-text.js'
import { suiteOf, visibleName } from '../pieces/test-name.js'
import type { DashboardState } from '../state/dashboard-state.js'
import { modulePath } from './module-state.js'
import type { HealthDetails, PlacedModule } from './modules-health.js'

/** The number of entries of a card. */
export const shownEntries = 3

/** The dependencies of the entries of cards and lists. */
export interface EntryContext {
  readonly address: HashState<DashboardState>
  /** Returns the branch of a module. */
  readonly refOf: (place: PlacedModule) => string
  readonly now: number
}

/** Creates the cards below the table: why builds failed, and which tests are flaky. A card without an entry is left out. */
export function organisationCards(
  { causes, causeCount, flakyTests, flakyTestCount }: HealthDetails,
  branch: string,
  time: string,
  context: EntryContext,
): readonly HTMLElement[] {
  const { address } = context
  return [
    ...entriesCard(`Why ${branch} failed`, `builds in ${time}`, {
      entries: failingFirst(causes)
        .slice(0, shownEntries)
        .map((cause) => causeEntry(cause, context)),
      all: { title: allOf(causeCount, 'cause'), href: address.link({ view: 'causes', item: '', query: '' }) },
    }),
    ...entriesCard('Flaky tests', `lost in ${time}`, {
      entries: flakyTests.slice(0, shownEntries).map((test) => flakyEntry(test, context)),
      all: { title: allOf(flakyTestCount, 'flaky test'), href: address.link({ view: 'flaky', item: '', query: '' }) },
    }),
  ]
}

/** Returns the causes that fail now first, each part by the number of builds. */
export const failingFirst = (causes: readonly ModulesCause[]): readonly ModulesCause[] =>
  causes.toSorted((one, other) => Number(other.isFailing) - Number(one.isFailing) || other.builds - one.builds)

interface CardContent {
  readonly entries: readonly HTMLElement[]
  readonly all: { readonly title: string; readonly href: string }
}

/** Creates a card with a list of entries. Returns none without an entry. */
export const entriesCard = (title: string, unit: string, { entries, all }: CardContent): readonly HTMLElement[] =>
  entries.length === 0
    ? []
    : [
        element(
          'section',
          { class: 'card entries-card' },
          element(
            'div',
            { class: 'entries-head' },
            element('h2', { class: 'ellipsis' }, title),
            element('span', { class: 'small quiet' }, unit),
          ),
          element('ul', {}, ...entries),
          element('a', { class: 'entries-all', href: all.href }, all.title),
        ),
      ]

/** Returns the text of a link to a list, which has more to show than the entry in the card even if it is the only one. */
const allOf = (count: number, noun: string): string => (count === 1 ? `All ${noun}s` : `All ${countOf(count, noun)}`)

/** Creates an entry that is one link: a figure, what it is of, and a line about it. */
export const entry = (href: string, figure: string, title: Child, ...about: readonly Child[]): HTMLElement =>
  element(
    'li',
    {},
    element(
      'a',
      { class: 'entry', href },
      element('b', {}, figure),
      element(
        'span',
        { class: 'entry-texts' },
        element('span', { class: 'entry-title' }, title),
        element('span', { class: 'small quiet' }, ...about),
      ),
    ),
  )

/** The number of characters of a message that an entry shows. */
const shownMessage = 200

/** Creates an entry of a cause, which leads to the module in which it failed last. */
export function causeEntry(
  { cause, title = '', builds, tests, lastSeen, isFailing, modules, owners }: ModulesCause,
  { address, refOf, now }: EntryContext,
): HTMLElement {
  const [place] = modules
  const href = address.link({ ...place, branch: place === undefined ? '' : refOf(place), view: 'causes', item: cause, query: '' })
  const when = isFailing ? element('span', { class: 'text-failed' }, 'failing now') : `last seen ${formatAgo(now - lastSeen)}`
  const owner = ownersPhrase(owners)
  return entry(
    href,
    formatCount(builds),
    element('code', { class: 'plain whole' }, displayLine(title).slice(0, shownMessage) || '(no message)'),
    when,
    ` · ${countOf(tests, 'test')} of ${placesText(modules)}${owner === '' ? '' : ` · ${owner}`}`,
  )
}

/** The number of modules that a line names. */
const namedModules = 3

/** Returns `shop / search, storefront`. A project is named only if it is another one than before. */
function placesText(modules: readonly PlacedModule[]): string {
  const named = modules.slice(0, namedModules).map((place, index) => {
    return modules[index - 1]?.project === place.project ? displayLine(place.module) : modulePath(place)
  })
  const more = modules.length - named.length
  return `${named.join(', ')}${more === 0 ? '' : ` and ${formatCount(more)} more`}`
}

/** Creates an entry of a flaky test, which leads to its page. */
function flakyEntry(test: FlakyModuleTest, { address, refOf }: EntryContext): HTMLElement {
  const { project, module, testId, lostMs, flakyBuilds, builds } = test
  const href = address.link({ project, module, branch: refOf(test), view: 'tests', item: testId, query: '' })
  const suite = suiteOf(test)
  return entry(
    href,
    formatDuration(lostMs),
    visibleName(test),
    `${modulePath(test)}${suite === '' ? '' : ` · ${suite}`} · ${formatCount(flakyBuilds)} of ${countOf(builds, 'build')}`,
  )
}
