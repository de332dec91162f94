import type { Table } from '../../tree/node.js'
import { padColumns, textColumns } from '../text-columns.js'
import { plainInline } from './plain-inline.js'
import { shortLabel } from './table-lines.js'

/**
 * Renders a table as text with aligned columns for a fixed-width font, in parts of a maximum length. A single line that is longer stays
 * whole.
 */
export function monospacedTable({ align, head, rows }: Table, limit: number): readonly string[] {
  const cells = [head.map((cell) => plainInline(shortLabel(cell))), ...rows.map((row) => row.map(plainInline))]
  const widths = head.map((_, column) => cells.reduce((width, row) => Math.max(width, textColumns(row[column] ?? '')), 0))
  const parts: string[] = []
  let part = ''
  for (const row of cells) {
    const line = row
      .map((cell, column) => padColumns(cell, widths[column] ?? 0, align[column] ?? 'left'))
      .join('  ')
      .trimEnd()
    if (part !== '' && part.length + line.length >= limit) {
      parts.push(part)
      part = ''
    }
    part += part === '' ? line : `\n${line}`
  }
  return [...parts, part]
}
