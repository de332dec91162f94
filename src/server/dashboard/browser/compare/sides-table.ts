import { element } from '../../../../base/browser/element.js'
import { type Column, tableOf } from '../../../../base/browser/table.js'
import { formatCount } from '../../../../base/text/counts.js'
import { formatDuration } from '../../../../base/text/durations.js'
import { formatPercentage } from '../../../../base/text/percentages.js'
import type { Totals } from '../answers/totals.js'
import { passedShare, pointsNode } from '../overview/figures.js'
import { changeNode } from '../pieces/change-node.js'
import type { Side } from './read-compared.js'

/** Returns the names of both sides. */
export type SideNames = readonly [older: string, newer: string]

/** A figure that both sides have. */
interface Figure {
  readonly title: string
  readonly text: (totals: Totals) => string
  /** Default: the change is not shown. */
  readonly change?: (before: Totals, after: Totals) => HTMLElement | undefined
}

const durationFigure = (name: 'p50' | 'p95', title: string): Figure => ({
  title,
  text: ({ durations }) => (durations[name] === 0 ? '–' : formatDuration(durations[name])),
  change: ({ durations: before }, { durations: after }) =>
    before[name] === 0 || after[name] === 0 ? undefined : changeNode(after[name], before[name]),
})

const figures: readonly Figure[] = [
  { title: 'Builds', text: ({ buildCount }) => formatCount(buildCount) },
  {
    title: 'Builds passed',
    text: (totals) => formatPercentage(passedShare(totals)),
    change: (before, after) => pointsNode(passedShare(after) - passedShare(before)),
  },
  durationFigure('p50', 'Duration of a test, median'),
  durationFigure('p95', 'Duration of a test, 95th percentile'),
]

/** Creates the table with the figures of both sides next to each other. */
export function sidesTable({ totals: before }: Side, { totals: after }: Side, [older, newer]: SideNames): HTMLElement {
  const ofSide = (title: string, totals: Totals | undefined): Column<Figure> => ({
    title,
    className: 'number',
    content: ({ text }) => (totals === undefined ? '–' : text(totals)),
  })
  const changeOf = ({ change }: Figure) => (before === undefined || after === undefined ? undefined : change?.(before, after))
  const columns: readonly Column<Figure>[] = [
    { title: 'Figure', content: ({ title }) => title },
    ofSide(older, before),
    ofSide(newer, after),
    { title: 'Change', className: 'number', content: (figure) => changeOf(figure) ?? element('span', { class: 'quiet' }, '–') },
  ]
  return element('div', { class: 'card' }, tableOf(columns, figures, { class: 'blocks sides', 'aria-label': 'Figures of both sides' }))
}
