import type { fromMarkdown } from 'mdast-util-from-markdown'
import type { Inline, Link } from '../report-tree/node.js'
import { text } from '../report-tree/node-builders.js'

/** A node of the tree that the parser makes. */
export type MarkdownNode = ReturnType<typeof fromMarkdown>['children'][number]

/** Where the references of a text lead, by their identifier. */
export type Definitions = ReadonlyMap<string, string>

/** Whether something of it can be seen. */
const isVisible = (node: Inline): boolean => ('children' in node ? node.children.some(isVisible) : node.value !== '')

const link = (url: string, children: readonly Inline[]): Link => ({
  type: 'link',
  url,
  children: children.some(isVisible) ? children : [text(url)],
})

const isBreak = (node: MarkdownNode): boolean => node.type === 'break' || (node.type === 'html' && /^<br\s*\/?>$/i.test(node.value))

/** Text, links and the like as nodes of our own. What can be seen of an element or a strikethrough is its text alone, and an image is a link to it. */
export function createInlineParser(definitions: Definitions) {
  /** @param isLinked a link holds no links */
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
    /** All on one line. */
    inlines: (nodes: readonly MarkdownNode[]): readonly Inline[] => inlines(nodes),
    /** A list for each line: a hard break ends one. Lines on which nothing can be seen are left out. */
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
