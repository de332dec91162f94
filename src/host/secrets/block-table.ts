/** The number of characters of a block. */
export const blockLength = 4

/** The table has one bit for each number of a block, and 64 KiB fit into the fastest cache of a processor. */
const bits = 19
const factor = 0x9e3779b1

/** Shows whether a block of a text may be in one of the forms: it may find others, but misses none. */
export type BlockTable = Uint8Array

/** Makes the table of all blocks in some forms. */
export function createBlockTable(forms: Iterable<string>): BlockTable {
  const table = new Uint8Array(2 ** bits / 8)
  for (const form of forms) {
    let block = 0
    for (let at = 0; at < form.length; at += 1) {
      block = (block >>> 8) | ((form.charCodeAt(at) & 255) << 24)
      if (at < blockLength - 1) continue
      const number = Math.imul(block, factor) >>> (32 - bits)
      table[number >> 3] = (table[number >> 3] ?? 0) | (1 << (number & 7))
    }
  }
  return table
}

/** Returns whether the block at a place of a text may be in one of the forms. */
export function mayContain(table: BlockTable, text: string, at: number): boolean {
  const block =
    (text.charCodeAt(at) & 255) |
    ((text.charCodeAt(at + 1) & 255) << 8) |
    ((text.charCodeAt(at + 2) & 255) << 16) |
    (text.charCodeAt(at + 3) << 24)
  const number = Math.imul(block, factor) >>> (32 - bits)
  return (((table[number >> 3] ?? 0) >> (number & 7)) & 1) === 1
}
