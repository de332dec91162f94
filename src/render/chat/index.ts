import type { ChatRenderer } from './chat-renderer.js'
import { discord } from './discord.js'
import { googleChat } from './google-chat.js'
import { mattermost } from './mattermost.js'
import { slack } from './slack.js'
import { teams } from './teams.js'

export { fitChat } from './fit-chat.js'

/** Every chat, by its kind in the configuration. One line each. */
export const chatRenderers = {
  discord,
  googleChat,
  mattermost,
  slack,
  teams,
} as const satisfies Readonly<Record<string, ChatRenderer>>
