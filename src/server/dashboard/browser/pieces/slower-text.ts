import { type Child, element } from '../../../../base/browser/element.js'
import { webLink } from '../../../../base/browser/web-link.js'
import { countOf } from '../../../../base/text/counts.js'
import { displayLine } from '../../../../base/text/display-text.js'
import { formatPercentageChange } from '../../../../base/text/percentages.js'
import type { Build } from '../../../answers/builds.js'
import type { SlowerGroup } from '../../../answers/slower-tests.js'
import { buildNode, commitNode } from '../answers/sighting.js'
import { dayText } from './short-day.js'
import { suiteOf } from './test-name.js'

/** Tests that became slower in one suite and build are one row from this number on, as in the answer of the data API. */
export const smallestGroup = 3

/** Returns the title of a group, or of the tests of it that a filter keeps: `15 tests of Payment`. */
export function slowerGroupTitle({ suite, module }: Pick<SlowerGroup, 'suite' | 'module'>, count: number): string {
  return `${countOf(count, 'test')} of ${suiteOf({ suite }) || displayLine(module)}`
}

/** Creates `a0d4e47, 4 Nov` with a link to the build since which tests are slower. */
export function slowerSince({ since }: SlowerGroup): readonly Child[] {
  const commit = commitNode(since.commit)
  return [commit === undefined ? buildNode(since) : webLink(since.url, {}, commit), `, ${dayText(since.timestamp)}`]
}

/** Returns `“Ask the bank for each payment” by hubot`; empty if neither is known. */
export function commitText({ commitMessage = '', author = '' }: Partial<Pick<Build, 'commitMessage' | 'author'>>): string {
  const by = author === '' ? '' : `by ${displayLine(author)}`
  return [commitMessage === '' ? '' : `“${displayLine(commitMessage)}”`, by].filter((text) => text !== '').join(' ')
}

/** Returns the range of the changes of a group: `+61…+93%`, or `+62%` if all are the same. */
export function changesText(changes: readonly number[]): string {
  const [least, most] = [Math.min(...changes), Math.max(...changes)].map(formatPercentageChange) as [string, string]
  return least === most ? most : `${least.replace('%', '')}…${most}`
}

/** Creates this range in red. */
export const changesNode = (changes: readonly number[]): HTMLElement => element('small', { class: 'text-failed' }, changesText(changes))
