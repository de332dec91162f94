import uPlot from 'uplot'
import { type Child, element, hiddenText } from '../../../../base/browser/element.js'
import { scrollingTable } from '../../../../base/browser/table.js'
import { formatDuration } from '../../../../base/text/durations.js'
import { buildNode, commitNode } from '../answers/sighting.js'
import { changeNode } from '../pieces/change-node.js'
import { bucketTitle } from '../state/period.js'
import { changeDay, type LevelChange } from './changes.js'
import { plotOptions, syncKey } from './plot-options.js'

/** Creates the list of the changes of a median with links to their builds, which the labels in a chart cannot have. */
const changeList = (changes: readonly LevelChange[]): HTMLElement | undefined =>
  changes.length === 0 ? undefined : element('ul', { class: 'changes' }, ...changes.toReversed().map(itemOf))

function itemOf(change: LevelChange): HTMLElement {
  const { before, after, build } = change
  const commit = build === undefined ? undefined : commitNode(build.commit)
  const since: readonly Child[] = build === undefined ? [] : [buildNode(build), ...(commit === undefined ? [] : [' · ', commit]), ', ']
  const word = after > before ? 'Slower' : 'Faster'
  return element(
    'li',
    {},
    `${word} since `,
    ...since,
    `${changeDay(change)}: median ${formatDuration(before)} → ${formatDuration(after)} `,
    changeNode(after, before),
  )
}

/** Creates a collapsed table with the numbers of a chart, the newest first. Its rows are created when it is opened. */
function collapsibleTable(summary: Node, head: readonly string[], count: number, row: (index: number) => readonly string[]): HTMLElement {
  const details = element('details', { class: 'numbers' }, element('summary', {}, summary))
  details.addEventListener(
    'toggle',
    () => {
      const columns = head.map((title, column) => ({
        title,
        className: column === 0 ? '' : 'number',
        content: (cells: readonly string[]) => cells[column],
      }))
      const rows = Array.from({ length: count }, (_, index) => row(count - 1 - index))
      details.append(scrollingTable(columns, rows, summary.textContent ?? ''))
    },
    { once: true },
  )
  return details
}

/** Returns a computed colour of an element, which differs between light and dark. */
const colourOf = (element: Element, property: 'color' | 'background-color' | 'border-top-color' = 'color'): string =>
  getComputedStyle(element).getPropertyValue(property)

/** Watches for changes between light and dark until the signal is aborted. */
function watchColours(onChange: () => void, signal: AbortSignal): void {
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', onChange, { signal })
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  signal.addEventListener('abort', () => observer.disconnect())
}

/** A chart over time. */
export interface TimeChart {
  readonly title: string
  /** Starts of the buckets in Unix ms, and their length. */
  readonly timestamps: readonly number[]
  readonly interval: number
  /** `bars` are stacked, the first line at the bottom. */
  readonly kind: 'bars' | 'lines'
  readonly lines: readonly Line[]
  readonly format: (value: number) => string
  /** The changes of a line, which the chart marks and lists. Default: none. */
  readonly changes?: readonly LevelChange[]
  /** Whether the area between the first two lines is filled. */
  readonly isFilled?: boolean
  /** Whether the title is a heading, because the chart is a part of the page by itself. */
  readonly isPart?: boolean
  /** More columns of the table. */
  readonly columns?: readonly { readonly title: string; readonly values: readonly string[] }[]
  /** Possible steps of the vertical axis. */
  readonly steps: readonly number[]
}

export interface Line {
  readonly title: string
  /** The class with the colour of the line as its background. */
  readonly colour: string
  readonly values: readonly (number | null)[]
  /** Shown in the legend while the cursor is on no bucket. */
  readonly total: string
  /** Lengths of dashes and gaps in pixels, so that lines differ in more than colour. */
  readonly dash: readonly number[]
}

