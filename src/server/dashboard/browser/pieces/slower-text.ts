import { type Child, element } from '../../../../base/browser/element.js'
import { webLink } from '../../../../base/browser/web-link.js'
import { displayLine } from '../../../../base/text/display-text.js'
import { formatPercentageChange } from '../../../../base/text/percentages.js'
import type { Build } from '../../../answers/builds.js'
import type { SlowerGroup } from '../../../answers/slower-tests.js'
import { buildNode, commitNode } from '../answers/sighting.js'
import { dayText } from './short-day.js'

/** Tests that became slower in one suite and build are one row from this number on, as in the answer of the data API. */
export const minimumGroupedTests = 3

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

/** Creates the range of the changes of a group in red: `+61…+93%`. */
export function changesNode(changes: readonly number[]): HTMLElement {
  const [least, most] = [Math.min(...changes), Math.max(...changes)].map(formatPercentageChange)
  return element('small', { class: 'text-failed' }, least === most ? least : `${least?.replace('%', '')}…${most}`)
}
