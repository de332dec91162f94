import { button, element } from '../../../browser/element.js'
import { utcMinute } from '../../../text/utc-minute.js'
import type { PageContext } from '../page-context.js'
import { webLink } from '../web-link.js'
import { formatAgo } from './ago.js'
import { buildTable } from './build-table.js'
import { countResults, historyRow, knownResult, rowTitle } from './row-bars.js'
import { buildsOfRow, type RowBuild, resultText } from './row-builds.js'
import { barNames } from './small-row.js'

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
  const bars = rowOfBars(builds, title)
  const table = buildTable(builds, title)
  table.hidden = true
  const toggle = button('As a list', { class: 'text-button small', 'aria-expanded': 'false' }, () => {
    table.hidden = !table.hidden
    bars.hidden = !table.hidden
    toggle.textContent = table.hidden ? 'As a list' : 'As a row'
    toggle.setAttribute('aria-expanded', String(!table.hidden))
  })
  return element(
    'section',
    { class: 'history-section' },
    element(
      'div',
      { class: 'section-head' },
      element('h3', {}, title),
      element('span', { class: 'small quiet grow' }, countResults(row.results)),
      toggle,
    ),
    bars,
    table,
  )
}

/** Creates one bar per build. Tab reaches one of them, and arrow keys move between them. */
function rowOfBars(builds: readonly RowBuild[], title: string): HTMLElement {
  const tip = element('p', { class: 'history-tip small', 'aria-hidden': 'true' })
  tip.hidden = true
  const bars = builds.map((each, index) => barOf(each, index === builds.length - 1))
  const row = element('div', { class: 'history-bars', role: 'group', 'aria-label': title, 'data-arrow-keys': '' }, ...bars)
  const framed = element('div', { class: 'history-frame' }, row, dateAxis(builds))
  // The dates are below their bars, whose width is in the style sheet.
  framed.style.setProperty('--earlier', String(builds.length - 1))
  const whole = element('div', { class: 'history-row' }, framed, tip)

  function show(index: number): void {
    const build = builds[index]
    const bar = bars[index]
    if (build === undefined || bar === undefined) return
    tip.textContent = tipText(build)
    tip.hidden = false
    const middle = bar.offsetLeft + bar.offsetWidth / 2 - tip.offsetWidth / 2
    tip.style.left = `${Math.max(Math.min(middle, whole.offsetWidth - tip.offsetWidth), 0)}px`
  }
  const indexOf = (target: EventTarget | null) =>
    target instanceof Element ? bars.indexOf(target.closest<HTMLElement>('.bar') ?? row) : -1
  const hide = () => {
    tip.hidden = true
  }
  row.addEventListener('pointerover', ({ target }) => {
    const index = indexOf(target)
    if (index === -1) hide()
    else show(index)
  })
  row.addEventListener('pointerleave', hide)
  row.addEventListener('focusin', ({ target }) => {
    const index = indexOf(target)
    bars.forEach((bar, place) => {
      bar.tabIndex = place === index ? 0 : -1
    })
    show(index)
  })
  row.addEventListener('focusout', hide)
  row.addEventListener('keydown', (event) => {
    // The first Escape only hides the build, which may cover other texts.
    if (event.key === 'Escape' && !tip.hidden) {
      event.preventDefault()
      hide()
      return
    }
    const index = indexOf(event.target)
    const last = bars.length - 1
    const next = { ArrowLeft: Math.max(index - 1, 0), ArrowRight: Math.min(index + 1, last), Home: 0, End: last }[event.key]
    if (next === undefined || index === -1) return
    event.preventDefault()
    bars[next]?.focus()
  })
  return whole
}

function barOf({ title, url, result, word }: RowBuild, isNow: boolean): HTMLElement {
  const bar = webLink(url, {
    class: `bar bar-${barNames[knownResult(result)]}${isNow ? ' now' : ''}`,
    'aria-label': `${title}: ${word}`,
    tabindex: isNow ? '0' : '-1',
  })
  // A build without an address is not a link.
  if (bar.tagName !== 'A') bar.setAttribute('role', 'img')
  return bar
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
