import type { Chat } from './chat.js'
import { discord } from './discord.js'
import { googleChat } from './google-chat.js'
import { mattermost } from './mattermost.js'
import { slack } from './slack.js'
import { teams } from './teams.js'

/** Every chat, by its kind in the configuration. */
export const chats = {
  slack,
  teams,
  googleChat,
  discord,
  mattermost,
} as const satisfies Readonly<Record<string, Chat>>

export type ChatKind = keyof typeof chats

export const chatKinds = Object.keys(chats) as readonly ChatKind[]

/** Returns the kind of chat whose webhooks have this host name. */
export const chatKindOfHost = (host: string): ChatKind | undefined =>
  chatKinds.find((kind) => chats[kind].hosts.some((pattern) => pattern.test(host)))
