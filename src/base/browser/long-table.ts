import { formatCount } from '../text/counts.js'
import { type Attributes, button, type Child, element } from './element.js'
import { type Column, tableOf, tableRow } from './table.js'

/** A column whose title is a button that sorts the rows, if it has a key. */
export interface SortableColumn<Row, Key extends string = never> extends Column<Row> {
  readonly sort?: { readonly key: Key; readonly hint: string }
}

export interface LongTableOptions<Row, Key extends string> {
  readonly columns: readonly SortableColumn<Row, Key>[]
  readonly attributes: Attributes
  /** The number of rows at first, and per click on "more". */
  readonly rowsAtFirst: number
  readonly rowsPerClick: number
  readonly onSort?: (key: Key) => void
  /** Receives all rows on the page after the user asked for more. */
  readonly onMore?: (shown: number) => void
  /** Returns what follows the button for more rows, if the rows are not all that the table counts. */
  readonly footOf?: (shown: number) => Child
}

/** A table that shows its first rows until the user asks for more. */
export interface LongTable<Row, Key extends string> {
  readonly root: HTMLElement
  /**
   * @param empty shown instead of the table if it has no rows
   * @param count the number of rows to show. Default: `rowsAtFirst`
   */
  show(rows: readonly Row[], empty?: Child, count?: number): void
  /** Marks the column by which the rows are sorted. */
  showOrder(key: Key, direction: 'ascending' | 'descending'): void
  /** Moves the focus to the link of a row, which it shows first. */
  focus(index: number): void
}

/** Creates the table in a card. */
export function createLongTable<Row, Key extends string = never>(options: LongTableOptions<Row, Key>): LongTable<Row, Key> {
  const { columns, attributes, rowsAtFirst, rowsPerClick, onSort, onMore, footOf } = options
  const heads = columns.map((column) => {
    const { sort, title } = column
    return sort === undefined ? column : { ...column, title: button(title, { title: sort.hint }, () => onSort?.(sort.key)) }
  })
  const table = tableOf(heads, [], attributes)
  const [body] = table.tBodies
  const more = button('', { class: 'text-button' }, () => {
    const start = countRows()
    addRows(rowsPerClick)
    // The button may be gone, but the focus must not fall back to the start of the page.
    focusRow(start)
    onMore?.(countRows())
  })
  const note = element('span', { class: 'quiet' })
  const foot = element('p', { class: 'card-line table-foot' }, more, footOf === undefined ? undefined : note)
  const none = element('div', { class: 'card-line hint' })
  let all: readonly Row[] = []

  const countRows = () => body?.childElementCount ?? 0
  const focusRow = (index: number) => body?.rows[index]?.querySelector<HTMLElement>('a, button')?.focus()

  function addRows(count: number): void {
    const start = countRows()
    body?.append(...all.slice(start, start + count).map((row) => tableRow(columns, row)))
    const left = all.length - countRows()
    const step = `Show ${formatCount(Math.min(left, rowsPerClick))} more`
    const beside = footOf?.(countRows())
    more.hidden = left === 0
    more.textContent = footOf === undefined ? `${step} of ${formatCount(left)}` : step
    note.replaceChildren(...(beside === undefined ? [] : [beside]))
    foot.hidden = left === 0 && beside === undefined
  }

  return {
    root: element('div', { class: 'card' }, table, none, foot),
    show(rows, empty, count = rowsAtFirst) {
      all = rows
      body?.replaceChildren()
      addRows(count)
      table.hidden = rows.length === 0
      none.hidden = rows.length > 0
      none.replaceChildren(...(empty === undefined ? [] : [empty]))
    },
    showOrder(key, direction) {
      for (const [index, cell] of [...(table.tHead?.rows[0]?.cells ?? [])].entries()) {
        if (columns[index]?.sort?.key === key) cell.setAttribute('aria-sort', direction)
        else cell.removeAttribute('aria-sort')
      }
    },
    focus(index) {
      if (index >= countRows()) addRows(index + 1 - countRows())
      focusRow(index)
    },
  }
}
