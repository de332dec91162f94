import { svgElement } from './element.js'

/** The sizes of a row in px. This build is apart from the earlier ones. */
const barWidth = 3
const barGap = 1
const nowGap = 5
const rowHeight = 16
const corner = 1

/** The results of a test in the last builds: one letter per build, the oldest first. */
export interface SmallRow {
  readonly results: string
  /** The result of the build that the page is about, apart from the others. */
  readonly now?: string
  /** The number of builds that fit into the row. Fewer ones are on its right. */
  readonly room: number
  readonly label: string
}

/** Returns the width in px of a row with a result apart from the others. */
export const smallRowWidth = (room: number): number => room * (barWidth + barGap) + nowGap + barWidth

/** Draws a row of results with one path per result. Other letters than the known ones stand for tests that did not run. */
export function drawSmallRow({ results, now, room, label }: SmallRow): SVGSVGElement {
  const paths = new Map<keyof typeof bars, string>()
  const add = (letter: string, x: number) => {
    const result = letter in bars ? (letter as keyof typeof bars) : '-'
    paths.set(result, (paths.get(result) ?? '') + bars[result](x))
  }
  const width = now === undefined ? room * (barWidth + barGap) - barGap : smallRowWidth(room)
  const start = (room - results.length) * (barWidth + barGap)
  for (const [index, result] of [...results].entries()) add(result, start + index * (barWidth + barGap))
  if (now !== undefined) add(now, width - barWidth)
  return svgElement(
    'svg',
    { class: 'history', role: 'img', 'aria-label': label, width, height: rowHeight, viewBox: `0 0 ${width} ${rowHeight}` },
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
  // The inner path has the other direction, so that the bar is hollow.
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
