import { displayLine } from '../../../base/text/display-text.js'
import { shorten } from '../../../base/text/shorten.js'
import type { Inline } from '../../tree/node.js'
import { badge, linked, text } from '../../tree/node-builders.js'
import type { ChatMessage } from './chat.js'
import { plainInline } from './plain-inline.js'
import { webAddress } from './web-address.js'

/** In UTF-16 units. The first line must fit the titles of every chat, even if escapes double the length of the title. */
const maximumTitle = 60
const maximumHeadline = 130

/** Returns the first line: `❌ acme/shop: 2 of 1,284 tests failed`. Only the title is a link. */
export function messageFirstLine({ mark, title, titleUrl, headline }: ChatMessage): readonly Inline[] {
  const name = shorten(displayLine(title).trim(), maximumTitle)
  const outcome = shorten(displayLine(headline).trim(), maximumHeadline)
  const start = [badge(mark), text(' ')]
  if (name === '') return [...start, text(outcome)]
  return [...start, linked(webAddress(titleUrl), text(name)), text(outcome === '' ? '' : `: ${outcome}`)]
}

/** Returns the first line as plain text, for notifications. */
export const previewOf = (message: ChatMessage): string => plainInline(messageFirstLine(message)).trim()
