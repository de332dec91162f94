import { element } from '../../../../browser/element.js'
import { formatCount } from '../../../../text/counts.js'
import { formatDuration } from '../../../../text/durations.js'
import { formatPercentage } from '../../../../text/percentages.js'
import { changeNode } from '../change-node.js'
import type { Totals } from '../totals.js'
import type { Overview } from './read-overview.js'

type Figure = readonly [title: string, value: string, change: HTMLElement | undefined]

/** Creates the figures of a period with their changes since the period before. */
export function figures({ before, flaky }: Overview, whole: Totals): HTMLElement {
  const shown: readonly Figure[] = [
    [
      'Builds passed',
      formatPercentage(passedShare(whole)),
      before === undefined ? undefined : points(passedShare(whole) - passedShare(before)),
    ],
    ['Builds', formatCount(whole.buildCount), undefined],
    ['Test failures', formatCount(whole.counts.failed), undefined],
    [
      'Lost to flaky tests',
      formatDuration(flaky.lostMs),
      flaky.lostMsBefore === 0 ? undefined : changeNode(flaky.lostMs, flaky.lostMsBefore),
    ],
    ...durationFigure('Median of a test', 'p50', whole, before),
    ...durationFigure('P95 of a test', 'p95', whole, before),
  ]
  return element(
    'dl',
    { class: 'facts figures' },
    ...shown.map(([title, value, change]) =>
      element('div', {}, element('dt', {}, title), element('dd', {}, value, change === undefined ? undefined : ' ', change)),
    ),
  )
}

function durationFigure(title: string, name: 'p50' | 'p95', whole: Totals, before: Totals | undefined): readonly Figure[] {
  const duration = whole.durations[name]
  if (duration === 0) return []
  const old = before?.durations[name] ?? 0
  return [[title, formatDuration(duration), old === 0 ? undefined : changeNode(duration, old)]]
}

const passedShare = ({ buildCount, failedBuildCount }: Totals): number => 1 - failedBuildCount / buildCount

/** Creates a difference of shares: `+4 points`. */
function points(difference: number): HTMLElement {
  const count = Math.round(difference * 100)
  const colour = count === 0 ? 'quiet' : count > 0 ? 'text-passed' : 'text-failed'
  const sign = count === 0 ? '±' : count > 0 ? '+' : '−'
  return element('small', { class: colour }, `${sign}${Math.abs(count)} ${Math.abs(count) === 1 ? 'point' : 'points'}`)
}