/** Creates a chart with its legend and its table. Until the signal is aborted, it follows the width of its container and the colours. */
export function timeChart(chart: TimeChart, signal: AbortSignal): HTMLElement {
  const { title, timestamps, interval, kind, lines, format, changes = [], columns = [], isPart = false } = chart
  const readout = element('p', { class: 'readout' })
  const keyClass = ({ colour, dash }: Line) => (kind === 'bars' ? colour : `${colour} of-line${dash.length === 0 ? '' : ' dashed'}`)
  const keys = lines.map((line) => element('span', { class: `key ${keyClass(line)}` }))
  const numbers = lines.map(({ total }) => element('span', { class: 'number' }, total))
  const legend = lines.map((line, index) => element('li', {}, keys[index], line.title, ' ', numbers[index]))
  const axisColours = element('span', { class: 'axis-colours', 'aria-hidden': 'true' })
  const areaColour = element('span', { class: 'axis-colours fill-area', 'aria-hidden': 'true' })
  const container = element('div', { class: 'plot' }, axisColours, areaColour)
  const timeOf = (index: number) => bucketTitle(timestamps[index] ?? 0, interval)
  const textAt = (line: Line, index: number) => {
    const value = line.values[index]
    return value === null || value === undefined ? '–' : format(value)
  }

  function point(index: number | null | undefined): void {
    const isPointed = index !== null && index !== undefined && timestamps[index] !== undefined
    // Users of a pointer do not need the keys.
    readout.textContent = isPointed ? timeOf(index) : container.matches(':focus-visible') ? keysHint : ''
    lines.forEach((line, number) => {
      const cell = numbers[number]
      if (cell !== undefined) cell.textContent = isPointed ? textAt(line, index) : line.total
    })
    container.setAttribute('aria-valuenow', String(isPointed ? index : 0))
    const values = isPointed ? lines.map((line) => `${line.title} ${textAt(line, index)}`) : []
    container.setAttribute('aria-valuetext', isPointed ? `${timeOf(index)}: ${values.join(', ')}` : 'Whole range')
  }

  let plot: uPlot | undefined
  const draw = (width: number) => {
    const colours = {
      line: (index: number) => colourOf(keys[index] ?? container, 'background-color'),
      text: () => colourOf(axisColours),
      grid: () => colourOf(axisColours, 'border-top-color'),
      area: () => colourOf(areaColour, 'background-color'),
    }
    const { options, data } = plotOptions(chart, width, colours, (index) => point(index))
    plot = new uPlot(options, data, container)
  }
  const resized = new ResizeObserver(() => {
    const width = container.clientWidth
    if (width === 0) return
    if (plot === undefined) draw(width)
    else if (plot.width !== width) plot.setSize({ width, height: plot.height })
  })
  resized.observe(container)
  watchColours(() => plot?.redraw(false), signal)
  signal.addEventListener('abort', () => {
    resized.disconnect()
    plot?.destroy()
  })

  if (timestamps.length > 0) followKeys(container, timestamps, () => plot)
  for (const type of ['focus', 'blur']) container.addEventListener(type, () => point(plot?.cursor.idx))
  container.setAttribute('aria-label', `${title} by bucket`)
  point(undefined)
  return element(
    'figure',
    { class: 'chart-card' },
    element('figcaption', {}, isPart ? element('h2', {}, title) : title),
    element('div', { class: 'chart-head' }, readout, element('ul', { class: 'legend' }, ...legend)),
    container,
    changeList(changes),
    collapsibleTable(
      element('span', {}, 'Numbers', hiddenText(` of ${title}`)),
      ['Start (UTC)', ...lines.map((line) => line.title), ...columns.map((column) => column.title)],
      timestamps.length,
      (index) => [timeOf(index), ...lines.map((line) => textAt(line, index)), ...columns.map(({ values }) => values[index] ?? '')],
    ),
  )
}

/** Shown in a chart that has the focus of the keyboard. */
const keysHint = 'Use ← and → for the values'

/** Makes the chart a slider over the buckets, for users of a keyboard. */
function followKeys(container: HTMLElement, timestamps: readonly number[], plot: () => uPlot | undefined): void {
  const last = timestamps.length - 1
  const attributes = { role: 'slider', tabindex: '0', 'aria-valuemin': '0', 'aria-valuemax': String(last) }
  for (const [name, value] of Object.entries(attributes)) container.setAttribute(name, value)
  const pointAt = (index: number | undefined) => {
    const time = index === undefined ? undefined : timestamps[index]
    // uPlot syncs the cursors for a mouse only. A position outside of the chart removes the cursor.
    for (const drawn of uPlot.sync(syncKey).plots)
      drawn.setCursor(time === undefined ? { left: -10, top: -10 } : { left: drawn.valToPos(time, 'x'), top: 0 })
  }
  container.addEventListener('keydown', (event) => {
    const { key } = event
    const current = plot()?.cursor.idx
    const steps: Readonly<Record<string, number | undefined>> = {
      ArrowRight: Math.min((current ?? -1) + 1, last),
      ArrowLeft: Math.max((current ?? last + 1) - 1, 0),
      Home: 0,
      End: last,
      Escape: undefined,
    }
    if (!Object.hasOwn(steps, key) || event.ctrlKey || event.metaKey || event.altKey) return
    // Escape first leaves the bucket. A second Escape leaves the page of the test or job.
    if (key === 'Escape' && (current === null || current === undefined)) return
    event.preventDefault()
    pointAt(steps[key])
  })
  container.addEventListener('blur', () => pointAt(undefined))
}
