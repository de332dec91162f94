import { recordLimits } from '../../../records/limits.js'
import { tableRow } from '../fields/table-row.js'
import { isRecord, jsonText } from '../json/json-fields.js'

/** Returns a table as rows of `| a | b |`. A row is a list of cells, or has such a list; a cell is a text, or has a value. */
export function tableText(rows: readonly unknown[]): string {
  const lines: string[] = []
  let length = 0
  for (const row of rows) {
    const cells: unknown = isRecord(row) ? row.cells : row
    if (!Array.isArray(cells)) continue
    const line = tableRow(cells.map((cell: unknown) => jsonText(isRecord(cell) ? cell.value : cell) ?? ''))
    lines.push(line)
    length += line.length
    // More is never kept.
    if (length > 4 * recordLimits.stepText) break
  }
  return lines.join('\n')
}
