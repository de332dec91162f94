import type { Cell, Inline, Table } from '../../report-tree/node.js'
import { dotted, text } from '../../report-tree/node-builders.js'

/** A value of a table with what it is. */
interface Fact {
  readonly label: Cell
  readonly value: Cell
}

/** The values of one row, each under the head of its column. */
export const tableFacts = (head: readonly Cell[], row: readonly Cell[]): readonly Fact[] =>
  row.map((value, column) => ({ label: head[column] ?? [], value }))

/** Whether a cell says that there is nothing. */
export function isNothing(cell: Cell): boolean {
  const [only, ...others] = cell
  return only === undefined || (others.length === 0 && only.type === 'text' && /^–?$/.test(only.value))
}

/** A badge says by its sign alone what a column is about. */
export const shortLabel = (label: Cell): Cell => label.map((node) => (node.type === 'badge' ? { ...node, value: '' } : node))

/**
 * The rows of a table as lines, for places that are too narrow for columns: the first cell, then whatever the others have to tell.
 * Numbers stand behind the head of their column, texts speak for themselves.
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
