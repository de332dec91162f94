import type { Inline } from '../../report-tree/node.js'
import { zeroWidthSpace } from '../escape.js'
import { handleNode, type NodeHandlers } from '../node-handlers.js'
import { signs } from '../status-signs.js'
import { cardCodeText, cardLink, cardText } from './card-text.js'

const references: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Text in the HTML of a card. */
export const escapeCardHtml = (text: string): string => cardText(text).replace(/[&<>"]/g, (character) => references[character] ?? character)

const handlers: NodeHandlers<Inline, string> = {
  text: ({ value }) => escapeCardHtml(value),
  strong: ({ children }) => `<b>${cardHtml(children)}</b>`,
  emphasis: ({ children }) => `<i>${cardHtml(children)}</i>`,
  // Cards know no element for code.
  inlineCode: ({ value }) => escapeCardHtml(value),
  link({ url, children }) {
    const target = cardLink(url)
    const shown = cardHtml(children)
    return target === undefined ? shown : `<a href="${target.replace(/&/g, '&amp;')}">${shown}</a>`
  },
  badge: ({ status, value }) => (value === '' ? signs[status] : `${signs[status]} ${escapeCardHtml(value)}`),
}

/**
 * A line in the HTML that cards understand: bold, italics, underline, strikethrough, colour, links and line breaks
 * (developers.google.com/workspace/chat/format-messages#card-formatting).
 */
export const cardHtml = (nodes: readonly Inline[]): string => nodes.map((node) => handleNode(handlers, node)).join('')

/** A code block in the Markdown of cards, the one syntax there with a fixed-width font; no fence within can close it. */
export function cardCode(value: string): string {
  const shown = cardCodeText(value).replace(/`(?=``)/g, (backtick) => backtick + zeroWidthSpace)
  return shown === '' ? '' : `\`\`\`\n${shown}\n\`\`\``
}
