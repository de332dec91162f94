import { element } from '../../../../base/browser/element.js'
import { formatCount } from '../../../../base/text/counts.js'
import { formatDuration } from '../../../../base/text/durations.js'
import { formatPercentage } from '../../../../base/text/percentages.js'
import { type Aggregate, hasDurations } from '../answers/aggregate.js'
import { pointsNode } from '../overview/figures.js'
import { changeNode } from '../pieces/change-node.js'
import { isUsualChange } from '../pieces/usual-change.js'
import type { ItemMetrics } from '../results/metrics.js'
import { daysOf, type Period } from '../state/period.js'

type Figure = readonly [title: string, value: string, addition: HTMLElement | undefined]

/** Creates the figures of a test with their changes since the period before. */
export function itemFigures({ total, before, runs }: ItemMetrics, period: Period): HTMLElement {
  const share = shareOf(total)
  const figures: readonly Figure[] = [
    [
      'Passed at the first attempt',
      share === undefined ? '–' : formatPercentage(share.value),
      share && pointsOf(share, before && shareOf(before)),
    ],
    durationFigure('Median', total, before, 'p50'),
    durationFigure('95th percentile', total, before, 'p95'),
    ['Runs', formatCount(runs), element('small', { class: 'quiet' }, `in ${daysOf(period)}`)],
  ]
  return element(
    'dl',
    { class: 'card kpis' },
    ...figures.map(([title, value, addition]) =>
      element('div', {}, element('dt', {}, title), element('dd', {}, value, addition === undefined ? undefined : ' ', addition)),
    ),
  )
}

interface Share {
  readonly value: number
  /** The square of its standard error. */
  readonly variance: number
}

/** Returns the share of the runs that passed at the first attempt among those that passed or failed. */
function shareOf({ counts, flakyCount }: Aggregate): Share | undefined {
  const decided = counts.failed + counts.successful
  if (decided === 0) return undefined
  const value = (counts.successful - flakyCount) / decided
  return { value, variance: (value * (1 - value)) / decided }
}

const pointsOf = (now: Share, before: Share | undefined): HTMLElement | undefined =>
  before && pointsNode(now.value - before.value, Math.sqrt(now.variance + before.variance))

function durationFigure(title: string, total: Aggregate, before: Aggregate | undefined, name: 'p50' | 'p95'): Figure {
  if (!hasDurations(total)) return [title, '–', undefined]
  const [now, old] = [total.durations[name], before?.durations[name] ?? 0]
  if (before === undefined || old === 0) return [title, formatDuration(now), undefined]
  const isUsual = name === 'p50' && isUsualChange(total, before)
  return [title, formatDuration(now), changeNode(now, old, isUsual)]
}
