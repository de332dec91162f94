import { element } from '../../../../base/browser/element.js'
import { scrollingTable } from '../../../../base/browser/table.js'

/** Creates a collapsed table with the numbers of a chart, the newest first. Its rows are created when it is opened. */
export function collapsibleTable(
  summary: Node,
  head: readonly string[],
  count: number,
  row: (index: number) => readonly string[],
): HTMLElement {
  const details = element('details', { class: 'numbers' }, element('summary', {}, summary))
  details.addEventListener(
    'toggle',
    () => {
      const columns = head.map((title, column) => ({
        title,
        className: column === 0 ? '' : 'number',
        content: (cells: readonly string[]) => cells[column],
      }))
      const rows = Array.from({ length: count }, (_, index) => row(count - 1 - index))
      details.append(scrollingTable(columns, rows, summary.textContent ?? ''))
    },
    { once: true },
  )
  return details
}
