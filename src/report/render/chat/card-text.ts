import { displayLine, displayText } from '../../../base/text/display-text.js'
import { withIsolatedParts } from '../../../base/text/isolated-parts.js'
import type { MarkdownPart } from '../../tree/node.js'
import { wordJoiner } from '../escape.js'
import { linkTarget } from '../link-target.js'
import { withoutAutoLinks } from './auto-links.js'

/** Breaks mentions: `<at>` in Teams, `<users/all>` in Google Chat. */
export const withoutMentions = (text: string): string => text.replace(/<(?=\/?at\b|users\/)/gi, `<${wordJoiner}`)

/** Breaks the functions for dates, `{{DATE(…)}}`, which clients of Teams replace in any text. */
export const withoutFunctions = (text: string): string => text.replace(/\{(?=\{(?:DATE|TIME)\()/g, `{${wordJoiner}`)

/** Returns an untrusted text as one line in which clients find no links and no mentions. */
export const cardText = (text: string): string => withoutMentions(withoutAutoLinks(withIsolatedParts(displayLine(text))))

/** Returns the text of a code block. Only mentions are changed. */
export const cardCodeText = (value: string): string => withoutMentions(displayText(value).replace(/(?<!\n)\n+$/, ''))

/** Returns unparsed Markdown as plain text. */
export const markdownText = (parts: readonly MarkdownPart[]): string => cardText(parts.map(({ text }) => text).join('')).trim()

/** Returns the target of a link: a page or a mail address. Undefined for a relative address, which does not work in a chat. */
export function cardLink(url: string): string | undefined {
  const target = linkTarget(url)
  return target !== undefined && /^(?:https?|mailto):/i.test(target) ? target : undefined
}
