import type { fromMarkdown } from 'mdast-util-from-markdown'
import type { Inline, Link } from '../tree/node.js'
import { text } from '../tree/node-builders.js'

/** A node of the parser's tree. */
export type MarkdownNode = ReturnType<typeof fromMarkdown>['children'][number]

/** The targets of the link references of a text, by identifier. */
export type Definitions = ReadonlyMap<string, string>

/** Whether anything is visible. */
const isVisible = (node: Inline): boolean =>
  'children' in node ? node.children.some(isVisible) : node.type !== 'break' && node.value !== ''

const link = (url: string, children: readonly Inline[]): Link => ({
  type: 'link',
  url,
  children: children.some(isVisible) ? children : [text(url)],
})

const isBreak = (node: MarkdownNode): boolean => node.type === 'break' || (node.type === 'html' && /^<br\s*\/?>$/i.test(node.value))

/** Converts inline nodes. Of HTML elements and strikethroughs only the text is kept; an image becomes a link. */
export function createInlineParser(definitions: Definitions) {
  /** @param isLinked whether the nodes are inside a link, which cannot contain links */
  function inline(node: MarkdownNode, isLinked: boolean): readonly Inline[] {
    if (isBreak(node)) return [text(' ')]
    switch (node.type) {
      case 'text':
        return [text(node.value)]
      case 'inlineCode':
        return [{ type: 'inlineCode', value: node.value }]
      case 'strong':
      case 'emphasis':
        return [{ type: node.type, children: inlines(node.children, isLinked) }]
      case 'delete':
        return inlines(node.children, isLinked)
      case 'link':
        return [link(node.url, inlines(node.children, true))]
      case 'linkReference': {
        const url = definitions.get(node.identifier)
        return url === undefined ? inlines(node.children, isLinked) : [link(url, inlines(node.children, true))]
      }
      case 'image':
      case 'imageReference': {
        const url = node.type === 'image' ? node.url : definitions.get(node.identifier)
        const shown = [text(node.alt ?? '')]
        return isLinked || url === undefined ? shown : [link(url, shown)]
      }
      case 'footnoteReference':
        return [text(`[${node.label ?? node.identifier}]`)]
      default:
        return []
    }
  }

  const inlines = (nodes: readonly MarkdownNode[], isLinked = false): readonly Inline[] => nodes.flatMap((node) => inline(node, isLinked))

  return {
    /** Returns all nodes as one line. */
    inlines: (nodes: readonly MarkdownNode[]): readonly Inline[] => inlines(nodes),
    /** Returns the nodes of each line. A hard break ends a line. Lines without visible content are omitted. */
    lines(nodes: readonly MarkdownNode[]): readonly (readonly Inline[])[] {
      const lines: MarkdownNode[][] = [[]]
      for (const node of nodes) {
        if (isBreak(node)) lines.push([])
        else lines.at(-1)?.push(node)
      }
      return lines.map((line) => inlines(line)).filter((line) => line.some(isVisible))
    },
  }
}
