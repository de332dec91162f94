import { type Child, element } from '../../../../base/browser/element.js'
import type { HashState } from '../../../../base/browser/hash-state.js'
import { formatAgo } from '../../../../base/browser/time-node.js'
import { countOf, formatCount } from '../../../../base/text/counts.js'
import { displayLine } from '../../../../base/text/display-text.js'
import { formatDuration } from '../../../../base/text/durations.js'
import { formatPercentageChange } from '../../../../base/text/percentages.js'
import type { FlakyModuleTest, ModuleHealth, Modules, ModulesCause } from '../../../answers/modules.js'
import { tolerance } from '../pieces/change-node.js'
import { nameOf, suiteOf } from '../pieces/test-name.js'
import type { DashboardState } from '../state/dashboard-state.js'
import { placeText } from './module-state.js'
import type { ModulePlace, ModulesDetails } from './modules-health.js'

/** The number of entries of a card. */
const shownEntries = 3

/** The dependencies of the entries of cards and lists. */
export interface EntryContext {
  readonly address: HashState<DashboardState>
  /** Returns the branch of a module. */
  readonly refOf: (place: ModulePlace) => string
  readonly now: number
}

/** Creates the cards below the table: why builds failed, which tests are flaky, and which modules became slower. */
export function organisationCards(
  { modules }: Modules,
  { causes, causeCount, flakyTests, flakyTestCount }: ModulesDetails,
  branch: string,
  time: string,
  context: EntryContext,
): HTMLElement {
  const { address } = context
  const slower = slowerModules(modules)
  return element(
    'div',
    { class: 'cards' },
    card(`Why ${branch} failed`, 'builds', {
      entries: causes.slice(0, shownEntries).map((cause) => causeEntry(cause, context)),
      empty: 'No failure with a message.',
      all: { title: allOf(causeCount, 'cause'), href: address.link({ view: 'causes', item: '', query: '' }) },
    }),
    card('Flaky tests', `lost in ${time}`, {
      entries: flakyTests.slice(0, shownEntries).map((test) => flakyEntry(test, context)),
      empty: `No flaky test in ${time}.`,
      all: { title: allOf(flakyTestCount, 'flaky test'), href: address.link({ view: 'flaky', item: '', query: '' }) },
    }),
    card('Became slower', 'median', {
      entries: slower.slice(0, shownEntries).map((module) => slowerEntry(module, context)),
      empty: `No module became slower in ${time}.`,
      all: { title: 'All modules by duration', href: address.link({ view: 'overview', order: 'median', item: '', query: '' }) },
    }),
  )
}

interface CardContent {
  readonly entries: readonly HTMLElement[]
  readonly empty: string
  readonly all: { readonly title: string; readonly href: string }
}

function card(title: string, unit: string, { entries, empty, all }: CardContent): HTMLElement {
  return element(
    'section',
    { class: 'card entries-card' },
    element('div', { class: 'entries-head' }, element('h2', { class: 'ellipsis' }, title), element('span', { class: 'small quiet' }, unit)),
    entries.length === 0 ? element('p', { class: 'hint entries-empty' }, empty) : element('ul', {}, ...entries),
    entries.length === 0 ? undefined : element('a', { class: 'entries-all', href: all.href }, all.title),
  )
}

/** Returns the text of a link to a list, which has more to show than the entry in the card even if it is the only one. */
const allOf = (count: number, noun: string): string => (count === 1 ? `All ${noun}s` : `All ${countOf(count, noun)}`)

/** Returns the modules whose builds take longer than in the period before, the ones with the largest change first. */
function slowerModules(modules: readonly ModuleHealth[]): readonly ModuleHealth[] {
  const changeOf = ({ duration, durationBefore }: ModuleHealth) => duration / durationBefore - 1
  return modules
    .filter((module) => module.duration > 0 && module.durationBefore > 0 && changeOf(module) > tolerance)
    .sort((one, other) => changeOf(other) - changeOf(one))
}

/** Creates an entry that is one link: a figure, what it is of, and a line about it. */
const entry = (href: string, figure: string, title: Child, ...about: readonly Child[]): HTMLElement =>
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

/** Creates an entry of a cause, which leads to the module in which it failed last. */
export function causeEntry(
  { cause, title = '', builds, lastSeen, isFailing, modules }: ModulesCause,
  { address, refOf, now }: EntryContext,
): HTMLElement {
  const [place] = modules
  const href = address.link({ ...place, branch: place === undefined ? '' : refOf(place), view: 'causes', item: cause, query: '' })
  const when = isFailing ? element('span', { class: 'text-failed' }, 'failing now') : `last ${formatAgo(now - lastSeen)}`
  return entry(
    href,
    formatCount(builds),
    element('code', { class: 'plain' }, displayLine(title) || '(no message)'),
    placesText(modules),
    ' · ',
    when,
  )
}

/** The number of modules that a line names. */
const namedModules = 3

/** Returns `shop / search, storefront`. A project is named only if it is another one than before. */
function placesText(modules: readonly ModulePlace[]): string {
  const named = modules.slice(0, namedModules).map((place, index) => {
    return modules[index - 1]?.project === place.project ? displayLine(place.module) : placeText(place)
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
    nameOf(test),
    `${placeText(test)}${suite === '' ? '' : ` · ${suite}`} · ${formatCount(flakyBuilds)} of ${countOf(builds, 'build')}`,
  )
}

const dayFormat = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' })

function slowerEntry(health: ModuleHealth, { address }: EntryContext): HTMLElement {
  const { project, module, ref, duration, durationBefore, durationChanged } = health
  const since = durationChanged === undefined ? '' : `, since ${dayFormat.format(durationChanged)}`
  return entry(
    address.link({ project, module, branch: ref, view: 'overview', item: '', query: '' }),
    formatPercentageChange(duration / durationBefore - 1),
    placeText({ project, module }),
    `${formatDuration(durationBefore)} → ${formatDuration(duration)}${since}`,
  )
}
