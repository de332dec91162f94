import type { Block, Root } from '../tree/node.js'
import { userMarkdown } from './user-markdown.js'

const hasMarkdown = (blocks: readonly Block[]): boolean =>
  blocks.some((block) => {
    if (block.type === 'list') return block.children.some((item) => hasMarkdown(item.children))
    return block.type === 'markdown' || ((block.type === 'section' || block.type === 'alert') && hasMarkdown(block.children))
  })

/**
 * Replaces every Markdown node of a report with the parsed blocks, for outputs without Markdown. Values in it stay plain text. Loads the
 * parser only if there is Markdown.
 */
export async function withParsedMarkdown(root: Root): Promise<Root> {
  if (!hasMarkdown(root.children)) return root
  const { parseMarkdown } = await import('./parse-markdown.js')
  const parsed = (blocks: readonly Block[]): readonly Block[] =>
    blocks.flatMap((block): readonly Block[] => {
      switch (block.type) {
        case 'markdown':
          return parseMarkdown(userMarkdown(block.parts))
        case 'section':
        case 'alert':
          return [{ ...block, children: parsed(block.children) }]
        case 'list':
          return [{ ...block, children: block.children.map((item) => ({ ...item, children: parsed(item.children) })) }]
        default:
          return [block]
      }
    })
  return { ...root, children: parsed(root.children) }
}
