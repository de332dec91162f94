import { element } from '../../../browser/element.js'

/** A picture with its title, and the same in numbers for those who cannot see it. */
export function chartCard(title: string, ...children: readonly Node[]): HTMLElement {
  return element('figure', { class: 'chart-card' }, element('figcaption', {}, title), ...children)
}

/** A table that only screen readers see. */
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
