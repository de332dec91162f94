import { element } from '../../../../base/browser/element.js'
import { formatCount } from '../../../../base/text/counts.js'
import { formatDuration } from '../../../../base/text/durations.js'
import { formatPercentage } from '../../../../base/text/percentages.js'
import type { Totals } from '../answers/totals.js'
import { passedShare, pointsNode } from '../overview/figures.js'
import { changeNode } from '../pieces/change-node.js'
import type { Side } from './read-compared.js'

/** Returns the names of both sides. */
export type SideNames = readonly [older: string, newer: string]

/** Creates the table with the figures of both sides next to each other. */
export function sidesTable(older: Side, newer: Side, names: SideNames): HTMLElement {
  const rows = [
    row('Builds', older, newer, ({ buildCount }) => formatCount(buildCount)),
    row(
      'Builds passed',
      older,
      newer,
      (totals) => formatPercentage(passedShare(totals)),
      (before, after) => pointsNode(passedShare(after) - passedShare(before)),
    ),
    ...(['p50', 'p95'] as const).map((name) =>
      row(
        name === 'p50' ? 'Duration of a test, median' : 'Duration of a test, 95th percentile',
        older,
        newer,
        ({ durations }) => (durations[name] === 0 ? '–' : formatDuration(durations[name])),
        ({ durations: before }, { durations: after }) =>
          before[name] === 0 || after[name] === 0 ? undefined : changeNode(after[name], before[name]),
      ),
    ),
  ]
  const heads = ['Figure', ...names, 'Change'].map((head, index) =>
    element('th', { scope: 'col', class: index === 0 ? '' : 'number' }, head),
  )
  return element(
    'div',
    { class: 'card' },
    element(
      'table',
      { class: 'table ranking sides', 'aria-label': 'Figures of both sides' },
      element('thead', {}, element('tr', {}, ...heads)),
      element('tbody', {}, ...rows),
    ),
  )
}

function row(
  title: string,
  { totals: before }: Side,
  { totals: after }: Side,
  text: (totals: Totals) => string,
  change?: (before: Totals, after: Totals) => HTMLElement | undefined,
): HTMLElement {
  const cell = (totals: Totals | undefined) => element('td', { class: 'number' }, totals === undefined ? '–' : text(totals))
  const difference = before === undefined || after === undefined ? undefined : change?.(before, after)
  return element(
    'tr',
    {},
    element('th', { scope: 'row' }, title),
    cell(before),
    cell(after),
    element('td', { class: 'number' }, difference ?? element('span', { class: 'quiet' }, '–')),
  )
}
