import { type Bar, barRow } from '../../../../base/browser/bar-row.js'
import { element } from '../../../../base/browser/element.js'
import { rowToggle } from '../../../../base/browser/row-toggle.js'
import { barNames } from '../../../../base/browser/small-row.js'
import { formatAgo } from '../../../../base/browser/time-node.js'
import { utcMinute } from '../../../../base/text/utc-minute.js'
import type { PageContext } from '../page-context.js'
import { buildTable } from './build-table.js'
import { historyRow, knownResult, resultCounts, rowTitle } from './row-bars.js'
import { buildsOfRow, type RowBuild, resultText } from './row-builds.js'

/** A row of fewer earlier builds has no room for two dates and "this build" below its bars. */
const minimumForTwo = 11
/** A row of fewer earlier builds has no room for one date. */
const minimumForOne = 4

/** Creates the results of a test in the last builds, each a link to its build; undefined without a history. */
export function bigRow({ model, run }: PageContext, test: number): HTMLElement | undefined {
  const row = historyRow(model, test)
  if (row === undefined || model.history === undefined) return undefined
  const builds = buildsOfRow(row, model.history.builds, run()?.runUrl)
  const title = rowTitle(model.history, row.results.length)
  const last = builds.length - 1
  const bars = barRow(
    builds.map((each, index) => barOf(each, index === last)),
    title,
    dateAxis(builds),
  )
  const table = buildTable(builds, title)
  return element(
    'section',
    { class: 'history-section' },
    element(
      'div',
      { class: 'section-head' },
      element('h3', {}, title),
      element('span', { class: 'small quiet grow' }, resultCounts(row.results)),
      rowToggle(bars, table, 'small'),
    ),
    bars,
    table,
  )
}

function barOf(row: RowBuild, isNow: boolean): Bar {
  const { title, url, result, word } = row
  return { result: barNames[knownResult(result)], label: `${title}: ${word}`, tip: tipText(row), url, isNow }
}

function tipText(row: RowBuild): string {
  const { build, title } = row
  const facts = [title, build?.commit, resultText(row), build?.time === undefined ? undefined : formatAgo(Date.now() - build.time)]
  return [...facts, build?.isIncomplete === true ? 'results are missing' : undefined].filter((fact) => fact !== undefined).join(' · ')
}

/** Creates the dates below a row: of the first and the middle build. In a short row, "this build" begins below its bar. */
function dateAxis(builds: readonly RowBuild[]): HTMLElement {
  const times = builds.flatMap(({ build }) => (build?.time === undefined ? [] : [build.time]))
  const earlier = builds.length - 1
  const isShort = earlier < minimumForTwo
  const first = shortDate(times[0])
  const middle = shortDate(times[Math.floor(times.length / 2)])
  const dates = isShort ? [earlier < minimumForOne ? '' : first] : [...new Set([first, middle])]
  return element(
    'div',
    { class: `history-axis small quiet${isShort ? ' short' : ''}`, 'aria-hidden': 'true' },
    ...dates.map((date) => element('span', {}, date)),
    element('span', { class: 'now' }, 'this build'),
  )
}

/** Formats `23 Oct`. */
function shortDate(time: number | undefined): string {
  const date = new Date(time ?? Number.NaN)
  return Number.isNaN(date.getTime()) ? '' : utcMinute(date).split(' ').slice(0, 2).join(' ')
}
