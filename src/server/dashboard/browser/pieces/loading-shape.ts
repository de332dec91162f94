import { element } from '../../../../base/browser/element.js'
import { type Column, tableOf } from '../../../../base/browser/table.js'
import { displayLine } from '../../../../base/text/display-text.js'
import type { PipelineCoordinates } from '../state/dashboard-state.js'

/** Describes the place of the results of a view until they arrive. */
export interface LoadingShape {
  /** Names the results, as in `Loading the tests of checkout …`. */
  readonly what: string
  /** The titles of the columns of its table. Default: it has no table. */
  readonly columns?: readonly string[]
  /** The number of cards before the table. Default: 0. */
  readonly cards?: number
}

/** Returns what is read on a page: `the tests of checkout`. */
export const loadedThing = ({ what }: LoadingShape, { org, project, module }: PipelineCoordinates): string => {
  const name = displayLine(module || project || org)
  return name === '' ? 'the results' : `${what} of ${name}`
}

/** A view that arrives earlier shows no grey bars before, and one that arrives later shows the sentence as well. */
const barsAfterMs = 150
const sentenceAfterMs = 1000

/** The widths of the bars of a name and of the line below it, in px. */
const nameWidths = [
  [175, 125],
  [141, 150],
  [158, 100],
  [100, 116],
  [200, 133],
  [133, 108],
  [150, 141],
  [116, 91],
] as const

/** Creates grey bars in the shape of a view, with a sentence above them. Nothing moves. */
export function loadingShape({ columns = [], cards = 0 }: LoadingShape, sentence: string): HTMLElement {
  const text = element('p', { class: 'loading-text' })
  setTimeout(() => {
    text.textContent = sentence
  }, sentenceAfterMs)
  const bars = element('div', { class: 'loading-bars', 'aria-hidden': 'true' })
  for (let card = 0; card < cards; card += 1) bars.append(element('div', { class: 'card loading-card' }, bar(200)))
  if (columns.length > 0) bars.append(element('div', { class: 'card' }, table(columns)))
  return element('div', { class: 'loading' }, text, delayed(bars))
}

/** Creates the grey bar of the line below a title. */
export const loadingLine = (): HTMLElement => delayed(bar(280))

function bar(width: number): HTMLElement {
  const created = element('span', { class: 'loading-bar' })
  created.style.width = `${width}px`
  return created
}

/** Hides an element at first. It keeps its place, so that nothing moves when it appears. */
function delayed(shown: HTMLElement): HTMLElement {
  shown.style.visibility = 'hidden'
  setTimeout(() => {
    shown.style.visibility = ''
  }, barsAfterMs)
  return shown
}

type Row = (typeof nameWidths)[number]

function table([first = '', ...others]: readonly string[]): HTMLElement {
  const columns: readonly Column<Row>[] = [
    {
      title: first,
      content: ([name, line]) =>
        element(
          'span',
          { class: 'loading-row' },
          element('span', { class: 'loading-mark' }),
          element('span', { class: 'loading-name' }, bar(name), bar(line)),
        ),
    },
    ...others.map((title, index) => ({
      title,
      // On a phone, a row is its name and one more cell.
      className: index === 0 ? '' : 'wide',
      content: () => bar(index === 0 ? 160 : 48),
    })),
  ]
  return tableOf(columns, nameWidths, { class: 'blocks' })
}
