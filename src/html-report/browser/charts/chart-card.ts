import { element } from '../../../browser/element.js'

/** Creates a chart with its title. */
export function chartCard(title: string, ...children: readonly Node[]): HTMLElement {
  return element('figure', { class: 'chart-card' }, element('figcaption', {}, title), ...children)
}

/** Creates a table for screen readers only. */
export function numbersTable(caption: string, head: readonly string[], rows: readonly (readonly string[])[]): HTMLElement {
  const line = (cells: readonly string[], cell: 'th' | 'td') => element('tr', {}, ...cells.map((text) => element(cell, {}, text)))
  return element(
    'div',
    { class: 'visually-hidden' },
    element(
      'table',
      {},
      element('caption', {}, caption),
      element('thead', {}, line(head, 'th')),
      element('tbody', {}, ...rows.map((row) => line(row, 'td'))),
    ),
  )
}
