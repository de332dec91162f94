import { element, svgElement } from '../../../browser/element.js'
import { countOf } from '../../../text/counts.js'
import { formatDuration } from '../../../text/durations.js'
import type { TestModel } from '../test-model.js'
import { chartCard } from './chart-card.js'
import { columns, type Lane, layOutTimeline } from './timeline-layout.js'

/** Creates a timeline with a lane for each worker or outermost suite; undefined if too few starts are known. */
export function timelineChart(model: TestModel): HTMLElement | undefined {
  const timeline = layOutTimeline(model)
  if (timeline === undefined) return undefined
  const { start, end, kind, lanes, more } = timeline
  const rows = lanes.map((lane) =>
    element('li', {}, element('span', { class: 'name', title: lane.title }, lane.title), laneBar(lane, end - start)),
  )
  const card = chartCard(
    `Timeline by ${kind}`,
    element('ol', { class: 'timeline' }, ...rows),
    element(
      'p',
      { class: 'axis' },
      element('span', {}, '0'),
      element('span', {}, formatDuration((end - start) / 2)),
      element('span', {}, formatDuration(end - start)),
    ),
  )
  if (more > 0) card.append(element('p', { class: 'hint' }, `${countOf(more, `more ${kind}`)} ${more === 1 ? 'is' : 'are'} not shown.`))
  card.classList.add('wide')
  return card
}

function laneBar({ title, busySpans }: Lane, length: number): SVGSVGElement {
  const busy = busySpans.reduce((sum, { from, to }) => sum + to - from, 0)
  const failures = busySpans.filter(({ isFailed }) => isFailed).length
  const label = `${title}: busy for about ${formatDuration((busy / columns) * length)}${failures === 0 ? '' : ', with failures'}`
  const bar = svgElement(
    'svg',
    { class: 'lane', viewBox: `0 0 ${columns} 10`, preserveAspectRatio: 'none', role: 'img', 'aria-label': label },
    svgElement('title', {}, label),
  )
  for (const { from, to, isFailed } of busySpans) {
    // Failures are also taller, so that colour is not the only difference.
    const [y, height] = isFailed ? [0, 10] : [2.5, 5]
    bar.append(svgElement('rect', { class: isFailed ? 'fill-failed' : 'fill-accent', x: from, y, width: to - from, height }))
  }
  return bar
}
