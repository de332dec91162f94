import type { KnownBlock, MessageAttachment } from '@slack/types'
import type { Chat, ChatMessage } from './chat.js'
import { type MessageLines, messageLines } from './message-lines.js'
import { type Piece, packPieces, piecesOf } from './message-pieces.js'
import { slackDialect, slackText } from './slack-dialect.js'
import { hexColor } from './status-color.js'
import { webAddress } from './web-address.js'

/** The fields of an incoming webhook that we use. */
export interface SlackPayload {
  /** If there are blocks, it is shown only in notifications. */
  readonly text: string
  readonly unfurl_links: false
  readonly unfurl_media: false
  readonly blocks?: readonly KnownBlock[]
  readonly attachments?: readonly MessageAttachment[]
}

// From docs.slack.dev/reference/block-kit/blocks, and from Slack's error `msg_blocks_too_long`.
const maximumBlocks = 50
const maximumHeader = 150
const maximumSection = 3_000
const maximumCharacters = 13_000

const maximumTitle = 140
const maximumSummary = 500

const linesOf = (message: ChatMessage): MessageLines => messageLines(message, maximumTitle, maximumSummary)

const section = (text: string): KnownBlock => ({ type: 'section', text: { type: 'mrkdwn', text, verbatim: true } })

function titleBlock(message: ChatMessage): KnownBlock {
  const url = webAddress(message.titleUrl)
  const { title } = linesOf(message)
  if (url !== undefined) return section(slackDialect.strong(slackDialect.link(url, slackText(title))))
  return { type: 'header', text: { type: 'plain_text', text: title, emoji: false } }
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

function reportButton(reportUrl: string | undefined): readonly KnownBlock[] {
  const url = webAddress(reportUrl)
  if (url === undefined) return []
  return [{ type: 'actions', elements: [{ type: 'button', text: { type: 'plain_text', text: 'Full report', emoji: false }, url }] }]
}

/** Returns title and summary in one line, for notifications. */
function notification(message: ChatMessage): string {
  const { title, summary } = linesOf(message)
  return slackText(summary === '' ? title : `${title}: ${summary}`)
}

function render(message: ChatMessage): SlackPayload {
  const body = sections(piecesOf(message.root.children, slackDialect))
  const { summary } = linesOf(message)
  const shown = body.length === 0 && summary !== '' ? [section(slackText(summary))] : body
  const fallback = notification(message)
  const blocks = [...shown, ...reportButton(message.reportUrl)]
  return {
    text: fallback,
    unfurl_links: false,
    unfurl_media: false,
    blocks: [titleBlock(message)],
    // Only an attachment has a colored edge.
    attachments: blocks.length === 0 ? [] : [{ color: hexColor(message.status), fallback, blocks }],
  }
}

/** Returns the length of the text of a block; undefined if it exceeds the limit of the block. */
function lengthOf(block: KnownBlock): number | undefined {
  if (block.type === 'header') return within(block.text.text, maximumHeader)
  return block.type === 'section' ? within(block.text?.text ?? '', maximumSection) : 0
}

const within = (text: string, limit: number) => (text !== '' && text.length <= limit ? text.length : undefined)

function fits(payload: SlackPayload): boolean {
  const attached = (payload.attachments ?? []).flatMap(({ blocks = [] }) => blocks as readonly KnownBlock[])
  const blocks = [...(payload.blocks ?? []), ...attached]
  let characters = payload.text.length
  for (const block of blocks) {
    const length = lengthOf(block)
    if (length === undefined) return false
    characters += length
  }
  return blocks.length <= maximumBlocks && characters <= maximumCharacters
}

/** Slack's error codes, such as `invalid_blocks`. Some failures have the status 200 and only this code. */
const errorCode = /^[a-z]+(?:_[a-z]+)+$/

/** Posts to incoming webhooks of Slack: Block Kit in an attachment, which has a colored edge. */
export const slack: Chat = {
  title: 'Slack',
  hosts: [/^hooks\.slack(-gov)?\.com$/],
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
  plain(message): SlackPayload {
    const url = webAddress(message.reportUrl) ?? webAddress(message.titleUrl)
    const link = url === undefined ? '' : `\n${slackDialect.link(url, 'Full report')}`
    return { text: notification(message) + link, unfurl_links: false, unfurl_media: false }
  },
}
