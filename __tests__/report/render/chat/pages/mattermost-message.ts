import type { MattermostPayload } from '../../../../../src/report/render/chat/mattermost.js'
import { edgeStyle } from './edge-style.js'
import { markdownLines } from './markdown-lines.js'
import { escapeHtml } from './message-html.js'

/** The metrics of Mattermost's desktop client: 14 px with lines of 20 px, attachments of at most 850 px. */
export const mattermostStyle = `
  main { font: 14px/20px "Open Sans", "Liberation Sans", sans-serif; color: #3f4350 }
  .who { font-weight: 600 }
  p { margin: 0 }
  a { color: #1c58d9; text-decoration: none }
  .attachment { border: 1px solid #ddd; border-left: 4px solid; border-radius: 4px; padding: 12px; margin-top: 4px }
  .empty { height: 8px }
  code { font: 90% Menlo, "DejaVu Sans Mono", monospace; background: #f0f0f1; border-radius: 4px; padding: 2px 4px }`

/** Shows a message as Mattermost's desktop client does. */
export function mattermostMessage({ text = '', attachments = [] }: MattermostPayload): string {
  const shown = attachments.map(
    (attachment) => `<div class="attachment" style="${edgeStyle(attachment.color)}">${markdownLines(attachment.text)}</div>`,
  )
  return `<div class="who">Build Report</div><div>${escapeHtml(text)}</div>${shown.join('')}`
}
