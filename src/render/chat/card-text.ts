import type { MarkdownPart } from '../../report-tree/node.js'
import { displayLine, displayText } from '../../text/display-text.js'
import { zeroWidthSpace } from '../escape.js'
import { linkTarget } from '../link-target.js'
import { withoutAutoLinks } from './auto-links.js'

/** Breaks what would mention somebody: `<at>` in Teams, `<users/all>` in Google Chat. */
export const withoutMentions = (text: string): string => text.replace(/<(?=\/?at\b|users\/)/gi, `<${zeroWidthSpace}`)

/** A stranger's text on one line, in which clients find nothing to link and nobody to tell. */
export const cardText = (text: string): string => withoutMentions(withoutAutoLinks(displayLine(text)))

/** The lines of a code block: nothing in them is changed but what would mention somebody. */
export const cardCodeText = (value: string): string => withoutMentions(displayText(value).replace(/(?<!\n)\n+$/, ''))

/** Markdown that nobody has parsed, as the text it was written in. */
export const markdownText = (parts: readonly MarkdownPart[]): string => cardText(parts.map(({ text }) => text).join('')).trim()

/** Where a link in a text leads to: a page or a mailbox. Undefined for a relative address, which leads nowhere from a chat. */
export function cardLink(url: string): string | undefined {
  const target = linkTarget(url)
  return target !== undefined && /^(?:https?|mailto):/i.test(target) ? target : undefined
}
