import type { Block, List } from '../../tree/node.js'
import { handleNode, type NodeHandlers } from '../node-handlers.js'
import { severities, squares } from '../status-signs.js'
import { markdownText } from './card-text.js'
import { foldPreview } from './fold-preview.js'
import type { Widget } from './google-chat-card.js'
import { cardCode, cardHtml, escapeCardHtml } from './google-chat-html.js'
import { chatFactLine, tableFacts, tableLines } from './table-lines.js'

const paragraph = (html: string): readonly Widget[] => (html.trim() === '' ? [] : [{ textParagraph: { text: html } }])

const colors = { note: '#1a73e8', tip: '#188038', important: '#9334e6', warning: '#e37400', caution: '#d93025' } as const

/** The number of lines shown of a closed section inside another section. */
const previewLines = 3

const indentation = '\u00a0\u00a0\u00a0\u00a0'

/** Renders a list as lines of paragraphs, because cards document no lists. Items that are not single lines go between the paragraphs. */
function listParts({ ordered, children }: List, indent: string): readonly (string | Widget)[] {
  return children.flatMap((item, index) => {
    const marker = ordered ? `${index + 1}. ` : '• '
    return item.children.flatMap((block, position): readonly (string | Widget)[] => {
      if (block.type === 'list') return listParts(block, indent + indentation)
      if (block.type !== 'paragraph') return widgetsOf(block)
      return [`${indent}${position === 0 ? marker : indentation}${cardHtml(block.children)}`]
    })
  })
}

function list(node: List): readonly Widget[] {
  const widgets: Widget[] = []
  let lines: string[] = []
  const endParagraph = () => {
    widgets.push(...paragraph(lines.join('<br>')))
    lines = []
  }
  for (const part of listParts(node, '')) {
    if (typeof part === 'string') {
      lines.push(part)
      continue
    }
    endParagraph()
    widgets.push(part)
  }
  endParagraph()
  return widgets
}

const handlers: NodeHandlers<Block, readonly Widget[]> = {
  heading: ({ children }) => paragraph(`<b>${cardHtml(children)}</b>`),
  paragraph: ({ children }) => paragraph(cardHtml(children)),
  list,
  table(table) {
    const [row, ...others] = table.rows
    if (row === undefined) return []
    if (table.facts !== undefined) return paragraph(table.facts.map((fact) => cardHtml(chatFactLine(fact))).join('<br>'))
    if (others.length > 0) return paragraph(tableLines(table).map(cardHtml).join('<br>'))
    return paragraph(
      tableFacts(table.head, row)
        .map(({ label, value }) => `${cardHtml(label)} <b>${cardHtml(value)}</b>`)
        .join(' · '),
    )
  },
  code({ value }) {
    const text = cardCode(value)
    return text === '' ? [] : [{ textParagraph: { text, textSyntax: 'MARKDOWN' } }]
  },
  alert: ({ severity, children }) => [
    ...paragraph(`<b><font color="${colors[severity]}">${severities[severity]}</font></b>`),
    ...cardWidgets(children),
  ],
  chart: ({ parts }) => paragraph(parts.map(({ status, cells }) => squares[status].repeat(cells)).join('')),
  divider: () => [{ divider: {} }],
  markdown: ({ parts }) => paragraph(escapeCardHtml(markdownText(parts))),
  section({ title, fold, isDetail, children }) {
    if (isDetail) return []
    // Only top-level sections of a card can be collapsed.
    const widgets = cardWidgets(fold === 'closed' ? foldPreview(children, previewLines) : children)
    return widgets.length === 0 ? [] : [...paragraph(`<b>${cardHtml(title)}</b>`), ...widgets]
  },
}

const widgetsOf = (node: Block): readonly Widget[] => handleNode(handlers, node)

/** Renders blocks as widgets of a card. */
export const cardWidgets = (nodes: readonly Block[]): readonly Widget[] => nodes.flatMap(widgetsOf)
