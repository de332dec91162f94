import { element } from '../../../browser/element.js'
import { formatDuration } from '../../../text/durations.js'
import type { Address } from './address.js'
import { type ColumnName, columns } from './columns.js'
import type { Figures } from './figures.js'
import { nameOf } from './figures-table.js'
import { formatCount } from './numbers.js'

/** The page of one test or job: its figures and its charts, which are given. Its heading is the first thing to go to. */
export function itemPage(figures: Figures, kind: string, charts: HTMLElement, address: Address): HTMLElement {
  const { whole, median } = figures
  const text = (column: ColumnName) => columns[column].text(figures)
  const duration = (value: number) => (median === undefined ? '–' : formatDuration(value))
  const facts: readonly (readonly [string, string])[] = [
    ['Runs', text('runs')],
    ['Failed', `${text('failureRate')} (${formatCount(whole.counts.failed)})`],
    ['Skipped', formatCount(whole.counts.skipped)],
    ['Shortest', duration(whole.durations.min)],
    ['Median', text('median')],
    ['P95', text('p95')],
    ['Longest', duration(whole.durations.max)],
    ['Slowdown', text('slowdown')],
  ]
  return element(
    'article',
    { class: 'item' },
    element('a', { class: 'back', href: address.link({ item: '' }) }, `← All ${kind}`),
    element('h2', { class: 'item-title', tabindex: '-1' }, nameOf(figures)),
    element(
      'dl',
      { class: 'facts' },
      ...facts.map(([term, value]) => element('div', {}, element('dt', {}, term), element('dd', {}, value))),
    ),
    charts,
    element('p', { class: 'hint' }, 'Slowdown: of the median, against the period of the same length before.'),
  )
}
