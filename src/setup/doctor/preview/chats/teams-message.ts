import type { CardElement, Run, TeamsMessage, TextStyle } from '../../../../report/render/chat/teams-card.js'
import { renderHtml } from '../../../../report/render/html.js'
import { parseMarkdown } from '../../../../report/render/parse-markdown.js'
import { escapePreviewHtml } from '../safe-html.js'

/** The metrics of Teams for Adaptive Cards: 14 px with lines of 20 px. */
export const teamsStyle = `
  main { font: 14px/20px "Segoe UI", "Liberation Sans", sans-serif; color: #242424 }
  .card { padding: 16px; border: 1px solid #e0e0e0; border-radius: 4px; overflow: hidden }
  .card p, .card div.text { margin: 0 }
  .element + .element { margin-top: 12px }
  .element.none { margin-top: 0 }
  .element.small { margin-top: 8px }
  .element.medium { margin-top: 16px }
  .element.large { margin-top: 20px }
  .element.separator { padding-top: 12px; border-top: 1px solid #e0e0e0 }
  .box { padding: 8px 16px }
  .box.bleed { margin: -16px -16px 0 }
  .box.emphasis { background: #f5f5f5; overflow-x: auto }
  .box.good { background: #e7f2da }
  .box.attention { background: #fcf4f6 }
  .box.warning { background: #fbf6d9 }
  .box.accent { background: #e8ebfa }
  .columns { display: flex; gap: 12px }
  .stretch { flex: 1; min-width: 0 }
  .right { text-align: right }
  .bolder { font-weight: 600 }
  .italic { font-style: italic }
  .size-small { font-size: 12px; line-height: 16px }
  .size-medium { font-size: 16px; line-height: 22px }
  .size-large { font-size: 18px; line-height: 24px }
  .subtle { color: #616161 }
  .color-good { color: #237b4b }
  .color-attention { color: #c4314b }
  .color-warning { color: #835c00 }
  .color-accent { color: #5b5fc7 }
  .monospace { font-family: Consolas, "DejaVu Sans Mono", monospace; white-space: pre-wrap }
  table { width: 100%; border-collapse: collapse }
  td { padding: 4px; vertical-align: top }
  dl { display: grid; grid-template-columns: minmax(0, 150px) 1fr; gap: 4px 16px; margin: 0 }
  dt { font-weight: 600 }
  dd { margin: 0 }
  a { color: #5b5fc7; text-decoration: none }
  .actions { margin-top: 12px }
  button { font: 600 14px/20px "Segoe UI", "Liberation Sans", sans-serif; height: 32px; padding: 0 12px; margin-right: 8px; border: 1px solid #d1d1d1; border-radius: 4px; background: #fff; color: inherit }`

const styleClasses = ({ weight, size, color, fontType, italic, isSubtle }: TextStyle): string =>
  [weight, size && `size-${size}`, color && `color-${color}`, fontType, italic && 'italic', isSubtle && 'subtle'].filter(Boolean).join(' ')

function run(inline: Run): string {
  if (typeof inline === 'string') return escapePreviewHtml(inline)
  const url = inline.selectAction?.url
  const text = `<span class="${styleClasses(inline)}">${escapePreviewHtml(inline.text)}</span>`
  return url !== undefined && /^https?:/i.test(url) ? `<a href="${escapePreviewHtml(url)}">${text}</a>` : text
}

/** Clients parse these texts as Markdown. */
const markdown = (text: string): string => renderHtml({ type: 'root', children: parseMarkdown(text) })

function content(element: CardElement): string {
  switch (element.type) {
    case 'RichTextBlock':
      return `<div class="text${element.horizontalAlignment === 'right' ? ' right' : ''}">${element.inlines.map(run).join('')}</div>`
    case 'TextBlock':
      return markdown(element.text)
    case 'FactSet':
      return `<dl>${element.facts.map(({ title, value }) => `<dt>${escapePreviewHtml(title)}</dt><dd>${markdown(value)}</dd>`).join('')}</dl>`
    case 'Container': {
      const classes = element.style === undefined ? '' : ` class="box ${element.style}${element.bleed ? ' bleed' : ''}"`
      return `<div${classes}>${elements(element.items)}</div>`
    }
    case 'ColumnSet':
      return `<div class="columns">${element.columns.map(({ width, items }) => `<div class="${width}">${elements(items)}</div>`).join('')}</div>`
    case 'Table': {
      const right = element.columns.map(({ horizontalCellContentAlignment }) =>
        horizontalCellContentAlignment === 'right' ? ' class="right"' : '',
      )
      const rows = element.rows.map(
        ({ cells }) => `<tr>${cells.map(({ items }, index) => `<td${right[index] ?? ''}>${elements(items)}</td>`).join('')}</tr>`,
      )
      return `<table>${rows.join('')}</table>`
    }
  }
}

/** Shows hidden elements as well, because a page without a script cannot open them. */
const elements = (items: readonly CardElement[]): string =>
  items
    .map((element) => `<div class="element ${element.spacing ?? ''}${element.separator ? ' separator' : ''}">${content(element)}</div>`)
    .join('')

/** Shows a message as the desktop client of Teams does. */
export function teamsMessage({ attachments: [{ content: card }] }: TeamsMessage): string {
  const buttons = card.actions.map(({ title = '' }) => `<button>${escapePreviewHtml(title)}</button>`).join('')
  const actions = buttons === '' ? '' : `<div class="actions">${buttons}</div>`
  return `<div class="card">${elements(card.body)}${actions}</div>`
}
