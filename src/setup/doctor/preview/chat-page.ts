import { type ChatKind, chats } from '../../../report/render/chat/chats.js'
import { discordMessage, discordStyle } from './chats/discord-message.js'
import { googleChatMessage, googleChatStyle } from './chats/google-chat-message.js'
import { mattermostMessage, mattermostStyle } from './chats/mattermost-message.js'
import { slackMessage, slackStyle } from './chats/slack-message.js'
import { teamsMessage, teamsStyle } from './chats/teams-message.js'
import { pageHtml } from './page.js'

/** How each chat shows a message, and with which style. */
const clients: Readonly<Record<ChatKind, readonly [show: (payload: never) => string, style: string]>> = {
  slack: [slackMessage, slackStyle],
  teams: [teamsMessage, teamsStyle],
  googleChat: [googleChatMessage, googleChatStyle],
  discord: [discordMessage, discordStyle],
  mattermost: [mattermostMessage, mattermostStyle],
}

/** The column of a chat. Messages are shown in the light theme, which is the default of every chat. */
const frameStyle = `
  * { box-sizing: border-box }
  body { margin: 0; padding: 16px; background: light-dark(#f6f7f9, #14181e) }
  main { display: flow-root; max-width: 620px; margin: 0 auto; padding: 12px 16px; border-radius: 8px; background: #fff; color-scheme: light; overflow-wrap: anywhere }
  pre { margin: 4px 0; white-space: pre-wrap }`

/** Writes a page that shows a message as the desktop client of a chat does. */
export function chatPage(kind: ChatKind, payload: object): string {
  const [show, style] = clients[kind]
  const { title } = chats[kind]
  const body = `<main><h1 class="visually-hidden">${title}</h1>${show(payload as never)}</main>`
  return pageHtml({ title, style: frameStyle + style, body })
}
