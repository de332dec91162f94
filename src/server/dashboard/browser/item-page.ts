import { element } from '../../../browser/element.js'
import type { HashState } from '../../../browser/hash-state.js'
import { formatCount } from '../../../text/counts.js'
import { formatDuration } from '../../../text/durations.js'
import { type ColumnName, columns } from './columns.js'
import type { DashboardState } from './dashboard-state.js'
import type { ItemMetrics } from './metrics.js'
import type { ItemKind } from './number-format.js'
import { nameOf, suiteOf } from './test-name.js'

/** Creates the page of one test or job: its metrics above the given parts. The heading can receive the focus. */
export function itemPage(
  metrics: ItemMetrics,
  kind: ItemKind,
  parts: readonly HTMLElement[],
  address: HashState<DashboardState>,
): HTMLElement {
  const { total, median } = metrics
  const suite = suiteOf(metrics)
  const text = (column: ColumnName) => columns[column].text(metrics)
  const duration = (value: number) => (median === undefined ? '–' : formatDuration(value))
  const facts: readonly (readonly [string, string])[] = [
    ['Runs', text('runs')],
    ['Failed', `${text('failureRate')} (${formatCount(total.counts.failed)})`],
    ['Skipped', formatCount(total.counts.skipped)],
    ['Shortest', duration(total.durations.min)],
    ['Median', text('median')],
    ['P95', text('p95')],
    ['Longest', duration(total.durations.max)],
    ['Slowdown', text('slowdown')],
  ]
  return element(
    'article',
    { class: 'item' },
    element('a', { class: 'back', href: address.link({ item: '' }) }, `← All ${kind}`),
    suite === '' ? undefined : element('p', { class: 'suite' }, suite),
    element('h2', { class: 'item-title', tabindex: '-1' }, nameOf(metrics)),
    element(
      'dl',
      { class: 'facts' },
      ...facts.map(([term, value]) => element('div', {}, element('dt', {}, term), element('dd', {}, value))),
    ),
    ...parts,
    element('p', { class: 'hint' }, '“Slowdown” compares the median with the previous period of the same length.'),
  )
}
