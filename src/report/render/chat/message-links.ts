import type { ChatLink } from './chat.js'
import type { Dialect } from './dialect.js'
import { type Piece, piece } from './message-pieces.js'
import { webAddress } from './web-address.js'

/** Returns the links that a chat can open. A second link to the same page is left out. */
export function openableLinks(links: readonly ChatLink[]): readonly ChatLink[] {
  const shown = new Map<string, ChatLink>()
  for (const { label, url } of links) {
    const target = webAddress(url)
    if (target !== undefined && !shown.has(target)) shown.set(target, { label, url: target })
  }
  return [...shown.values()]
}

/** Renders the links as one line, for chats without buttons. */
export function linkPieces(links: readonly ChatLink[], dialect: Dialect): readonly Piece[] {
  const shown = openableLinks(links).map(({ label, url }) => dialect.link(url, dialect.text(label)))
  return shown.length === 0 ? [] : [piece(shown.join(' · '), 'line')]
}
