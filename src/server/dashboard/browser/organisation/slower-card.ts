import type { Child } from '../../../../base/browser/element.js'
import { displayLine } from '../../../../base/text/display-text.js'
import { formatDuration } from '../../../../base/text/durations.js'
import { formatPercentageChange } from '../../../../base/text/percentages.js'
import type { ModuleHealth } from '../../../answers/modules.js'
import type { SlowerGroup, SlowerTests } from '../../../answers/slower-tests.js'
import { commitNode } from '../answers/sighting.js'
import { changeText } from '../branch/since-text.js'
import { tolerance } from '../pieces/change-node.js'
import { ownersOf, ownersPhrase } from '../pieces/owner-text.js'
import { shortDay } from '../pieces/short-day.js'
import { changesText, slowerGroupTitle } from '../pieces/slower-text.js'
import { visibleName } from '../pieces/test-name.js'
import { modulePath } from './module-state.js'
import { type EntryContext, entriesCard, entry, shownEntries } from './organisation-cards.js'

/** Creates the card of what became slower: groups of tests, then single tests, then modules. Returns none without an entry. */
export function slowerCard(
  { groups }: Pick<SlowerTests, 'groups'>,
  modules: readonly ModuleHealth[],
  context: EntryContext,
): readonly HTMLElement[] {
  const weight = ({ maximumChange, testCount }: SlowerGroup) => maximumChange * testCount
  const sorted = groups.toSorted((one, other) => weight(other) - weight(one))
  const entries = [
    ...sorted.filter(({ testCount }) => testCount > 1).map((group) => groupEntry(group, context)),
    ...sorted.filter(({ testCount }) => testCount === 1).map((group) => groupEntry(group, context)),
    ...slowerModules(modules).map((module) => moduleEntry(module, context)),
  ]
  return entriesCard('Became slower', 'median', {
    entries: entries.slice(0, shownEntries),
    all: { title: 'All modules by duration', href: context.address.link({ view: 'overview', order: 'duration', item: '', query: '' }) },
  })
}

/** Returns the modules whose builds take longer than in the period before, beyond the usual spread, the ones with the largest change first. */
function slowerModules(modules: readonly ModuleHealth[]): readonly ModuleHealth[] {
  const changeOf = ({ duration, durationBefore }: ModuleHealth) => duration / durationBefore - 1
  return modules
    .filter((module) => module.duration > 0 && module.durationBefore > 0 && !module.isUsual && changeOf(module) > tolerance)
    .sort((one, other) => changeOf(other) - changeOf(one))
}

type Start = Pick<SlowerGroup['since'], 'timestamp' | 'commit' | 'commitMessage' | 'author'>

/** Returns `since a0d4e47, 4 Nov: “Ask the bank for each payment” by hubot`. */
function sinceNodes(since: Start): readonly Child[] {
  const commit = commitNode(since.commit)
  const change = changeText(since)
  return ['since ', ...(commit === undefined ? [] : [commit, ', ']), `${shortDay(since.timestamp)}${change === '' ? '' : `: ${change}`}`]
}

function groupEntry(group: SlowerGroup, { address }: EntryContext): HTMLElement {
  const { project, module, ref, suite, testCount, tests, since, minimumChange, maximumChange } = group
  const [first] = tests
  const place = { project, module, branch: ref, view: 'tests' as const }
  const changes = changesText([minimumChange, maximumChange])
  const owner = ownersPhrase(ownersOf(tests))
  const facts = (texts: readonly string[]) => [...texts.filter((text) => text !== ''), ''].join(' · ')
  if (testCount === 1 && first !== undefined) {
    return entry(
      address.link({ ...place, item: first.testId, query: '' }),
      changes,
      visibleName(first),
      facts([modulePath(group), `${formatDuration(first.before)} → ${formatDuration(first.after)}`, owner]),
      ...sinceNodes(since),
    )
  }
  return entry(
    address.link({ ...place, item: '', status: 'slower', query: displayLine(suite.at(-1) ?? '') }),
    changes,
    slowerGroupTitle(group, testCount),
    facts([modulePath(group), owner]),
    ...sinceNodes(since),
  )
}

function moduleEntry(health: ModuleHealth, { address }: EntryContext): HTMLElement {
  const { project, module, ref, duration, durationBefore, durationChange } = health
  return entry(
    address.link({ project, module, branch: ref, view: 'overview', item: '', query: '' }),
    formatPercentageChange(duration / durationBefore - 1),
    `all builds of ${modulePath(health)}`,
    `${formatDuration(durationBefore)} → ${formatDuration(duration)}`,
    ...(durationChange === undefined ? [] : [' · ', ...sinceNodes(durationChange)]),
  )
}
