import type { MessageAttachment } from '@slack/types'
import { definedFields } from '../../../base/defined-fields.js'
import type { Inline } from '../../tree/node.js'
import type { Chat, ChatMessage } from './chat.js'
import { messageFirstLine, previewOf } from './first-line.js'
import { mattermostDialect, mattermostText } from './mattermost-dialect.js'
import { messageInline } from './message-inline.js'
import { linkPieces, openableLinks } from './message-links.js'
import { packPieces, piece, piecesOf } from './message-pieces.js'
import { hexColor } from './status-color.js'

/** The fields of an incoming webhook that we use: those of Slack before Block Kit. */
export interface MattermostPayload {
  readonly text?: string
  readonly attachments?: readonly Required<Pick<MessageAttachment, 'color' | 'fallback' | 'text'>>[]
}

/** The server splits a longer post into several (developers.mattermost.com, incoming webhooks). */
const maximumCharacters = 16_383

const mentionLine = ({ mentions }: ChatMessage): string => mentions.map(({ id }) => `@${id}`).join(' ')

const inline = (nodes: readonly Inline[]): string => messageInline(nodes, mattermostDialect)

function render(message: ChatMessage): MattermostPayload {
  const context = inline(message.context).trim()
  const pieces = [
    piece(mattermostDialect.strong(inline(messageFirstLine(message))), 'line'),
    ...(context === '' ? [] : [{ ...piece(context, 'line'), isTight: true }]),
    ...piecesOf([...message.items, ...message.root.children], mattermostDialect),
    ...linkPieces(message.links, mattermostDialect),
  ]
  const [text = ''] = packPieces(pieces, Number.POSITIVE_INFINITY)
  const mentions = mentionLine(message)
  return {
    ...definedFields({ text: mentions === '' ? undefined : mentions }),
    attachments: [{ color: hexColor(message.status), fallback: mattermostText(previewOf(message)), text }],
  }
}

const charactersIn = ({ text = '', attachments = [] }: MattermostPayload): number =>
  attachments.reduce((sum, attachment) => sum + attachment.text.length + attachment.fallback.length, text.length)

/** They notify everyone in a channel. */
const wholeChannels: readonly string[] = ['all', 'channel', 'here']

/** Posts Markdown in an attachment, which has a colored edge, to incoming webhooks of Mattermost. */
export const mattermost: Chat = {
  title: 'Mattermost',
  hosts: [],
  mentions: {
    expected: 'a user or a group of Mattermost, such as "@jane" or "@payments-team", not a whole channel',
    example: '@payments-team',
    parse(name) {
      const [, id] = /^@([a-z][a-z\d._-]{0,63})$/.exec(name) ?? []
      return id === undefined || wholeChannels.includes(id) ? undefined : { id, kind: 'user' }
    },
  },
  hints: [
    [/\b(?:invalid webhook|disabled)\b/i, 'Create a new webhook and use its URL, or ask an administrator to allow incoming webhooks.'],
  ],
  render,
  fits: (payload) => charactersIn(payload as MattermostPayload) <= maximumCharacters,
  sizeOf: (payload) => ({ used: charactersIn(payload as MattermostPayload), maximum: maximumCharacters, unit: 'characters' }),
  plain(message): MattermostPayload {
    const [link] = openableLinks(message.links)
    const lines = [
      mattermostText(previewOf(message)),
      mentionLine(message),
      ...(link === undefined ? [] : [mattermostDialect.link(link.url, link.label)]),
    ]
    return { text: lines.filter((line) => line !== '').join('\n') }
  },
}
