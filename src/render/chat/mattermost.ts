import type { MessageAttachment } from '@slack/types'
import type { Chat, ChatMessage } from './chat.js'
import { mattermostDialect, mattermostText } from './mattermost-dialect.js'
import { messageLines } from './message-lines.js'
import { packPieces, piecesOf } from './message-pieces.js'
import { hexColor } from './status-color.js'
import { webAddress } from './web-address.js'

/** The fields of an incoming webhook that we use: those of Slack before Block Kit. */
export interface MattermostPayload {
  readonly text?: string
  readonly attachments?: readonly Required<Pick<MessageAttachment, 'color' | 'fallback' | 'text'>>[]
}

/** The server splits a longer post into several (developers.mattermost.com, incoming webhooks). */
const maximumCharacters = 16_383

const maximumTitle = 300
const maximumSummary = 1_000

function linesOf(message: ChatMessage) {
  const { title, summary } = messageLines(message, maximumTitle, maximumSummary)
  return { title: mattermostText(title), summary: mattermostText(summary) }
}

function linked(url: string | undefined, label: string): string {
  const target = webAddress(url)
  return target === undefined ? label : mattermostDialect.link(target, label)
}

const reportLink = (url: string | undefined) => (webAddress(url) === undefined ? '' : linked(url, 'Full report'))

const joined = (lines: readonly string[], separator: string) => lines.filter((line) => line !== '').join(separator)

function render(message: ChatMessage): MattermostPayload {
  const { title, summary } = linesOf(message)
  const [body = summary] = packPieces(piecesOf(message.root.children, mattermostDialect), Number.POSITIVE_INFINITY)
  const text = joined([`#### ${linked(message.titleUrl, title)}`, body, reportLink(message.reportUrl)], '\n\n')
  return { attachments: [{ color: hexColor(message.status), fallback: joined([title, summary], ': '), text }] }
}

function fits({ text = '', attachments = [] }: MattermostPayload): boolean {
  return (
    attachments.reduce((sum, attachment) => sum + attachment.text.length + attachment.fallback.length, text.length) <= maximumCharacters
  )
}

/** Posts Markdown in an attachment, which has a colored edge, to incoming webhooks of Mattermost. */
export const mattermost: Chat = {
  title: 'Mattermost',
  hosts: [],
  hints: [
    [/\b(?:invalid webhook|disabled)\b/i, 'Create a new webhook and use its URL, or ask an administrator to allow incoming webhooks.'],
  ],
  render,
  fits: (payload) => fits(payload as MattermostPayload),
  plain(message): MattermostPayload {
    const { title, summary } = linesOf(message)
    return { text: joined([title, summary, reportLink(message.reportUrl ?? message.titleUrl)], '\n') }
  },
}
