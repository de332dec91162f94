import { type Child, element } from '../../../../base/browser/element.js'
import { formatCount } from '../../../../base/text/counts.js'
import { formatDuration } from '../../../../base/text/durations.js'
import { formatPercentage } from '../../../../base/text/percentages.js'
import { type Aggregate, hasDurations } from '../answers/aggregate.js'
import { pointsNode } from '../overview/figures.js'
import { changeNode } from '../pieces/change-node.js'
import { loadingPanel } from '../pieces/loading-panel.js'
import type { SlowerChange } from '../pieces/slower-change.js'
import { slowerSince } from '../pieces/slower-text.js'
import { isUsualChange } from '../pieces/usual-change.js'
import type { ItemMetrics } from '../results/metrics.js'
import { daysOf, type Period } from '../state/period.js'
import type { TestReader } from './test-reader.js'

type Figure = readonly [title: Child, value: Child, addition: HTMLElement | undefined]

/** Creates the figures of a test. Since when it is slower is read separately. */
export const itemFigures = (
  metrics: ItemMetrics,
  period: Period,
  { slower }: Pick<TestReader, 'slower'>,
  signal: AbortSignal,
): HTMLElement =>
  loadingPanel(
    element('div'),
    () => figuresOf(metrics, period, ['Median', '…', undefined]),
    async () => {
      const change = await slower()
      return [figuresOf(metrics, period, change === undefined ? durationFigure('Median', metrics, period, 'p50') : levelsFigure(change))]
    },
    signal,
  )

/** Creates the figures with their changes since the period before. */
function figuresOf(metrics: ItemMetrics, period: Period, median: Figure): HTMLElement {
  const { total, before, runs } = metrics
  const share = shareOf(total)
  const figures: readonly Figure[] = [
    [
      'Passed at the first attempt',
      share === undefined ? '–' : formatPercentage(share.value),
      share && pointsOf(share, before && shareOf(before)),
    ],
    median,
    durationFigure('95th percentile', metrics, period, 'p95'),
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

function durationFigure(name: string, { total, before }: ItemMetrics, period: Period, percentile: 'p50' | 'p95'): Figure {
  const title = `${name} in ${daysOf(period)}`
  if (!hasDurations(total)) return [title, '–', undefined]
  const [now, old] = [total.durations[percentile], before?.durations[percentile] ?? 0]
  if (before === undefined || old === 0) return [title, formatDuration(now), undefined]
  const isUsual = percentile === 'p50' && isUsualChange(total, before)
  return [title, formatDuration(now), changeNode(now, old, isUsual)]
}

/** Returns the medians before and since the commit that made a test slower, as the list of slower tests has them. */
function levelsFigure({ test: { before, after }, group }: SlowerChange): Figure {
  const title = element('span', {}, 'Median since ', ...slowerSince(group))
  const level = (text: string) => element('span', { class: 'level' }, text)
  const levels = element('span', {}, level(`${formatDuration(before)} →`), ' ', level(formatDuration(after)))
  return [title, levels, before === 0 ? undefined : changeNode(after, before)]
}
