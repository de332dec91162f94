import type { Chat } from './chat.js'
import * as registry from './registry.js'

export type ChatKind = keyof typeof registry

/** Every chat, by its kind in the configuration. */
export const chats: Readonly<Record<ChatKind, Chat>> = registry

/** The kinds of chats, sorted. */
export const chatKinds: readonly ChatKind[] = (Object.keys(chats) as ChatKind[]).sort()

/** Returns the kind of chat whose webhooks have this host name. */
export const chatKindOfHost = (host: string): ChatKind | undefined =>
  chatKinds.find((kind) => chats[kind].hosts.some((pattern) => pattern.test(host)))
