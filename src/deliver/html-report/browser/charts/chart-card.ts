import { element } from '../../../../base/browser/element.js'
import { tableOf } from '../../../../base/browser/table.js'

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
export function numbersTable(label: string, head: readonly string[], rows: readonly (readonly string[])[]): HTMLElement {
  const columns = head.map((title, index) => ({ title, content: (row: readonly string[]) => row[index] }))
  return element('div', { class: 'visually-hidden' }, tableOf(columns, rows, { 'aria-label': label }))
}
