import type { Inline } from '../../tree/node.js'
import { wordJoiner } from '../escape.js'
import { handleNode, type NodeHandlers } from '../node-handlers.js'
import { signs } from '../status-signs.js'
import { cardCodeText, cardLink, cardText } from './card-text.js'

const references: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Escapes text for the HTML of a card. */
export const escapeCardHtml = (text: string): string => cardText(text).replace(/[&<>"]/g, (character) => references[character] ?? character)

const handlers: NodeHandlers<Inline, string> = {
  text: ({ value }) => escapeCardHtml(value),
  strong: ({ children }) => `<b>${cardHtml(children)}</b>`,
  emphasis: ({ children }) => `<i>${cardHtml(children)}</i>`,
  small: ({ children }) => cardHtml(children),
  break: () => '<br>',
  // Cards have no element for code.
  inlineCode: ({ value }) => escapeCardHtml(value),
  link({ url, children }) {
    const target = cardLink(url)
    const shown = cardHtml(children)
    return target === undefined ? shown : `<a href="${target.replace(/&/g, '&amp;')}">${shown}</a>`
  },
  badge: ({ status, value }) => (value === '' ? signs[status] : `${signs[status]} ${escapeCardHtml(value)}`),
}

/**
 * Renders a line in the HTML of cards: bold, italics, underline, strikethrough, color, links and line breaks
 * (developers.google.com/workspace/chat/format-messages#card-formatting).
 */
export const cardHtml = (nodes: readonly Inline[]): string => nodes.map((node) => handleNode(handlers, node)).join('')

/** Renders a code block in the Markdown of cards, their only syntax with a fixed-width font. No fence inside can close it. */
export function cardCode(value: string): string {
  const shown = cardCodeText(value).replace(/`(?=``)/g, (backtick) => backtick + wordJoiner)
  return shown === '' ? '' : `\`\`\`\n${shown}\n\`\`\``
}
