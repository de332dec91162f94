import { element } from '../../../../base/browser/element.js'

/** Creates a chart with its title and a note after it. */
export const chartCard = (title: string, note: string, ...children: readonly (Node | undefined)[]): HTMLElement =>
  element(
    'figure',
    { class: 'card chart-card' },
    element(
      'figcaption',
      { class: 'section-head' },
      element('h2', {}, title),
      note === '' ? undefined : element('span', { class: 'small quiet' }, note),
    ),
    ...children,
  )

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
