import { element, svgElement } from '../../../browser/element.js'
import { formatCount } from '../../../text/counts.js'
import type { TestModel } from '../test-model.js'
import { chartCard, numbersTable } from './chart-card.js'

/** Upper limits in ms, on a logarithmic scale. */
const bins = [
  [1, '< 1 ms'],
  [10, '10 ms'],
  [100, '100 ms'],
  [1000, '1 s'],
  [10_000, '10 s'],
  [60_000, '1 m'],
  [Number.POSITIVE_INFINITY, '> 1 m'],
] as const

const width = 420
const height = 120
const base = 96
const binWidth = width / bins.length

/** Creates a histogram of durations; undefined if fewer than two are known. */
export function durationChart({ durations }: TestModel): HTMLElement | undefined {
  const counts = bins.map(() => 0)
  let known = 0
  for (const duration of durations) {
    if (duration < 0) continue
    known += 1
    const bin = bins.findIndex(([end]) => duration < end)
    counts[bin] = (counts[bin] ?? 0) + 1
  }
  if (known < 2) return undefined
  const highest = Math.max(...counts)
  const svg = svgElement('svg', { class: 'histogram', viewBox: `0 0 ${width} ${height}`, 'aria-hidden': 'true' })
  counts.forEach((count, bin) => {
    const barHeight = count === 0 ? 0 : Math.max((count / highest) * (base - 20), 2)
    const middle = (bin + 0.5) * binWidth
    svg.append(
      svgElement('rect', {
        class: 'fill-accent',
        x: middle - binWidth / 2 + 3,
        y: base - barHeight,
        width: binWidth - 6,
        height: barHeight,
        rx: 2,
      }),
      svgElement('text', { x: middle, y: base - barHeight - 5, 'text-anchor': 'middle' }, count === 0 ? '' : formatCount(count)),
      svgElement('text', { class: 'axis', x: middle, y: height - 8, 'text-anchor': 'middle' }, binTitle(bin)),
    )
  })
  svg.append(svgElement('line', { class: 'rule', x1: 0, x2: width, y1: base, y2: base }))
  return chartCard(
    'Durations',
    element('div', { class: 'picture' }, svg),
    numbersTable(
      'Number of tests by duration',
      ['Duration', 'Tests'],
      counts.map((count, bin) => [binTitle(bin), formatCount(count)]),
    ),
  )
}

const binTitle = (bin: number) => {
  const title = bins[bin]?.[1] ?? ''
  return bin === 0 || bin === bins.length - 1 ? title : `< ${title}`
}
