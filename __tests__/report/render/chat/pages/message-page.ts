import type { ChatKind } from '../../../../../src/report/render/chat/chats.js'
import { discordMessage, discordStyle } from './discord-message.js'
import { googleChatMessage, googleChatStyle } from './google-chat-message.js'
import { mattermostMessage, mattermostStyle } from './mattermost-message.js'
import { slackMessage, slackStyle } from './slack-message.js'
import { teamsMessage, teamsStyle } from './teams-page.js'

/** How each chat shows a message, and with which style. For Teams, it is the renderer of Microsoft. */
const clients: Readonly<Record<ChatKind, readonly [show: (payload: never) => string, style: string]>> = {
  slack: [slackMessage, slackStyle],
  teams: [teamsMessage, teamsStyle],
  googleChat: [googleChatMessage, googleChatStyle],
  discord: [discordMessage, discordStyle],
  mattermost: [mattermostMessage, mattermostStyle],
}

/** Returns a page that shows a message as the desktop client of a chat does, in a column of 560 px. */
export function messagePage(kind: ChatKind, payload: object): string {
  const [show, style] = clients[kind]
  return `<!doctype html><meta charset="utf-8"><title>${kind}</title>
<style>* { box-sizing: border-box } body { margin: 0; padding: 8px; background: #fff } main { display: flow-root; width: 560px; overflow-wrap: anywhere }${style}</style>
<main>${show(payload as never)}</main>`
}
