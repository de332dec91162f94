import type { RESTPostAPIWebhookWithTokenJSONBody } from 'discord-api-types/v10'
import { edgeStyle } from './edge-style.js'
import { markdownLines } from './markdown-lines.js'
import { escapeHtml } from './message-html.js'

/** The metrics of Discord's desktop client: embeds of at most 516 px, 14 px with lines of 18 px. */
export const discordStyle = `
  main { font: 16px/22px "gg sans", "Liberation Sans", sans-serif; color: #313338 }
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
    const head = `<div class="title">${escapeHtml(title.replace(/\\(?=[^\p{L}\p{N}\s])/gu, ''))}</div>`
    const border = edgeStyle(`#${color.toString(16).padStart(6, '0')}`)
    return `<div class="embed" style="${border}">${head}<div class="description">${markdownLines(description)}</div></div>`
  })
  return `<div class="who">Build Report</div><div>${escapeHtml(content)}</div>${shown.join('')}`
}
