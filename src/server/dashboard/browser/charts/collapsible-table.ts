import { element } from '../../../../base/browser/element.js'

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
      const rows = Array.from({ length: count }, (_, index) => {
        const [title = '', ...cells] = row(count - 1 - index)
        return element('tr', {}, element('th', { scope: 'row' }, title), ...cells.map((cell) => element('td', {}, cell)))
      })
      const heads = element('tr', {}, ...head.map((title) => element('th', { scope: 'col' }, title)))
      const table = element('table', {}, element('thead', {}, heads), element('tbody', {}, ...rows))
      // A scrollable area must be reachable by keyboard.
      details.append(element('div', { class: 'scroll', tabindex: '0', role: 'region', 'aria-label': summary.textContent ?? '' }, table))
    },
    { once: true },
  )
  return details
}
