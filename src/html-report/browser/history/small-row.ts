import { svgElement } from '../../../browser/element.js'
import type { TestModel } from '../test-model.js'
import { type HistoryRow, historyRow, knownResult, rowLabel } from './row-bars.js'

/** The number of builds that lists show. */
const shownBuilds = 30

/** In px. This build is apart from the earlier ones. */
const barWidth = 3
const barGap = 1
const nowGap = 5
const rowHeight = 16
const corner = 1

const drawnWidth = shownBuilds * (barWidth + barGap) + nowGap + barWidth

/** Draws the rows of a list. Equal rows are drawn once and copied: most tests always passed. */
export type RowDrawer = (test: number) => SVGSVGElement | undefined

/** More different rows are not kept. */
const maximumKept = 500

/** Creates a {@link RowDrawer}. */
export function createRowDrawer(model: TestModel): RowDrawer {
  const drawn = new Map<string, SVGSVGElement>()
  return (test) => {
    const row = historyRow(model, test)
    if (row === undefined || model.history === undefined) return undefined
    const shown = { ...row, results: row.results.slice(-shownBuilds) }
    const key = `${shown.results} ${shown.nowWord}`
    const known = drawn.get(key) ?? drawRow(shown, rowLabel(model.history, shown))
    if (drawn.size < maximumKept) drawn.set(key, known)
    return known.cloneNode(true) as SVGSVGElement
  }
}

/** Draws one path per result. */
function drawRow({ results, now }: HistoryRow, label: string): SVGSVGElement {
  const paths = new Map<keyof typeof bars, string>()
  const add = (result: string, x: number) => {
    const letter = knownResult(result)
    paths.set(letter, (paths.get(letter) ?? '') + bars[letter](x))
  }
  const start = (shownBuilds - results.length) * (barWidth + barGap)
  for (const [index, result] of [...results].entries()) add(result, start + index * (barWidth + barGap))
  add(now, drawnWidth - barWidth)
  return svgElement(
    'svg',
    { class: 'history', role: 'img', 'aria-label': label, width: drawnWidth, height: rowHeight, viewBox: `0 0 ${drawnWidth} ${rowHeight}` },
    ...[...paths].map(([letter, d]) => svgElement('path', { class: `bar-${barNames[letter]}`, d })),
  )
}

/** The classes of the results. */
export const barNames = { P: 'passed', f: 'flaky', F: 'failed', S: 'skipped', '-': 'none' } as const

/** The height of each result in a row, so that it is readable without colours. */
const bars: Readonly<Record<keyof typeof barNames, (x: number) => string>> = {
  P: (x) => bar(x, 6),
  // With a notch, it looks like an exclamation mark.
  f: (x) => bar(x, 11, 6) + bar(x, 3),
  F: (x) => bar(x, rowHeight),
  // Hollow: the inner part runs the other way.
  S: (x) => `M${x} ${rowHeight - 4}h${barWidth}v4h-${barWidth}zM${x + 1} ${rowHeight - 3}v2h${barWidth - 2}v-2z`,
  '-': (x) => `M${x} ${rowHeight - 2}h${barWidth}v2h-${barWidth}z`,
}

/** Returns a bar with round corners, from its top to the bottom of the row or with a height of its own. */
function bar(x: number, top: number, height = top): string {
  const side = height - 2 * corner
  const inner = barWidth - 2 * corner
  const arc = (dx: number, dy: number) => `a${corner} ${corner} 0 0 1 ${dx} ${dy}`
  return `M${x + corner} ${rowHeight - top}h${inner}${arc(corner, corner)}v${side}${arc(-corner, corner)}h-${inner}${arc(-corner, -corner)}v-${side}${arc(corner, -corner)}z`
}
