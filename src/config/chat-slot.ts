import { type ChatKind, chatKindOfHost } from '../report/render/chat/chats.js'

/** The keys of the chat reporters. `chatA` and `chatB` accept every kind of chat; the others are named after their kind. */
export const chatSlots = ['chatA', 'chatB', 'slack', 'teams', 'googleChat', 'discord'] as const satisfies readonly (
  | 'chatA'
  | 'chatB'
  | ChatKind
)[]

export type ChatSlot = (typeof chatSlots)[number]

/** The kinds of `chatA` and `chatB` if neither `kind` nor the host of the URL decides. */
export const defaultKinds = { chatA: 'slack', chatB: 'teams' } as const satisfies Partial<Record<ChatSlot, ChatKind>>

/** Returns the kind of chat of a reporter without `kind`: by the name of its slot, else by the host of its URL, else the default. */
export function chatKindOf(slot: ChatSlot, url: string): ChatKind {
  if (slot !== 'chatA' && slot !== 'chatB') return slot
  const host = URL.canParse(url) ? new URL(url).hostname : ''
  return chatKindOfHost(host) ?? defaultKinds[slot]
}
