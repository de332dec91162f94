import { element } from '../../../../base/browser/element.js'
import { formatCount } from '../../../../base/text/counts.js'
import { formatDuration } from '../../../../base/text/durations.js'
import { formatPercentage } from '../../../../base/text/percentages.js'
import type { BuildTotals } from '../answers/totals.js'
import { changeNode, tolerance } from '../pieces/change-node.js'
import { enoughBuilds } from '../pieces/enough-builds.js'
import { isUsualChange } from '../pieces/usual-change.js'
import { daysOf, type Period } from '../state/period.js'
import type { Attention } from './read-overview.js'

type Figure = readonly [title: string, value: string, change: HTMLElement | undefined]

/** Creates the figures of a period with their changes since the period before. Figures that are not known yet are left empty. */
export function periodFigures(whole: BuildTotals, period: Period, attention?: Attention): HTMLElement {
  const before = attention?.before
  const hasFew = before !== undefined && Math.min(whole.buildCount, before.buildCount) < enoughBuilds
  const few = () => (hasFew ? element('small', { class: 'quiet' }, 'too few builds') : undefined)
  const shown: readonly Figure[] = [
    ['Builds passed', formatPercentage(passedShare(whole)), few() ?? (before && passedChange(whole, before))],
    ...durationFigure('Duration of a build, median', 'p50', whole, before, hasFew),
    ...durationFigure('Duration of a build, 95th percentile', 'p95', whole, before, hasFew, few()),
    ...lateFigures(attention),
  ]
  const time = daysOf(period)
  return element(
    'div',
    { class: 'figures' },
    element(
      'dl',
      { class: 'card kpis' },
      ...shown.map(([title, value, change]) =>
        element('div', {}, element('dt', {}, title), element('dd', {}, value, change === undefined ? undefined : ' ', change)),
      ),
    ),
    element(
      'p',
      { class: 'hint' },
      `Figures and changes: these ${time} against the ${time} before. The duration of a build is its wall time if it is known, otherwise the sum of its tests.`,
    ),
  )
}

/** Creates the change of the share of builds that passed. It has a colour if it is larger than 5% and than its standard error. */
function passedChange(whole: BuildTotals, before: BuildTotals): HTMLElement {
  return pointsNode(passedShare(whole) - passedShare(before), Math.max(spreadOf(whole, before), tolerance))
}

function lateFigures(attention: Attention | undefined): readonly Figure[] {
  const [lost, tests] = ['Lost to flaky tests', 'Tests']
  if (attention === undefined)
    return [
      [lost, '…', undefined],
      [tests, '…', undefined],
    ]
  const { flaky, lostMsBefore, comparison } = attention
  const changed = addedAndGone(comparison.new.count, comparison.gone.count)
  return [
    [lost, formatDuration(flaky.lostMs), lostMsBefore === 0 ? undefined : changeNode(flaky.lostMs, lostMsBefore)],
    [tests, formatCount(comparison.testCount), changed],
  ]
}

/**
 * The duration of a build, if one is known. Its change has a colour if the medians are outside of the usual spread.
 * @param note replaces the change
 */
function durationFigure(
  title: string,
  name: 'p50' | 'p95',
  whole: BuildTotals,
  before: BuildTotals | undefined,
  hasFew: boolean,
  note?: HTMLElement,
): readonly Figure[] {
  const duration = whole.durations[name]
  if (duration === 0) return []
  const old = before?.durations[name] ?? 0
  const change = () => (before === undefined || old === 0 ? undefined : changeNode(duration, old, hasFew || isUsualChange(whole, before)))
  return [[title, formatDuration(duration), note ?? change()]]
}

/** Returns the share of builds in which no test failed. */
export const passedShare = ({ buildCount, failedBuildCount }: BuildTotals): number => 1 - failedBuildCount / buildCount

/** Returns the standard error of the difference of the shares of builds in which no test failed. */
export const spreadOf = (...sides: readonly BuildTotals[]): number =>
  Math.sqrt(sides.reduce((sum, side) => sum + (passedShare(side) * (1 - passedShare(side))) / side.buildCount, 0))

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
export function addedAndGone(added: number, gone: number): HTMLElement | undefined {
  const parts = [...(added === 0 ? [] : [`+${formatCount(added)}`]), ...(gone === 0 ? [] : [`−${formatCount(gone)}`])]
  return parts.length === 0 ? undefined : element('small', { class: 'quiet' }, parts.join(', '))
}
