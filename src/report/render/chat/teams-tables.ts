import { definedFields } from '../../../base/defined-fields.js'
import type { Cell, Fact, Table } from '../../tree/node.js'
import { textColumns } from '../text-columns.js'
import { plainInline } from './plain-inline.js'
import { isNothing, shortLabel, tableFacts, tableLines } from './table-lines.js'
import type { CardColor, CardElement, Run, TextStyle } from './teams-card.js'
import { literalMarkdown } from './teams-markdown.js'
import { richText, textRuns } from './teams-runs.js'

const columnsOfFacts = 3

const factColors: Readonly<Record<string, CardColor>> = { successful: 'good', failed: 'attention', flaky: 'warning' }

function factStyle(label: Cell, value: Cell): TextStyle {
  const [head] = label
  const color = head?.type === 'badge' && !isNothing(value) ? factColors[head.status] : undefined
  return { size: 'medium', weight: 'bolder', ...definedFields({ color }) }
}

/** Renders each value above its label, three side by side, which fits on a phone. */
function facts(head: readonly Cell[], row: readonly Cell[]): readonly CardElement[] {
  const columns = tableFacts(head, row).map(({ label, value }) => [
    ...richText(textRuns(value, factStyle(label, value))),
    ...richText(textRuns(label, { size: 'small', isSubtle: true }), 'none'),
  ])
  return Array.from({ length: Math.ceil(columns.length / columnsOfFacts) }, (_, line) => ({
    type: 'ColumnSet',
    // Empty columns keep the lines aligned.
    columns: Array.from({ length: columnsOfFacts }, (_, index) => ({
      type: 'Column',
      width: 'stretch',
      items: columns[line * columnsOfFacts + index] ?? [],
    })),
  }))
}

/** A cell has about 100 bytes, so a larger table would leave no room for anything else. */
const maximumCells = 120

/** The characters in a line on a phone; slightly more fit if a text can wrap. */
const maximumWidth = 50

/** A column of single digits needs room for a sign and the space around it. */
const minimumColumn = 5

const widthOf = (runs: readonly Run[]) => runs.reduce((width, run) => width + textColumns(typeof run === 'string' ? run : run.text), 0)

/** Renders columns with widths in proportion to their content; undefined if there are too many or they are too wide. */
function grid({ align, head, rows }: Table): CardElement | undefined {
  if ((rows.length + 1) * head.length > maximumCells) return undefined
  const cells = [head.map(shortLabel), ...rows].map((row) => row.map((cell) => textRuns(cell)))
  const widths = head.map((_, column) => cells.reduce((width, row) => Math.max(width, widthOf(row[column] ?? [])), minimumColumn))
  if (widths.reduce((sum, width) => sum + width, 0) > maximumWidth) return undefined
  return {
    type: 'Table',
    showGridLines: false,
    columns: widths.map((width, column) => ({
      width,
      ...definedFields({ horizontalCellContentAlignment: align[column] === 'right' ? 'right' : undefined }),
    })),
    rows: cells.map((row) => ({ type: 'TableRow', cells: row.map((runs) => ({ type: 'TableCell', items: richText(runs) })) })),
  }
}

const factSet = (facts: readonly Fact[]): CardElement => ({
  type: 'FactSet',
  facts: facts.map(({ label, value }) => ({ title: literalMarkdown(label), value: literalMarkdown(plainInline(value)) })),
})

/** Renders a table for a phone: a single row as labelled values, narrow columns as a table, else a line for each row. */
export function tableElements(table: Table): readonly CardElement[] {
  const [row, ...others] = table.rows
  if (row === undefined) return []
  if (table.facts !== undefined) return [factSet(table.facts)]
  if (others.length === 0) return facts(table.head, row)
  const columns = grid(table)
  return columns === undefined ? tableLines(table).flatMap((line) => richText(textRuns(line), 'small')) : [columns]
}
