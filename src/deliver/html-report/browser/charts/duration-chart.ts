import { svgElement } from '../../../../base/browser/element.js'
import { formatCount } from '../../../../base/text/counts.js'
import type { TestModel } from '../test-model.js'
import { chartCard, numbersTable } from './chart-card.js'
import { sizedPicture } from './sized-picture.js'

/** The upper limits of the bins in ms, and their titles. */
const bins = [
  [1, '< 1 ms'],
  [10, '10 ms'],
  [100, '100 ms'],
  [1000, '1 s'],
  [10_000, '10 s'],
  [60_000, '1 min'],
  [Number.POSITIVE_INFINITY, '> 1 min'],
] as const

const height = 148
const base = 120

/** Creates a histogram of durations; undefined if fewer than two are known. */
export function durationChart({ tests: { durations } }: TestModel): HTMLElement | undefined {
  const counts = bins.map(() => 0)
  let known = 0
  for (const duration of durations) {
    if (duration < 0) continue
    known += 1
    const bin = bins.findIndex(([end]) => duration < end)
    counts[bin] = (counts[bin] ?? 0) + 1
  }
  if (known < 2) return undefined
  return chartCard(
    'Durations',
    'tests by duration',
    sizedPicture((width) => histogram(counts, width)),
    numbersTable(
      'Number of tests by duration',
      ['Duration', 'Tests'],
      counts.map((count, bin) => [binTitle(bin), formatCount(count)]),
    ),
  )
}

function histogram(counts: readonly number[], width: number): SVGSVGElement {
  const highest = Math.max(...counts)
  const binWidth = width / bins.length
  const svg = svgElement('svg', { class: 'histogram', width, height, 'aria-hidden': 'true' })
  counts.forEach((count, bin) => {
    const barHeight = count === 0 ? 0 : Math.max((count / highest) * (base - 24), 2)
    const middle = (bin + 0.5) * binWidth
    const barWidth = Math.min(binWidth - 8, 72)
    svg.append(
      svgElement('rect', {
        class: 'fill-calm',
        x: middle - barWidth / 2,
        y: base - barHeight,
        width: barWidth,
        height: barHeight,
        rx: 2,
      }),
      svgElement('text', { x: middle, y: base - barHeight - 6, 'text-anchor': 'middle' }, count === 0 ? '' : formatCount(count)),
      svgElement('text', { class: 'axis', x: middle, y: height - 8, 'text-anchor': 'middle' }, axisTitle(bin, binWidth)),
    )
  })
  svg.append(svgElement('line', { class: 'rule', x1: 0, x2: width, y1: base + 0.5, y2: base + 0.5 }))
  return svg
}

const binTitle = (bin: number) => {
  const title = bins[bin]?.[1] ?? ''
  return bin === 0 || bin === bins.length - 1 ? title : `< ${title}`
}

/** Leaves out the sign if the column is too narrow for it. */
const narrowColumn = 56
const axisTitle = (bin: number, width: number) => (width < narrowColumn ? binTitle(bin).replace(/^< (?!1 ms)/, '') : binTitle(bin))
