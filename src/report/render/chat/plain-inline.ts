import { displayLine } from '../../../base/text/display-text.js'
import type { Inline } from '../../tree/node.js'
import { signs } from '../status-signs.js'

/** Returns the text of a line without markup, for link labels and table columns. */
export function plainInline(nodes: readonly Inline[]): string {
  return nodes
    .map((node): string => {
      if ('children' in node) return plainInline(node.children)
      if (node.type === 'break') return ' '
      if (node.type !== 'badge') return displayLine(node.value)
      return node.value === '' ? signs[node.status] : `${signs[node.status]} ${displayLine(node.value)}`
    })
    .join('')
}
