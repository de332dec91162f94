import type { RESTPostAPIWebhookWithTokenJSONBody } from 'discord-api-types/v10'
import type { MattermostPayload } from '../../../../src/render/chat/mattermost.js'
import { renderHtml } from '../../../../src/render/html.js'
import { parseMarkdown } from '../../../../src/render/parse-markdown.js'

/** Shows each line of Markdown as a line, as both chats do. */
const lines = (markdown: string): string =>
  markdown
    .split('\n')
    .map((line) => {
      if (line === '') return '<div class="empty"></div>'
      const small = line.startsWith('-# ')
      const html = renderHtml({ type: 'root', children: parseMarkdown(small ? line.slice(3) : line) })
      return `<div class="line${small ? ' small' : ''}">${html}</div>`
    })
    .join('')

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** The metrics of Discord's desktop client: embeds of at most 516 px, 14 px with lines of 18 px. */
export const discordStyle = `
  body { font: 16px/22px "gg sans", "Liberation Sans", sans-serif; color: #313338 }
  .who { font-weight: 500 }
  p { margin: 0 }
  a { color: #006ce7; text-decoration: none }
  .embed { max-width: 516px; border-left: 4px solid; border-radius: 4px; background: #f2f3f5; padding: 8px 16px 16px 12px; font-size: 14px; line-height: 18px }
  .title { margin-top: 8px; font-size: 16px; line-height: 22px; font-weight: 600 }
  .description { margin-top: 8px }
  .empty { height: 18px }
  .small { font-size: 13px; color: #5c5e66 }
  code { font: 85%/18px Consolas, "DejaVu Sans Mono", monospace; background: #e3e5e8; border-radius: 4px; padding: 0 3px }`

/** Shows a message as Discord's desktop client does. */
export function discordMessage({ content = '', embeds = [] }: RESTPostAPIWebhookWithTokenJSONBody): string {
  const shown = embeds.map(({ title = '', description = '', color = 0 }) => {
    const head = `<div class="title">${escaped(title.replace(/\\(?=[^\p{L}\p{N}\s])/gu, ''))}</div>`
    const border = `border-color: #${color.toString(16).padStart(6, '0')}`
    return `<div class="embed" style="${border}">${head}<div class="description">${lines(description)}</div></div>`
  })
  return `<div class="who">Build Report</div><div>${escaped(content)}</div>${shown.join('')}`
}

/** The metrics of Mattermost's desktop client: 14 px with lines of 20 px, attachments of at most 850 px. */
export const mattermostStyle = `
  body { font: 14px/20px "Open Sans", "Liberation Sans", sans-serif; color: #3f4350 }
  .who { font-weight: 600 }
  p { margin: 0 }
  a { color: #1c58d9; text-decoration: none }
  .attachment { border: 1px solid #ddd; border-left: 4px solid; border-radius: 4px; padding: 12px; margin-top: 4px }
  .empty { height: 8px }
  code { font: 90% Menlo, "DejaVu Sans Mono", monospace; background: #f0f0f1; border-radius: 4px; padding: 2px 4px }`

/** Shows a message as Mattermost's desktop client does. */
export function mattermostMessage({ text = '', attachments = [] }: MattermostPayload): string {
  const shown = attachments.map(
    (attachment) => `<div class="attachment" style="border-left-color: ${attachment.color}">${lines(attachment.text)}</div>`,
  )
  return `<div class="who">Build Report</div><div>${escaped(text)}</div>${shown.join('')}`
}
