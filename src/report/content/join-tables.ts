import { definedFields } from '../../base/defined-fields.js'
import type { Block, Cell, Fact, Table } from '../tree/node.js'
import { text } from '../tree/node-builders.js'

/** Leaves out a column without any value, and fills the empty cells of the others. */
function withoutEmptyColumns({ align, head, rows, ...table }: Table): Table {
  if (rows.length === 0) return { ...table, align, head, rows }
  const isFilled = head.map((_, column) => rows.some((row) => (row[column] ?? []).length > 0))
  const filled = <Item>(items: readonly Item[]) => items.filter((_, column) => isFilled[column])
  const cells = (row: readonly Cell[]) => filled(row).map((cell): Cell => (cell.length === 0 ? [text('–')] : cell))
  return { ...table, align: filled(align), head: filled(head), rows: rows.map(cells) }
}

/**
 * Joins adjacent tables whose heads are the same object. A component shares its head to show that its rows belong together. Leaves out
 * columns without any value.
 */
export function joinTables(blocks: readonly Block[]): readonly Block[] {
  const joined: Block[] = []
  let last: { readonly head: Table['head']; readonly rows: (readonly Cell[])[]; readonly facts: Fact[] } | undefined
  for (const block of blocks) {
    if (block.type === 'table' && block.head === last?.head) {
      for (const row of block.rows) last.rows.push(row)
      for (const fact of block.facts ?? []) last.facts.push(fact)
    } else if (block.type === 'table') {
      last = { head: block.head, rows: [...block.rows], facts: [...(block.facts ?? [])] }
      joined.push({ ...block, rows: last.rows, ...definedFields({ facts: block.facts && last.facts }) })
    } else {
      last = undefined
      joined.push(block)
    }
  }
  return joined.map((block) => (block.type === 'table' ? withoutEmptyColumns(block) : block))
}
