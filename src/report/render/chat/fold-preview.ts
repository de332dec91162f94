import { definedFields } from '../../../base/defined-fields.js'
import { shorten } from '../../../base/text/shorten.js'
import type { Block, Inline } from '../../tree/node.js'
import { paragraph, text } from '../../tree/node-builders.js'
import { plainInline } from './plain-inline.js'

/** The maximum length of a line, in UTF-16 units. */
const maximumLine = 300

/** Counts down the lines that may still be shown; below zero, something was left out. */
interface Budget {
  lines: number
}

/** Returns the first lines of a closed section, and a paragraph with "…" if there are more. A row or an item is a line. */
export function foldPreview(blocks: readonly Block[], maximumLines: number): readonly Block[] {
  const budget: Budget = { lines: maximumLines }
  const shown = previews(blocks, budget)
  return budget.lines < 0 ? [...shown, paragraph(text('…'))] : shown
}

const previews = (blocks: readonly Block[], budget: Budget): readonly Block[] => blocks.flatMap((block) => preview(block, budget))

/** Uses up one line. Returns whether it was still available. */
function takeLine(budget: Budget): boolean {
  budget.lines -= 1
  return budget.lines >= 0
}

/** Returns the items that are still within the budget, one line per item. */
const takeLines = <Item>(items: readonly Item[], budget: Budget): readonly Item[] => {
  const taken = items.slice(0, Math.max(0, budget.lines))
  budget.lines -= items.length
  return taken
}

function preview(block: Block, budget: Budget): readonly Block[] {
  switch (block.type) {
    case 'divider':
      return []
    case 'chart':
      return takeLine(budget) ? [block] : []
    case 'heading':
    case 'paragraph':
      return takeLine(budget) ? [{ ...block, children: shortLine(block.children) }] : []
    case 'markdown':
      return takeLine(budget) ? [paragraph(text(shorten(block.parts.map((part) => part.text).join(''), maximumLine)))] : []
    case 'code': {
      const lines = takeLines(block.value.split('\n'), budget).map((line) => shorten(line, maximumLine))
      return lines.length === 0 ? [] : [{ ...block, value: lines.join('\n') }]
    }
    case 'table': {
      const rows = takeLines(block.rows, budget).map((row) => row.map(shortLine))
      return rows.length === 0 ? [] : [{ ...block, rows, ...definedFields({ facts: block.facts?.slice(0, rows.length) }) }]
    }
    case 'list': {
      const children = block.children
        .map((item) => ({ ...item, children: previews(item.children, budget) }))
        .filter((item) => item.children.length > 0)
      return children.length === 0 ? [] : [{ ...block, children }]
    }
    case 'alert':
    case 'section': {
      if (!takeLine(budget)) return []
      const children = previews(block.children, budget)
      return children.length === 0 ? [] : [{ ...block, children }]
    }
  }
}

function shortLine(nodes: readonly Inline[]): readonly Inline[] {
  const plain = plainInline(nodes)
  return plain.length <= maximumLine ? nodes : [text(shorten(plain, maximumLine))]
}
