import { drawSmallRow, smallRowWidth } from '../../../../base/browser/small-row.js'
import type { TestModel } from '../test-model.js'
import { historyRow, rowLabel } from './row-bars.js'

/** The number of builds that lists show. */
const shownBuilds = 30

/** The width of a row with this build, in px. */
export const listedRowWidth = smallRowWidth(shownBuilds)

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
    const { results, now } = shown
    const known = drawn.get(key) ?? drawSmallRow({ results, now, room: shownBuilds, label: rowLabel(model.history, shown) })
    if (drawn.size < maximumKept) drawn.set(key, known)
    return known.cloneNode(true) as SVGSVGElement
  }
}
