import { type Attributes, type Child, element } from './element.js'

/** A column of a table. The cells of the first column name their rows. */
export interface Column<Row> {
  readonly title: Child
  /** The classes of its cells. Narrow screens leave out columns with `optional`, and phones those with `wide`. */
  readonly className?: string
  readonly content: (row: Row) => Child | readonly Child[]
}

/** Creates a table. */
export const tableOf = <Row>(columns: readonly Column<Row>[], rows: readonly Row[], attributes: Attributes = {}): HTMLTableElement =>
  element(
    'table',
    { ...attributes, class: `table ${attributes.class ?? ''}`.trim() },
    element('thead', {}, element('tr', {}, ...columns.map(headOf))),
    element('tbody', {}, ...rows.map((row) => tableRow(columns, row))),
  )

/** A column of buttons needs no title. */
const headOf = <Row>({ title, className }: Column<Row>): HTMLElement =>
  title === '' ? element('td', { class: className }) : element('th', { scope: 'col', class: className }, title)

/** Creates a row of a table. */
export const tableRow = <Row>(columns: readonly Column<Row>[], row: Row): HTMLTableRowElement =>
  element(
    'tr',
    {},
    ...columns.map(({ className, content }, index) => {
      const found = content(row)
      const children: readonly Child[] = Array.isArray(found) ? found : [found as Child]
      return index === 0 ? element('th', { scope: 'row', class: className }, ...children) : element('td', { class: className }, ...children)
    }),
  )

/** Creates a table in an area that scrolls. Such an area must be reachable by keyboard. */
export const scrollingTable = <Row>(columns: readonly Column<Row>[], rows: readonly Row[], label: string): HTMLElement =>
  element('div', { class: 'box scrolling', tabindex: '0', role: 'region', 'aria-label': label }, tableOf(columns, rows))
