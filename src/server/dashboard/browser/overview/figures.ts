import { element } from '../../../../base/browser/element.js'
import { formatCount } from '../../../../base/text/counts.js'
import { formatDuration } from '../../../../base/text/durations.js'
import { formatPercentage } from '../../../../base/text/percentages.js'
import type { Totals } from '../answers/totals.js'
import { changeNode } from '../pieces/change-node.js'
import type { Attention } from './read-overview.js'

type Figure = readonly [title: string, value: string, change: HTMLElement | undefined]

/** Creates the figures of a period with their changes since the period before. Figures that are not known yet are left empty. */
export function figures(whole: Totals, attention?: Attention): HTMLElement {
  const before = attention?.before
  const shown: readonly Figure[] = [
    [
      'Builds passed',
      formatPercentage(passedShare(whole)),
      before === undefined ? undefined : pointsNode(passedShare(whole) - passedShare(before)),
    ],
    ...durationFigure('Duration of a test, median', 'p50', whole, before),
    ...durationFigure('Duration of a test, 95th percentile', 'p95', whole, before),
    ...lateFigures(attention),
  ]
  return element(
    'dl',
    { class: 'card kpis' },
    ...shown.map(([title, value, change]) =>
      element('div', {}, element('dt', {}, title), element('dd', {}, value, change === undefined ? undefined : ' ', change)),
    ),
  )
}

function lateFigures(attention: Attention | undefined): readonly Figure[] {
  const [lost, tests] = ['Lost to flaky tests', 'Tests']
  if (attention === undefined)
    return [
      [lost, '…', undefined],
      [tests, '…', undefined],
    ]
  const { flaky, lostMsBefore, comparison } = attention
  // At the end of the period. Some may not have existed at its start.
  const changed = testsChange(comparison.new.count, comparison.gone.count)
  return [
    [lost, formatDuration(flaky.lostMs), lostMsBefore === 0 ? undefined : changeNode(flaky.lostMs, lostMsBefore)],
    [tests, formatCount(comparison.testCount), changed],
  ]
}

function durationFigure(title: string, name: 'p50' | 'p95', whole: Totals, before: Totals | undefined): readonly Figure[] {
  const duration = whole.durations[name]
  if (duration === 0) return []
  const old = before?.durations[name] ?? 0
  return [[title, formatDuration(duration), old === 0 ? undefined : changeNode(duration, old)]]
}

/** Returns the share of builds in which no test failed. */
export const passedShare = ({ buildCount, failedBuildCount }: Totals): number => 1 - failedBuildCount / buildCount

/**
 * Creates a difference of shares: `+4 points`.
 * @param spread a difference up to this one may be a coincidence, so that it has no colour
 */
export function pointsNode(difference: number, spread = 0): HTMLElement {
  const count = Math.round(difference * 100)
  const isUsual = count === 0 || Math.abs(difference) <= spread
  const colour = isUsual ? 'quiet' : count > 0 ? 'text-passed' : 'text-failed'
  const sign = count === 0 ? '±' : count > 0 ? '+' : '−'
  return element('small', { class: colour }, `${sign}${Math.abs(count)} ${Math.abs(count) === 1 ? 'point' : 'points'}`)
}

/** Creates the numbers of new and gone tests: `+12, −2`. */
function testsChange(added: number, gone: number): HTMLElement | undefined {
  const parts = [...(added === 0 ? [] : [`+${formatCount(added)}`]), ...(gone === 0 ? [] : [`−${formatCount(gone)}`])]
  return parts.length === 0 ? undefined : element('small', { class: 'quiet' }, parts.join(', '))
}
