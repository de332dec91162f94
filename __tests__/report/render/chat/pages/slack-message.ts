import type { KnownBlock } from '@slack/types'
import type { Environment } from '../../../../../src/base/environment.js'
import type { SlackPayload } from '../../../../../src/report/render/chat/slack.js'
import { edgeStyle } from './edge-style.js'
import { escapeHtml, safeHtml } from './message-html.js'

const inline =
  /`(?<code>[^`\n]+)`|<(?<url>https?:[^|<>]+)\|(?<label>[^<>]*)>|<(?<mention>[@!][^<>]+)>|(?<![\p{L}\p{N}])\*(?<strong>[^*\n]+)\*(?![\p{L}\p{N}])/gu

/** Shows mrkdwn as Slack does: code, links, mentions, bold text. It has the same escapes as HTML. */
const mrkdwn = (text: string): string =>
  text
    .replace(/```\n?([^`]*?)\n?```/g, (_, code: string) => `<pre>${code}</pre>`)
    .replace(inline, (_all, ...rest) => {
      const { code, url, label, mention, strong } = rest.at(-1) as Environment
      if (code !== undefined) return `<code>${code}</code>`
      if (url !== undefined) return `<a href="${url}">${label}</a>`
      if (mention !== undefined) return `<span class="mention">@${mention.slice(1)}</span>`
      return `<b>${mrkdwn(strong ?? '')}</b>`
    })
    .replace(/\n/g, '<br>')

const shown = (text: string): string => safeHtml(mrkdwn(text))

function block(node: KnownBlock): string {
  switch (node.type) {
    case 'section':
      return `<div class="block">${shown(node.text?.text ?? '')}</div>`
    case 'context':
      return `<div class="block context">${node.elements.map((element) => ('text' in element ? shown(element.text) : '')).join(' ')}</div>`
    case 'actions':
      return `<div class="block">${node.elements.map((element) => ('text' in element ? `<button>${escapeHtml(element.text?.text ?? '')}</button>` : '')).join('')}</div>`
    case 'divider':
      return '<hr>'
    default:
      throw new Error(`Our messages have no block of the type "${node.type}".`)
  }
}

/** The metrics of Slack's desktop client: 15 px with lines of 22 px, blocks 8 px apart, attachments of at most 600 px. */
export const slackStyle = `
  main { font: 15px/22px Lato, "Liberation Sans", sans-serif; color: #1d1c1d }
  .who { font-weight: 900 }
  .attachment { max-width: 600px; border-left: 4px solid; border-radius: 2px; padding-left: 12px; margin-top: 4px }
  .attachment > * { color: #1d1c1d }
  .block { margin: 8px 0 }
  .context { font-size: 13px; line-height: 18px; color: #616061 }
  a { color: #1264a3; text-decoration: none }
  code { font: 12px/18px Monaco, Menlo, "DejaVu Sans Mono", monospace; border: 1px solid #ddd; border-radius: 3px; background: #f8f8f8; padding: 2px 3px 1px; color: #c01343 }
  button { font: 700 13px/22px Lato, "Liberation Sans", sans-serif; height: 36px; padding: 0 12px; margin-right: 8px; border: 1px solid #bbb; border-radius: 4px; background: #fff; color: inherit }
  .mention { background: #fbf3d7; color: #1264a3 }`

/** Shows a message as Slack's desktop client does. */
export function slackMessage({ text = '', blocks = [], attachments = [] }: SlackPayload): string {
  const above = blocks.length > 0 ? blocks.map(block).join('') : shown(text)
  const attached = attachments.map(
    ({ color, blocks: inside = [] }) =>
      `<div class="attachment" style="${edgeStyle(color)}">${(inside as readonly KnownBlock[]).map(block).join('')}</div>`,
  )
  return `<div class="who">Build Report</div>${above}${attached.join('')}`
}
