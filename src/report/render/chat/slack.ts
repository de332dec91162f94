import type { KnownBlock, MessageAttachment } from '@slack/types'
import type { Inline, Paragraph } from '../../tree/node.js'
import type { Chat, ChatMention, ChatMessage } from './chat.js'
import { messageFirstLine, previewOf } from './first-line.js'
import { messageInline } from './message-inline.js'
import { openableLinks } from './message-links.js'
import { type Piece, packPieces, piecesOf } from './message-pieces.js'
import { slackDialect, slackText } from './slack-dialect.js'
import { hexColor } from './status-color.js'

/** The fields of an incoming webhook that we use. */
export interface SlackPayload {
  /** If there are blocks, it is shown only in notifications. If there are only attachments, it would be a line above them. */
  readonly text?: string
  readonly unfurl_links: false
  readonly unfurl_media: false
  readonly blocks?: readonly KnownBlock[]
  readonly attachments?: readonly MessageAttachment[]
}

// From docs.slack.dev/reference/block-kit/blocks, and from Slack's error `msg_blocks_too_long`.
const maximumBlocks = 50
const maximumSection = 3_000
const maximumCharacters = 13_000

/** Slack folds a long section of an attachment if it is not expanded. */
const section = (text: string): KnownBlock => ({ type: 'section', text: { type: 'mrkdwn', text, verbatim: true }, expand: true })

const contextBlock = (text: string): KnownBlock => ({ type: 'context', elements: [{ type: 'mrkdwn', text, verbatim: true }] })

const mentionText = ({ id, kind }: ChatMention): string => (kind === 'user' ? `<@${id}>` : `<!subteam^${id}>`)
const mentionLine = ({ mentions }: ChatMessage): string => mentions.map(mentionText).join(' ')

const inline = (nodes: readonly Inline[]): string => messageInline(nodes, slackDialect)

/** Renders the first line and, in a smaller font, the second. */
function top(message: ChatMessage): readonly KnownBlock[] {
  const context = inline(message.context).trim()
  return [section(slackDialect.strong(inline(messageFirstLine(message)))), ...(context === '' ? [] : [contextBlock(context)])]
}

/** Renders a paragraph as a section of its own. */
function itemSection({ children }: Paragraph): readonly KnownBlock[] {
  const text = inline(children).trim()
  return text === '' ? [] : [section(text)]
}

/** Packs pieces into as few sections as possible, with the dividers between them. */
function sections(pieces: readonly Piece[]): readonly KnownBlock[] {
  const blocks: KnownBlock[] = []
  let run: Piece[] = []
  const flush = () => {
    for (const text of packPieces(run, maximumSection)) blocks.push(section(text))
    run = []
  }
  for (const piece of pieces) {
    if (piece.kind === 'divider') {
      flush()
      blocks.push({ type: 'divider' })
    } else run.push(piece)
  }
  flush()
  return blocks
}

function buttons({ links }: ChatMessage): readonly KnownBlock[] {
  const elements = openableLinks(links).map(
    ({ label, url }) => ({ type: 'button', text: { type: 'plain_text', text: label, emoji: false }, url }) as const,
  )
  return elements.length === 0 ? [] : [{ type: 'actions', elements }]
}

function render(message: ChatMessage): SlackPayload {
  const preview = slackText(previewOf(message))
  const mentions = mentionLine(message)
  const blocks = [
    ...top(message),
    ...message.items.flatMap(itemSection),
    ...sections(piecesOf(message.root.children, slackDialect)),
    ...buttons(message),
  ]
  return {
    // A mention in an attachment may not notify anyone.
    ...(mentions === '' ? {} : { text: `${preview} ${mentions}`, blocks: [section(mentions)] }),
    unfurl_links: false,
    unfurl_media: false,
    // Only an attachment has a colored edge. Without a text, notifications show its fallback.
    attachments: [{ color: hexColor(message.status), fallback: preview, blocks }],
  }
}

/** Returns the length of the text of a block; undefined if it exceeds the limit of the block. */
function lengthOf(block: KnownBlock): number | undefined {
  if (block.type === 'section') return within(block.text?.text ?? '', maximumSection)
  if (block.type !== 'context') return 0
  const texts = block.elements.map((element) => ('text' in element ? within(element.text, maximumSection) : undefined))
  return texts.reduce<number | undefined>((sum, length) => (sum === undefined || length === undefined ? undefined : sum + length), 0)
}

const within = (text: string, limit: number) => (text !== '' && text.length <= limit ? text.length : undefined)

const blocksOf = ({ blocks = [], attachments = [] }: SlackPayload): readonly KnownBlock[] => [
  ...blocks,
  ...attachments.flatMap((attachment) => (attachment.blocks ?? []) as readonly KnownBlock[]),
]

const charactersIn = (payload: SlackPayload): number =>
  blocksOf(payload).reduce((sum, block) => sum + (lengthOf(block) ?? 0), payload.text?.length ?? 0)

function fits(payload: SlackPayload): boolean {
  const blocks = blocksOf(payload)
  const areValid = blocks.every((block) => lengthOf(block) !== undefined)
  return areValid && blocks.length <= maximumBlocks && charactersIn(payload) <= maximumCharacters
}

/** Slack's error codes, such as `invalid_blocks`. Some failures have the status 200 and only this code. */
const errorCode = /^[a-z]+(?:_[a-z]+)+$/

/** Posts to incoming webhooks of Slack: Block Kit in an attachment, which has a colored edge. */
export const slack: Chat = {
  title: 'Slack',
  hosts: [/^hooks\.slack(-gov)?\.com$/],
  mentions: {
    expected: 'a user or a group of Slack, such as "<@U012AB3CD>" or "<!subteam^S012AB3CD>"',
    example: '<!subteam^S012AB3CD>',
    parse(name) {
      const [, user, group] = /^<(?:@([UW][A-Z0-9]{2,20})|!subteam\^(S[A-Z0-9]{2,20}))>$/.exec(name) ?? []
      if (user !== undefined) return { id: user, kind: 'user' }
      return group === undefined ? undefined : { id: group, kind: 'group' }
    },
  },
  // docs.slack.dev, "Handling errors" of incoming webhooks.
  hints: [
    [
      /^(?:no_service|no_service_id|no_active_hooks|invalid_token|no_team|team_disabled)$/,
      'The webhook was removed or disabled. Create a new one and use its URL.',
    ],
    [
      /^(?:channel_not_found|channel_is_archived|user_not_found)$/,
      'The channel was removed or archived. Choose another channel for the webhook.',
    ],
    [
      /^(?:action_prohibited|posting_to_general_channel_denied|restricted_action)$/,
      'The channel restricts who may post. Ask an administrator, or choose another channel.',
    ],
  ],
  statusInBody({ message, fields }) {
    if (/^rate_?limited$/.test(message)) return 429
    return fields.ok === false || errorCode.test(message) ? 400 : undefined
  },
  render,
  fits: (payload) => fits(payload as SlackPayload),
  sizeOf: (payload) => ({ used: charactersIn(payload as SlackPayload), maximum: maximumCharacters, unit: 'characters' }),
  plain(message): SlackPayload {
    const [link] = openableLinks(message.links)
    const line = link === undefined ? '' : `\n${slackDialect.link(link.url, link.label)}`
    const text = [slackText(previewOf(message)), mentionLine(message)].filter((part) => part !== '').join(' ')
    return { text: text + line, unfurl_links: false, unfurl_media: false }
  },
}
