import type { APIEmbed, RESTPostAPIWebhookWithTokenJSONBody } from 'discord-api-types/v10'
import type { Chat, ChatMessage } from './chat.js'
import { discordDialect, discordText } from './discord-dialect.js'
import { messageLines } from './message-lines.js'
import { packPieces, piece, piecesOf } from './message-pieces.js'
import { statusColors } from './status-color.js'
import { webAddress } from './web-address.js'

// discord.com/developers/docs/resources/message, embed limits.
const maximumEmbeds = 10
const maximumTitle = 256
const maximumDescription = 4_096
const maximumCharacters = 6_000
const maximumContent = 2_000

/** Limits texts so that the plainest form fits even if escapes double their length. */
const shownTitle = 120
const shownSummary = 400
const shownUrl = 800

/** Prevents all mentions, whatever the texts contain. */
const noMentions: RESTPostAPIWebhookWithTokenJSONBody['allowed_mentions'] = { parse: [] }

function linesOf(message: ChatMessage) {
  const { title, summary } = messageLines(message, shownTitle, shownSummary)
  return { title: discordText(title), summary: discordText(summary) }
}

const reportLink = (url: string | undefined) => (url === undefined ? '' : discordDialect.link(url, 'Full report'))

function render(message: ChatMessage): RESTPostAPIWebhookWithTokenJSONBody {
  const { title, summary } = linesOf(message)
  const body = piecesOf(message.root.children, discordDialect)
  const link = reportLink(webAddress(message.reportUrl))
  const shown = body.length === 0 ? [summary] : []
  const lines = [...shown, link].filter((line) => line !== '').map((line) => piece(line))
  const [first, ...rest] = packPieces([...body, ...lines], maximumDescription)
  const color = statusColors[message.status]
  const url = webAddress(message.titleUrl)
  const titled: APIEmbed = {
    title,
    color,
    ...(url === undefined ? {} : { url }),
    ...(first === undefined ? {} : { description: first }),
  }
  return { embeds: [titled, ...rest.map((description): APIEmbed => ({ description, color }))], allowed_mentions: noMentions }
}

function fits({ content = '', embeds = [] }: RESTPostAPIWebhookWithTokenJSONBody): boolean {
  const characters = embeds.reduce((sum, { title = '', description = '' }) => sum + title.length + description.length, 0)
  return (
    content.length <= maximumContent &&
    embeds.length <= maximumEmbeds &&
    characters <= maximumCharacters &&
    embeds.every(({ title = '', description = '' }) => title.length <= maximumTitle && description.length <= maximumDescription)
  )
}

/** Posts embeds, which have a colored edge, to webhooks of Discord. */
export const discord: Chat = {
  title: 'Discord',
  hosts: [/(^|\.)discord(app)?\.com$/],
  // Without it, Discord answers before it checks the message.
  parameters: { wait: 'true' },
  hints: [[/\bthread_(?:id|name)\b/, 'For a forum channel, append "?thread_id=" and the id of a thread to the URL.']],
  // With fractions; the header has whole seconds.
  retryAfterSeconds: ({ fields }) => (typeof fields.retry_after === 'number' ? fields.retry_after : undefined),
  render,
  fits: (payload) => fits(payload as RESTPostAPIWebhookWithTokenJSONBody),
  plain(message): RESTPostAPIWebhookWithTokenJSONBody {
    const { title, summary } = linesOf(message)
    const url = [message.reportUrl, message.titleUrl].map(webAddress).find((address) => address !== undefined && address.length <= shownUrl)
    const lines = [discordDialect.strong(title), summary, reportLink(url)]
    return { content: lines.filter((line) => line !== '').join('\n'), allowed_mentions: noMentions }
  },
}
