import type { Cell, Fact, Inline, Table } from '../../tree/node.js'
import { dotted, strong, text } from '../../tree/node-builders.js'

/** A value of a table with its label. */
interface LabelledCell {
  readonly label: Cell
  readonly value: Cell
}

/** Returns the values of one row, each with the head of its column. */
export const tableFacts = (head: readonly Cell[], row: readonly Cell[]): readonly LabelledCell[] =>
  row.map((value, column) => ({ label: head[column] ?? [], value }))

/** Renders a fact as a line: its label in bold, then its value. */
export const chatFactLine = ({ label, value }: Fact): readonly Inline[] => [strong(label), text(' '), ...value]

/** Whether a cell shows that there is no value. */
export function isNothing(cell: Cell): boolean {
  const [only, ...others] = cell
  return only === undefined || (others.length === 0 && only.type === 'text' && /^–?$/.test(only.value))
}

/** Shortens the head of a column to the sign of its badge. */
export const shortLabel = (label: Cell): Cell => label.map((node) => (node.type === 'badge' ? { ...node, value: '' } : node))

/**
 * Renders the rows of a table as lines, if there is no room for columns: the first cell, then all other cells with a value. Numbers follow
 * the head of their column; texts need no label.
 */
export function tableLines({ align, head, rows }: Table): readonly (readonly Inline[])[] {
  return rows.map((row) => {
    const [first = { label: [], value: [] }, ...others] = tableFacts(head, row)
    const told = others.map(({ label, value }, index): readonly Inline[] => {
      if (isNothing(value)) return []
      return align[index + 1] === 'right' && label.length > 0 ? [...shortLabel(label), text(' '), ...value] : value
    })
    return dotted([{ type: 'strong', children: first.value }], ...told)
  })
}
