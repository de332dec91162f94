import { type Child, element } from '../../../../base/browser/element.js'
import { formatDuration } from '../../../../base/text/durations.js'
import { buildNode, commitNode } from '../answers/sighting.js'
import { changeNode } from '../pieces/change-node.js'
import { type Change, changeDay } from './changes.js'

/** Creates the list of the changes of a median with links to their builds, which the labels in a chart cannot have. */
export const changeList = (changes: readonly Change[]): HTMLElement | undefined =>
  changes.length === 0 ? undefined : element('ul', { class: 'changes' }, ...changes.toReversed().map(itemOf))

function itemOf(change: Change): HTMLElement {
  const { before, after, build } = change
  const commit = build === undefined ? undefined : commitNode(build.commit)
  const since: readonly Child[] = build === undefined ? [] : [buildNode(build), ...(commit === undefined ? [] : [' · ', commit]), ', ']
  const word = after > before ? 'Slower' : 'Faster'
  return element(
    'li',
    {},
    `${word} since `,
    ...since,
    `${changeDay(change)}: median ${formatDuration(before)} → ${formatDuration(after)} `,
    changeNode(after, before),
  )
}
