import uPlot from 'uplot'
import { shortDay } from '../pieces/short-day.js'
import { changeDay, changeShare, changeSince, type LevelChange } from './changes.js'
import type { TimeChart } from './time-chart.js'

/** The colours of a chart. They are requested for each drawing, because they change between light and dark. */
export interface PlotColours {
  readonly line: (index: number) => string
  readonly text: () => string
  readonly grid: () => string
  readonly area: () => string
}

const height = 220
const font = '12px system-ui, sans-serif'

/** Links the cursors of all charts. */
export const syncKey = 'time'

/** Returns the options of uPlot for a chart, and the data in its format. */
export function plotOptions(
  { timestamps, interval, kind, lines, format, steps, changes = [], isFilled = false }: TimeChart,
  width: number,
  { line, text, grid, area }: PlotColours,
  onPoint: (index: number | null | undefined) => void,
): { readonly options: uPlot.Options; readonly data: uPlot.AlignedData } {
  const isStack = kind === 'bars'
  // The bars of a stack are drawn from 0, the highest first. Each covers the lower part of the one before.
  const drawn = lines.map((_, index) => (isStack ? lines.length - 1 - index : index))
  const values = isStack ? stackedValues(lines.map((each) => each.values)) : lines.map((each) => [...each.values])
  const first = timestamps[0] ?? 0
  const last = timestamps.at(-1) ?? 0
  const axis = { stroke: text, font, grid: { stroke: grid, width: 1 }, ticks: { show: false } }

  const options: uPlot.Options = {
    width,
    height,
    ms: 1,
    // Buckets begin at midnight UTC in every time zone.
    tzDate: (time) => uPlot.tzDate(new Date(time), 'Etc/UTC'),
    legend: { show: false },
    cursor: {
      y: false,
      points: { show: !isStack },
      drag: { x: false, y: false, setScale: false },
      sync: { key: syncKey, setSeries: false },
    },
    scales: {
      x: { range: () => [first - interval / 2, last + interval / 2] },
      y: { range: (_plot, _least, most) => [0, most > 0 ? uPlot.rangeNum(0, most, 0.1, true)[1] : 1] },
    },
    axes: [
      {
        ...axis,
        grid: { show: false },
        size: 30,
        values: (_plot, marks, _axis, _space, step) => marks.map((mark) => timeMark(mark, step)),
      },
      {
        ...axis,
        size: (_plot, texts: readonly string[] | null) => axisSize(texts ?? []),
        incrs: [...steps],
        values: (_plot, marks) => marks.map((mark) => axisMark(format(mark))),
      },
    ],
    series: [
      {},
      ...drawn.map((index): uPlot.Series => {
        const stroke = () => line(index)
        if (isStack) return { fill: stroke, width: 0, points: { show: false }, paths: barPaths }
        const dash = [...(lines[index]?.dash ?? [])]
        // A single value would be invisible without its point.
        const isSingle = values[index]?.filter((value) => value !== null).length === 1
        return { stroke, width: dash.length === 0 ? 2 : 1.5, dash, points: { show: isSingle, size: 5 }, spanGaps: true }
      }),
    ],
    bands: isFilled ? [{ series: [2, 1], fill: area }] : [],
    hooks: {
      setCursor: [(plot) => onPoint(plot.cursor.idx)],
      draw: [(plot) => drawChanges(plot, changes, interval, text())],
    },
  }
  return { options, data: [[...timestamps], ...drawn.map((index) => values[index] ?? [])] }
}

const day = 24 * 60 * 60 * 1000
const monthFormat = new Intl.DateTimeFormat('en', { timeZone: 'UTC', month: 'short', year: 'numeric' })

/** Formats a time as briefly as the distance between the marks, in ms, allows. Midnight is shown as its day. */
function timeMark(time: number, step: number): string {
  if (step >= 28 * day) return monthFormat.format(time)
  return step >= day || time % day === 0 ? shortDay(time) : new Date(time).toISOString().slice(11, 16)
}

/** Marks are round numbers: `4 m 0 s` becomes `4 m`. */
const axisMark = (text: string): string => (text.startsWith('0') && !text.startsWith('0.') ? '0' : text.replace(/ 0 [a-z]+$/, ''))

/** Returns a width that has room for the longest text, such as `10 h 30 min`. Most charts have the same width, so that their marks align. */
const axisSize = (texts: readonly string[]): number => Math.max(64, ...texts.map(({ length }) => length * 7 + 8))

const barPaths = uPlot.paths.bars?.({ size: [0.8, 48] }) ?? (() => null)

function stackedValues(values: readonly (readonly (number | null)[])[]): (number | null)[][] {
  const tops: (number | null)[][] = []
  for (const each of values) {
    const below = tops.at(-1)
    tops.push(each.map((value, index) => (value ?? 0) + (below?.[index] ?? 0)))
  }
  return tops
}

const changeFont = '11px system-ui, sans-serif'
const padding = 6
const lineHeight = 14

/**
 * Draws a dotted line and its label at each change. The label is on the side with more room, below the labels before it, and short if it
 * must be.
 */
function drawChanges(plot: uPlot, changes: readonly LevelChange[], interval: number, colour: string): void {
  const { ctx, bbox } = plot
  const ratio = devicePixelRatio
  ctx.save()
  ctx.strokeStyle = colour
  ctx.fillStyle = colour
  ctx.font = changeFont.replace('11', String(11 * ratio))
  ctx.textBaseline = 'top'
  ctx.lineWidth = ratio
  for (const [place, change] of changes.entries()) {
    // Between the last bucket of the level before and the first one of the new level.
    const x = Math.round(plot.valToPos(change.timestamp - interval / 2, 'x', true))
    ctx.setLineDash([2 * ratio, 3 * ratio])
    ctx.beginPath()
    ctx.moveTo(x, bbox.top)
    ctx.lineTo(x, bbox.top + bbox.height)
    ctx.stroke()
    const isRight = x - bbox.left < bbox.width / 2
    ctx.textAlign = isRight ? 'left' : 'right'
    const room = (isRight ? bbox.left + bbox.width - x : x - bbox.left) - padding * ratio
    const labels = [`since ${changeSince(change)}: ${changeShare(change)}`, `since ${changeDay(change)}: ${changeShare(change)}`]
    const label = labels.find((text) => ctx.measureText(text).width <= room) ?? changeShare(change)
    ctx.fillText(label, x + (isRight ? padding : -padding) * ratio, bbox.top + (2 + place * lineHeight) * ratio)
  }
  ctx.restore()
}
