import { element, svgElement } from '../../../../base/browser/element.js'
import { countOf } from '../../../../base/text/counts.js'
import { formatDuration } from '../../../../base/text/durations.js'
import type { TestModel } from '../test-model.js'
import { chartCard } from './chart-card.js'
import { type Lane, layOutTimeline, timelineColumns } from './timeline-layout.js'

/** Creates a timeline with a lane for each job, worker or outermost suite; undefined if too few starts are known. */
export function timelineChart(model: TestModel): HTMLElement | undefined {
  const timeline = layOutTimeline(model)
  if (timeline === undefined) return undefined
  const { start, end, kind, isEstimated, lanes, more } = timeline
  const rows = lanes.map((lane) =>
    element('li', {}, element('span', { class: 'lane-name small ellipsis', title: lane.title }, lane.title), laneBar(lane, end - start)),
  )
  const ticks = [0, 0.25, 0.5, 0.75, 1].map((share) =>
    element(
      'span',
      { class: share * 4 === 1 || share * 4 === 3 ? 'optional' : '' },
      share === 0 ? '0' : formatDuration((end - start) * share),
    ),
  )
  return chartCard(
    'Timeline',
    `by ${kind}, with a red tick for each failed test`,
    element('div', { class: 'timeline' }, element('ol', {}, ...rows), element('p', { class: 'timeline-axis small quiet' }, ...ticks)),
    isEstimated ? element('p', { class: 'small quiet' }, estimateNote) : undefined,
    more > 0
      ? element('p', { class: 'small quiet' }, `${countOf(more, `more ${kind}`)} ${more === 1 ? 'is' : 'are'} not shown.`)
      : undefined,
  )
}

const estimateNote =
  'The results state only the starts of suites, or of the run, for some tests. These tests are shown as if they had run one after the other.'

/** In columns of the timeline. */
const tickWidth = 2

function laneBar({ title, busySpans, failures }: Lane, length: number): SVGSVGElement {
  const busy = busySpans.reduce((sum, { from, to }) => sum + to - from, 0)
  const label = `${title}: busy for about ${formatDuration((busy / timelineColumns) * length)}${failures.length > 0 ? ', with failures' : ''}`
  const bar = svgElement(
    'svg',
    { class: 'lane', viewBox: `0 0 ${timelineColumns} 10`, preserveAspectRatio: 'none', role: 'img', 'aria-label': label },
    svgElement('title', {}, label),
  )
  for (const { from, to } of busySpans) {
    bar.append(svgElement('rect', { class: 'fill-calm', x: from, y: 2.5, width: to - from, height: 5 }))
  }
  // Ticks are also taller, so that colour is not the only difference.
  for (const column of failures) {
    const x = Math.min(column, timelineColumns - tickWidth)
    bar.append(svgElement('rect', { class: 'fill-failed', x, y: 0, width: tickWidth, height: 10 }))
  }
  return bar
}
