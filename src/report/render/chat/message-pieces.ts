import { displayText } from '../../../base/text/display-text.js'
import type { Block, Inline, ListItem, Table } from '../../tree/node.js'
import { dotted, text } from '../../tree/node-builders.js'
import { handleNode, type NodeHandlers } from '../node-handlers.js'
import { severities, squares } from '../status-signs.js'
import type { Dialect } from './dialect.js'
import { foldPreview } from './fold-preview.js'
import { messageInline, without } from './message-inline.js'
import { chatFactLine, tableFacts } from './table-lines.js'

/** A part of a message that is never split: a paragraph, a list item, a code block. */
export interface Piece {
  /** An `item` is a line of a list. */
  readonly kind: 'line' | 'item' | 'block' | 'divider'
  readonly text: string
  /** Whether it follows the previous piece without an empty line. */
  readonly isTight: boolean
}

/** The number of lines shown of a closed section, in chats that cannot collapse sections. */
const previewLines = 3

/** Creates a piece with an empty line before it. */
export const piece = (text: string, kind: Piece['kind'] = 'block'): Piece => ({ kind, text, isTight: false })

/** Puts the first piece right below the content above it. */
const below = ([first, ...rest]: readonly Piece[]): readonly Piece[] => (first === undefined ? [] : [{ ...first, isTight: true }, ...rest])

/** Trims only the spaces that a chat would drop. A no-break space stays: without it, `2)` after it would begin a list. */
const withoutSpaces = (line: string) => line.replace(/^ +|(?<! ) +$/g, '')

/** Renders a row of values, each after its title: `Tests 27 · ✅ Successful 24 · ❌ Failed 3`. */
const factsLine = ({ head, rows: [row = []] }: Table): readonly Inline[] =>
  dotted(...tableFacts(head, row).map(({ label, value }) => (label.length === 0 ? value : [...label, text(' '), ...value])))

/**
 * Renders the blocks of a report in the markup of a chat. Keeps messages short: omits details, shows only the first lines of a closed
 * section, and renders a table with one row as a line.
 */
export function piecesOf(blocks: readonly Block[], dialect: Dialect): readonly Piece[] {
  const inline = (nodes: readonly Inline[]): string => messageInline(nodes, dialect)
  const pieces = (nodes: readonly Block[]): readonly Piece[] => nodes.flatMap((node) => handleNode(blockHandlers, node))

  function paragraph(nodes: readonly Inline[]): readonly Piece[] {
    const shown = withoutSpaces(inline(nodes))
    return shown.trim() === '' ? [] : [piece(shown, 'line')]
  }

  function heading(nodes: readonly Inline[]): readonly Piece[] {
    const shown = withoutSpaces(inline(without('strong', nodes)))
    return shown.trim() === '' ? [] : [piece(dialect.heading(shown))]
  }

  function item({ children }: ListItem, marker: string): readonly Piece[] {
    const [first, ...rest] = pieces(children)
    const isLine = first?.kind === 'line'
    const inside = (isLine ? rest : [first, ...rest]).filter((part) => part !== undefined)
    return [
      { kind: 'item', text: marker + (isLine ? first.text : ''), isTight: true },
      // Other blocks are not indented, because a chat would not recognise an indented code fence.
      ...inside.map((part): Piece => {
        const shown = part.kind === 'item' ? dialect.indentation + part.text : part.text
        return { ...part, text: shown, isTight: true }
      }),
    ]
  }

  const blockHandlers: NodeHandlers<Block, readonly Piece[]> = {
    heading: ({ children }) => heading(children),
    paragraph: ({ children }) => paragraph(children),
    list({ ordered, children }) {
      const [first, ...rest] = children.flatMap((child, index) => item(child, ordered ? `${index + 1}. ` : dialect.bullet))
      return first === undefined ? [] : [{ ...first, isTight: false }, ...rest]
    },
    table(table) {
      if (table.facts !== undefined) return [piece(table.facts.map((fact) => inline(chatFactLine(fact))).join('\n'))]
      if (table.head.length === 0) return []
      return table.rows.length === 1 ? paragraph(factsLine(table)) : dialect.table(table, inline).map((part) => piece(part))
    },
    code({ value, language = '' }) {
      const shown = displayText(value).replace(/^\n+/, '').trimEnd()
      return shown === '' ? [] : below([piece(dialect.codeBlock(shown, language))])
    },
    alert: ({ severity, children }) => [piece(dialect.heading(severities[severity])), ...below(pieces(children))],
    chart: ({ parts }) => paragraph(parts.map(({ status, cells }) => text(squares[status].repeat(cells)))),
    divider: () => [piece(dialect.divider, 'divider')],
    markdown: ({ parts }) => paragraph(parts.map((part) => text(part.text))),
    section({ title, fold, isDetail, children }) {
      if (isDetail) return []
      const inside = pieces(fold === 'closed' ? foldPreview(children, previewLines) : children)
      return inside.length === 0 ? [] : [...heading(title), ...below(inside)]
    },
  }

  return pieces(blocks)
}

/** Joins pieces to texts of a maximum length. A single piece that is longer stays whole. */
export function packPieces(pieces: readonly Piece[], limit: number): readonly string[] {
  const packs: string[] = []
  let pack = ''
  for (const { text: shown, isTight } of pieces) {
    const separator = isTight ? '\n' : '\n\n'
    if (pack === '') pack = shown
    else if (pack.length + separator.length + shown.length <= limit) pack += separator + shown
    else {
      packs.push(pack)
      pack = shown
    }
  }
  return pack === '' ? packs : [...packs, pack]
}
