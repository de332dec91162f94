import { element, hiddenText } from '../../../../base/browser/element.js'
import { timeNode } from '../../../../base/browser/time-node.js'
import { webLink } from '../../../../base/browser/web-link.js'
import { formatCount } from '../../../../base/text/counts.js'
import type { Build } from '../../../answers/builds.js'
import { buildNode, commitNode } from '../answers/sighting.js'
import type { Row } from '../flaky/read-rows.js'
import { testFailingSince } from '../overview/failing-since.js'
import { historyCell } from '../pieces/history-cell.js'
import { dayText } from '../pieces/short-day.js'

/** The parts of a row of the table that show the results in the last builds. */
export interface RowSlots {
  readonly history: HTMLElement
  /** The number of builds in which the test failed or was flaky, and the same for phones. */
  readonly failed: HTMLElement
  readonly phone: HTMLElement
  /** When the test failed or was flaky last. */
  readonly last: HTMLElement
  /** Since which build the test fails. */
  readonly since: HTMLElement
}

/** Creates the parts of a row, which are empty until the results are read. */
export const emptySlots = (): RowSlots => ({
  history: element('span', {}, element('span', { class: 'pending-row' })),
  failed: element('span', {}),
  phone: element('span', {}),
  last: element('span', {}),
  since: element('span', {}),
})

/** Fills the parts of a row with results; with dashes if they could not be read, or if no test of the row ran in the builds. */
export function fillSlots(slots: RowSlots, rows: readonly (Row | undefined)[]): void {
  const { history, failed, phone, last, since } = slots
  const known = rows.filter((row) => row?.results !== undefined)
  const [first] = known
  if (first === undefined) {
    history.replaceChildren('–')
    for (const slot of [failed, last, phone]) slot.replaceChildren('–')
    return
  }
  const { ref, builds } = first
  const results = worstOf(known.map((row) => row?.results ?? ''))
  const count = countOfLetters(results, 'Ff')
  const ran = results.length - countOfLetters(results, '-')
  const lastBuild = builds[Math.max(results.lastIndexOf('F'), results.lastIndexOf('f'))]
  history.replaceChildren(historyCell(results, ref))
  for (const slot of [failed, phone]) slot.replaceChildren(...(count === 0 ? ['–'] : countNodes(count, ran)))
  last.replaceChildren(lastBuild === undefined ? '–' : recentTime(lastBuild.timestamp))
  const start = builds[testFailingSince(results) ?? -1]
  since.replaceChildren(...(start === undefined ? [] : [' since ', buildLink(start), ', ', recentTime(start.timestamp)]))
}

/** The letters of results, the worst first. */
const worstFirst = 'FfPS-'

/** Returns the worst result in each build. */
export const worstOf = ([first = '', ...others]: readonly string[]): string =>
  [...first]
    .map((letter, index) => [letter, ...others.map((other) => other[index] ?? '-')])
    .map((letters) => [...worstFirst].find((letter) => letters.includes(letter)) ?? '-')
    .join('')

const countOfLetters = (results: string, letters: string): number => [...results].filter((letter) => letters.includes(letter)).length

const countNodes = (count: number, ran: number): readonly Node[] => [
  element('span', {}, formatCount(count)),
  element('span', { class: 'quiet' }, ` of ${formatCount(ran)}`),
]

function buildLink(build: Build): HTMLElement {
  const commit = commitNode(build.commit)
  return commit === undefined ? buildNode(build) : webLink(build.url, {}, commit, hiddenText(`, build ${build.build}`))
}

const week = 7 * 24 * 60 * 60 * 1000

/** Returns the age of a time up to a week, then its day. */
const recentTime = (time: number): HTMLElement => (Date.now() - time < week ? timeNode(time) : element('span', {}, dayText(time)))
