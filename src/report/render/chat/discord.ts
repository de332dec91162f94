import type { APIEmbed, RESTPostAPIWebhookWithTokenJSONBody } from 'discord-api-types/v10'
import { definedFields } from '../../../base/defined-fields.js'
import { shorten } from '../../../base/text/shorten.js'
import type { Chat, ChatMention, ChatMessage } from './chat.js'
import { discordDialect, discordText } from './discord-dialect.js'
import { previewOf } from './first-line.js'
import { messageInline } from './message-inline.js'
import { linkPieces, openableLinks } from './message-links.js'
import { packPieces, piece, piecesOf } from './message-pieces.js'
import { statusColors } from './status-color.js'
import { webAddress } from './web-address.js'

// discord.com/developers/docs/resources/message, embed limits.
const maximumEmbeds = 10
const maximumTitle = 256
const maximumDescription = 4_096
const maximumCharacters = 6_000
const maximumContent = 2_000

/** A title of this length fits even if escapes double it. */
const shownTitle = 120
const shownUrl = 800

/** Prevents all mentions except the configured ones, whatever the texts contain. */
function allowedMentions({ mentions }: ChatMessage): RESTPostAPIWebhookWithTokenJSONBody['allowed_mentions'] {
  const ids = (wanted: ChatMention['kind']) => mentions.filter(({ kind }) => kind === wanted).map(({ id }) => id)
  return { parse: [], users: ids('user'), roles: ids('group') }
}

const mentionLine = ({ mentions }: ChatMessage): string =>
  mentions.map(({ id, kind }) => (kind === 'user' ? `<@${id}>` : `<@&${id}>`)).join(' ')

function titleOf(message: ChatMessage): string {
  const preview = previewOf(message)
  const title = discordText(preview)
  return title.length <= maximumTitle ? title : discordText(shorten(preview, shownTitle))
}

/** Renders the second line as subtext, in a smaller font. */
function contextPieces({ context }: ChatMessage) {
  const shown = messageInline(context, discordDialect).trim()
  return shown === '' ? [] : [piece(`-# ${shown}`, 'line')]
}

function render(message: ChatMessage): RESTPostAPIWebhookWithTokenJSONBody {
  const pieces = [
    ...contextPieces(message),
    ...piecesOf([...message.items, ...message.root.children], discordDialect),
    ...linkPieces(message.links, discordDialect),
  ]
  const [first, ...rest] = packPieces(pieces, maximumDescription)
  const color = statusColors[message.status]
  const url = webAddress(message.titleUrl)
  const titled: APIEmbed = {
    title: titleOf(message),
    color,
    ...definedFields({ url, description: first }),
  }
  const mentions = mentionLine(message)
  return {
    // A mention in an embed does not notify anyone.
    ...definedFields({ content: mentions === '' ? undefined : mentions }),
    embeds: [titled, ...rest.map((description): APIEmbed => ({ description, color }))],
    allowed_mentions: allowedMentions(message),
  }
}

const charactersIn = ({ embeds = [] }: RESTPostAPIWebhookWithTokenJSONBody): number =>
  embeds.reduce((sum, { title = '', description = '' }) => sum + title.length + description.length, 0)

function fits(payload: RESTPostAPIWebhookWithTokenJSONBody): boolean {
  const { content = '', embeds = [] } = payload
  return (
    content.length <= maximumContent &&
    embeds.length <= maximumEmbeds &&
    charactersIn(payload) <= maximumCharacters &&
    embeds.every(({ title = '', description = '' }) => title.length <= maximumTitle && description.length <= maximumDescription)
  )
}

/** Posts embeds, which have a colored edge, to webhooks of Discord. */
export const discord: Chat = {
  title: 'Discord',
  hosts: [/(^|\.)discord(app)?\.com$/],
  // Without it, Discord answers before it checks the message.
  parameters: { wait: 'true' },
  mentions: {
    expected: 'a user or a role of Discord, such as "<@80351110224678912>" or "<@&165511591545143296>"',
    example: '<@&165511591545143296>',
    parse(name) {
      const [, sign, id] = /^<@(&?)(\d{15,20})>$/.exec(name) ?? []
      return id === undefined ? undefined : { id, kind: sign === '' ? 'user' : 'group' }
    },
  },
  hints: [[/\bthread_(?:id|name)\b/, 'For a forum channel, append "?thread_id=" and the id of a thread to the URL.']],
  // With fractions; the header has whole seconds.
  retryAfterSeconds: ({ fields }) => (typeof fields.retry_after === 'number' ? fields.retry_after : undefined),
  render,
  fits: (payload) => fits(payload as RESTPostAPIWebhookWithTokenJSONBody),
  sizeOf: (payload) => ({
    used: charactersIn(payload as RESTPostAPIWebhookWithTokenJSONBody),
    maximum: maximumCharacters,
    unit: 'characters',
  }),
  plain(message): RESTPostAPIWebhookWithTokenJSONBody {
    const link = openableLinks(message.links).find(({ url }) => url.length <= shownUrl)
    const lines = [
      discordDialect.strong(titleOf(message)),
      mentionLine(message),
      ...(link === undefined ? [] : [discordDialect.link(link.url, link.label)]),
    ]
    return { content: lines.filter((line) => line !== '').join('\n'), allowed_mentions: allowedMentions(message) }
  },
}
