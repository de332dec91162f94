import type { Block, Cell, Table } from '../report-tree/node.js'

/** Joins adjacent tables whose heads are the same object. A component shares its head to show that its rows belong together. */
export function joinTables(blocks: readonly Block[]): readonly Block[] {
  const joined: Block[] = []
  let last: { readonly head: Table['head']; readonly rows: (readonly Cell[])[] } | undefined
  for (const block of blocks) {
    if (block.type === 'table' && block.head === last?.head) {
      for (const row of block.rows) last.rows.push(row)
    } else if (block.type === 'table') {
      last = { head: block.head, rows: [...block.rows] }
      joined.push({ ...block, rows: last.rows })
    } else {
      last = undefined
      joined.push(block)
    }
  }
  return joined
}
