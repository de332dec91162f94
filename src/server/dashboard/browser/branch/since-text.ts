import { type Child, element } from '../../../../base/browser/element.js'
import { webLink } from '../../../../base/browser/web-link.js'
import { roughAge } from '../../../../base/text/ages.js'
import { countOf } from '../../../../base/text/counts.js'
import { displayLine } from '../../../../base/text/display-text.js'
import type { JudgedTest, ModuleVerdicts } from '../../../answers/branch-verdicts.js'
import { buildNode, commitNode } from '../answers/sighting.js'
import { baseText, failingVerdicts } from './branch-sentence.js'

/** The first of some builds that failed in a row. */
type Start = NonNullable<ModuleVerdicts['failing']>

/** Returns the commit of a build with a link to its page, or else the build. */
function changeLink(start: Pick<Start, 'commit' | 'build' | 'url'>): HTMLElement {
  const commit = commitNode(start.commit)
  return commit === undefined ? buildNode(start) : webLink(start.url, {}, commit)
}

/** Returns `“Round half a cent up” by octocat`; empty if the message is unknown. */
export function changeText({ commitMessage, author }: Pick<Start, 'commitMessage' | 'author'>): string {
  const message = displayLine(commitMessage ?? '')
  const name = displayLine(author ?? '')
  return message === '' ? '' : `“${message}”${name === '' ? '' : ` by ${name}`}`
}

/** Returns `since f7d7802, 3 hours and 2 builds ago`. */
export function sinceNodes(start: Start, now: number, withBuilds: boolean): readonly Child[] {
  const age = roughAge(now - start.timestamp) || 'less than a minute'
  const when = start.builds === 1 ? 'the latest build' : `${age}${withBuilds ? ` and ${countOf(start.builds, 'build')}` : ''} ago`
  return ['since ', changeLink(start), `, ${when}`]
}

/**
 * Creates the line about the first of the failures of a module with the first verdict that it has: `on main since f7d7802, the latest build:
 * “Rank exact matches first” by hubot`. Undefined if it is unknown.
 */
export function sinceLine(module: ModuleVerdicts, tests: readonly JudgedTest[], now: number): HTMLElement | undefined {
  const verdict = failingVerdicts.find((each) => module.counts[each] > 0)
  const own = tests.filter((test) => test.project === module.project && test.module === module.module && test.verdict === verdict)
  const isOfBase = verdict === 'known'
  const listed = own.flatMap(({ since }) => (since === undefined ? [] : [since])).toSorted((one, other) => one.timestamp - other.timestamp)
  // Not all tests may be listed.
  const start = listed[0] ?? (isOfBase ? module.baseFailing : module.failing)
  if (start === undefined) return undefined
  const change = changeText(start)
  return element(
    'span',
    { class: 'reason' },
    isOfBase ? `on ${baseText([module])} ` : undefined,
    ...sinceNodes(start, now, true),
    change === '' ? undefined : `: ${change}`,
  )
}
