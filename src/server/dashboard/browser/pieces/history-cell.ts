import { drawSmallRow } from '../../../../base/browser/small-row.js'
import { countOf, formatCount } from '../../../../base/text/counts.js'
import { displayLine } from '../../../../base/text/display-text.js'

/** The number of builds in a row. */
export const rowBuilds = 50

const words = { P: 'passed', f: 'flaky', F: 'failed', S: 'skipped', '-': 'did not run' } as const

/** Counts results in words: `43 passed, 5 flaky, 2 failed`. */
export const countResults = (results: string): string =>
  Object.entries(words)
    .map(([letter, word]) => [[...results].filter((result) => result === letter).length, word] as const)
    .filter(([count]) => count > 0)
    .map(([count, word]) => `${formatCount(count)} ${word}`)
    .join(', ')

/** Names the builds of a row: `Last 50 builds of main`. */
export const buildsTitle = (count: number, ref: string): string =>
  `${count === 1 ? 'Last build' : `Last ${countOf(count, 'build')}`}${ref === '' ? '' : ` of ${displayLine(ref)}`}`

/** Creates the results of a test in the last builds as a small row. */
export const historyCell = (results: string, ref: string): SVGSVGElement =>
  drawSmallRow({ results, room: rowBuilds, label: `${buildsTitle(results.length, ref)}: ${countResults(results)}` })
