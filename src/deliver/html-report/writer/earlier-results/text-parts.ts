import { definedFields } from '../../../../base/defined-fields.js'
import { displayLine } from '../../../../base/text/display-text.js'
import { shorten } from '../../../../base/text/shorten.js'
import type { Inline } from '../../../../report/tree/node.js'
import type { StatementPart } from '../../data/history-data.js'
import { pageLimits } from '../../data/limits.js'

const webAddress = /^https?:\/\//

/** Returns an address that a page may link to; undefined for other schemes and for addresses that are too long. */
export const shownUrl = (url: string | undefined): string | undefined =>
  url !== undefined && url.length <= pageLimits.url && webAddress.test(url) ? url : undefined

/** Returns the nodes of a line as parts of a sentence. Their texts are untrusted. */
export const textParts = (nodes: readonly Inline[]): readonly StatementPart[] => nodes.flatMap((node) => partsOf(node, undefined))

function partsOf(node: Inline, address: string | undefined): readonly StatementPart[] {
  if (node.type === 'link') return node.children.flatMap((child) => partsOf(child, shownUrl(node.url)))
  if ('children' in node) return node.children.flatMap((child) => partsOf(child, address))
  if (!('value' in node)) return []
  const text = displayLine(shorten(node.value, pageLimits.historyText))
  if (node.type !== 'inlineCode' && address === undefined) return [text]
  return [{ text, ...definedFields({ url: address, isCode: node.type === 'inlineCode' ? true : undefined }) }]
}
