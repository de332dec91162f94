import type { GoogleChatMessage, Widget } from '../../../../../src/report/render/chat/google-chat-card.js'
import { renderHtml } from '../../../../../src/report/render/html.js'
import { parseMarkdown } from '../../../../../src/report/render/parse-markdown.js'
import { escapeHtml, safeHtml } from './message-html.js'

/** The metrics of Google Chat's web client: cards of at most 600 px, 14 px with lines of 20 px. */
export const googleChatStyle = `
  main { font: 14px/20px "Google Sans Text", Roboto, "Liberation Sans", sans-serif; color: #1f1f1f }
  .who { font-weight: 500 }
  .card { max-width: 600px; border: 1px solid #c4c7c5; border-radius: 8px; margin-top: 4px }
  .section { padding: 8px 16px }
  .section + .section { border-top: 1px solid #e3e3e3 }
  .widget { padding: 6px 0 }
  a { color: #0b57d0; text-decoration: none }
  button { font: 500 14px/20px inherit; height: 32px; padding: 0 12px; margin-right: 8px; border: 0; border-radius: 16px; background: #e9eef6; color: inherit }`

function widget(node: Widget): string {
  if ('textParagraph' in node) {
    const { text, textSyntax } = node.textParagraph
    const html = textSyntax === 'MARKDOWN' ? renderHtml({ type: 'root', children: parseMarkdown(text) }) : safeHtml(text)
    return `<div class="widget">${html}</div>`
  }
  if ('divider' in node) return '<hr>'
  return `<div class="widget">${node.buttonList.buttons.map(({ text }) => `<button>${escapeHtml(text)}</button>`).join('')}</div>`
}

/** Shows a message as Google Chat's web client does. */
export function googleChatMessage({ text = '', cardsV2 }: GoogleChatMessage): string {
  const sections = cardsV2.flatMap(({ card }) => card.sections)
  const shown = sections.map(({ header, widgets }) => {
    const heading = header === undefined ? '' : `<div class="widget">${safeHtml(header)}</div>`
    return `<div class="section">${heading}${widgets.map(widget).join('')}</div>`
  })
  return `<div class="who">Build Report</div><div>${escapeHtml(text)}</div><div class="card">${shown.join('')}</div>`
}
