import picocolors from 'picocolors'
import { displayLine, displayText } from '../../base/text/display-text.js'
import type { Block, Inline, Root, Table } from '../tree/node.js'
import { codeText } from './code-text.js'
import { handleNode, type NodeHandlers } from './node-handlers.js'
import { createMarkPaints, terminalSigns } from './terminal-marks.js'
import { padColumns, textColumns } from './text-columns.js'

/** The cells of a chart without colors, which differ in shape. */
const shapes = { successful: '=', failed: 'x', skipped: '.', cancelled: '/', running: '~', unknown: '?' } as const

const indented = (text: string, prefix: string) => text.replace(/^(?=.)/gm, prefix)

/** Options for a report in a terminal. */
interface TerminalOptions {
  readonly color: boolean
  /** Whether to show the content of closed sections, because a terminal cannot open them. */
  readonly showsFolds?: boolean
}

/** Creates a function that renders a report for a terminal, with or without colors. */
export function createTerminalRenderer({ color, showsFolds = false }: TerminalOptions): (root: Root) => string {
  const { bold, cyan, dim, green, italic, magenta, red, yellow } = picocolors.createColors(color)
  const paints = createMarkPaints(color)
  const severities = { note: cyan, tip: green, important: magenta, warning: yellow, caution: red } as const

  const inline = (nodes: readonly Inline[]): string => nodes.map((node) => handleNode(inlineHandlers, node)).join('')
  const blocks = (nodes: readonly Block[], between = '\n\n'): string => {
    const shown = nodes.map((node) => handleNode(blockHandlers, node))
    return shown.filter((text) => text !== '').join(between)
  }

  const inlineHandlers: NodeHandlers<Inline, string> = {
    text: ({ value }) => displayLine(value),
    strong: ({ children }) => bold(inline(children)),
    emphasis: ({ children }) => italic(inline(children)),
    small: ({ children }) => dim(inline(children)),
    break: () => '\n',
    inlineCode: ({ value }) => cyan(displayLine(value)),
    link: ({ children }) => inline(children),
    badge: ({ status, value }) => paints[status](terminalSigns[status]) + (value === '' ? '' : ` ${displayLine(value)}`),
  }

  function table({ align, head, rows }: Table): string {
    // A row is one line.
    const cells = [head, ...rows].map((row) => row.map((cell) => inline(cell).replace(/\n/g, ' ')))
    const widths = head.map((_, column) => cells.reduce((width, row) => Math.max(width, textColumns(row[column] ?? '')), 0))
    const line = (row: readonly string[]) =>
      row.map((cell, column) => padColumns(cell, widths[column] ?? 0, align[column] ?? 'left')).join('   ')
    return cells.map((row) => line(row).trimEnd()).join('\n')
  }

  const paintedDiff = (value: string) => value.replace(/^[-+].*$/gm, (line) => (line.startsWith('-') ? red(line) : green(line)))

  const blockHandlers: NodeHandlers<Block, string> = {
    heading: ({ children }) => bold(inline(children)),
    paragraph: ({ children }) => inline(children),
    list({ ordered, children }) {
      const items = children.map((item, index) => {
        const marker = ordered ? `${index + 1}. ` : '- '
        return marker + indented(blocks(item.children, '\n'), ' '.repeat(marker.length)).trimStart()
      })
      return items.join('\n')
    },
    table,
    code({ value, language }) {
      const shown = codeText(value)
      return indented(language === 'diff' ? paintedDiff(shown) : shown, '    ')
    },
    alert: ({ severity, children }) => indented(blocks(children), `${severities[severity]('│')} `),
    chart: ({ parts }) => parts.map(({ status, cells }) => paints[status]((color ? '█' : shapes[status]).repeat(cells))).join(''),
    divider: () => dim('─'.repeat(40)),
    markdown: ({ parts }) => displayText(parts.map(({ kind, text }) => (kind === 'value' ? displayLine(text) : text)).join('')).trim(),
    section: ({ title, fold, children }) =>
      fold === 'closed' && !showsFolds ? '' : `${bold(inline(title))}\n\n${indented(blocks(children), '  ')}`,
  }

  return (root) => `${blocks(root.children)}\n`
}
