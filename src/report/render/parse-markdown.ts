// Load this file only with `import()`: the parser is large, and most reports do not need it.

import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmFromMarkdown } from 'mdast-util-gfm'
import { gfm } from 'micromark-extension-gfm'
import { definedFields } from '../../base/defined-fields.js'
import type { Alert, Block, Cell, Inline, ListItem, Paragraph, Table } from '../tree/node.js'
import { paragraph, text } from '../tree/node-builders.js'
import { createFoldBuilder } from './fold-builder.js'
import { htmlTokens } from './html-tokens.js'
import { createInlineParser, type Definitions, type MarkdownNode } from './parse-inlines.js'

type NodeOf<Type> = Extract<MarkdownNode, { readonly type: Type }>

function definitionsOf(nodes: readonly MarkdownNode[], found = new Map<string, string>()): Definitions {
  for (const node of nodes) {
    // If several have the same name, the first one wins.
    if (node.type === 'definition' && !found.has(node.identifier)) found.set(node.identifier, node.url)
    else if ('children' in node) definitionsOf(node.children, found)
  }
  return found
}

const alertMark = /^\[!(note|tip|important|warning|caution)\][ \t]*(?:\n|$)/i

/** Returns the severity and content of an alert: a quotation whose first line is a marker such as `[!NOTE]`. */
function alertOf({
  children: [first, ...rest],
}: NodeOf<'blockquote'>): { severity: Alert['severity']; children: MarkdownNode[] } | undefined {
  if (first?.type !== 'paragraph') return undefined
  const [mark, ...behind] = first.children
  const match = mark?.type === 'text' ? alertMark.exec(mark.value) : null
  if (mark?.type !== 'text' || match === null) return undefined
  // The marker must be the only text on its line.
  const next = behind[0]
  if (mark.value === match[0] && !match[0].endsWith('\n') && next !== undefined && next.type !== 'break') return undefined
  const children = [{ ...mark, value: mark.value.slice(match[0].length) }, ...behind]
  return { severity: match[1]?.toLowerCase() as Alert['severity'], children: [{ ...first, children }, ...rest] }
}

/** Parses GitHub Flavored Markdown into blocks. */
export function parseMarkdown(markdown: string): readonly Block[] {
  const tree = fromMarkdown(markdown, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] })
  const { inlines, lines } = createInlineParser(definitionsOf(tree.children))

  function blocks(nodes: readonly MarkdownNode[]): readonly Block[] {
    const builder = createFoldBuilder()
    for (const node of nodes) {
      if (node.type === 'html') builder.html(htmlTokens(node.value))
      else for (const block of blocksOf(node)) builder.block(block)
    }
    return builder.end()
  }

  const paragraphs = (nodes: readonly MarkdownNode[]): readonly Paragraph[] => lines(nodes).map((line) => paragraph(...line))

  /** There is no node for a quotation, so its paragraphs are emphasised. */
  function quotation(node: NodeOf<'blockquote'>): readonly Block[] {
    const alert = alertOf(node)
    if (alert !== undefined) return [{ type: 'alert', severity: alert.severity, children: blocks(alert.children) }]
    return blocks(node.children).map((block) =>
      block.type === 'paragraph' ? paragraph({ type: 'emphasis', children: block.children }) : block,
    )
  }

  function listItem({ checked, children }: NodeOf<'listItem'>): ListItem {
    const shown = blocks(children)
    if (checked === undefined || checked === null) return { type: 'listItem', children: shown }
    const box: Inline = text(checked ? '☑ ' : '☐ ')
    const [first, ...rest] = shown
    const isLine = first?.type === 'paragraph'
    return { type: 'listItem', children: isLine ? [paragraph(box, ...first.children), ...rest] : [paragraph(box), ...shown] }
  }

  function table({ align, children: [head, ...rows] }: NodeOf<'table'>): Table {
    const titles = (head?.children ?? []).map((cell): Cell => inlines(cell.children))
    return {
      type: 'table',
      align: titles.map((_, column) => (align?.[column] === 'right' ? 'right' : 'left')),
      head: titles,
      // Rows may be shorter or longer than the head.
      rows: rows.map(({ children }) => titles.map((_, column): Cell => inlines(children[column]?.children ?? []))),
    }
  }

  function blocksOf(node: MarkdownNode): readonly Block[] {
    switch (node.type) {
      case 'paragraph':
        return paragraphs(node.children)
      case 'heading':
        // Level 1 is reserved for the page.
        return [{ type: 'heading', depth: node.depth === 1 ? 2 : node.depth, children: inlines(node.children) }]
      case 'thematicBreak':
        return [{ type: 'divider' }]
      case 'blockquote':
        return quotation(node)
      case 'list':
        return [{ type: 'list', ordered: node.ordered === true, children: node.children.map(listItem) }]
      case 'table':
        return [table(node)]
      case 'code':
        return [{ type: 'code', value: node.value, ...definedFields({ language: node.lang === 'diff' ? 'diff' : undefined }) }]
      case 'footnoteDefinition':
        return [paragraph(text(`[${node.label ?? node.identifier}]`)), ...blocks(node.children)]
      default:
        return []
    }
  }

  return blocks(tree.children)
}
