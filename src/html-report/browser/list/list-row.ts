import { element } from '../../../browser/element.js'
import { searchableText } from '../../../browser/searchable-text.js'
import { formatCount } from '../../../text/counts.js'
import { formatDuration } from '../../../text/durations.js'
import { jobReach } from '../jobs/job-words.js'
import type { PageJobs } from '../jobs/page-jobs.js'
import { failedRank, flakyRank, outcomes } from '../outcome.js'
import { outcomeMark } from '../symbol.js'
import { jobsWithOutcome } from '../test-link.js'
import { nameOf, type TestModel } from '../test-model.js'
import { suiteTitle } from './list-groups.js'
import { type GroupRow, groupAround, groupNote, type ListRows } from './list-rows.js'

/** Creates the header of a group. */
export function createGroupHeader(group: GroupRow): HTMLElement {
  const { title, count, level, isOpen, sums, rank } = group
  const tone = rank === failedRank ? ' text-failed' : rank === flakyRank ? ' text-flaky' : ''
  const failures = sums.failed > 0 && rank === undefined ? `${formatCount(sums.failed)} failed of ` : ''
  const note = groupNote(group) || (rank === undefined && sums.duration > 0 ? formatDuration(sums.duration) : '')
  return element(
    'button',
    { type: 'button', class: `list-group chevron level-${level}`, 'aria-expanded': String(isOpen) },
    element('span', { class: `title ${level === 1 ? 'strong' : 'inner'}${tone}`, title }, ...endedText(title, longTitle, titleEnd, [])),
    element('span', { class: 'count' }, `${failures}${formatCount(count)}`),
    element('span', { class: 'grow' }),
    element('span', { class: 'small quiet nowrap' }, note),
  )
}

/** The data that all rows share. */
export interface RowContext {
  readonly model: TestModel
  readonly rows: ListRows
  readonly jobs: PageJobs
  /** Texts of the search, which are marked in names. */
  readonly marked: readonly string[]
}

/** Creates the row of a test, a link to its details. */
export function createTestRow({ model, rows, jobs, marked }: RowContext, row: number, href: string): HTMLElement {
  const test = rows.items[row] ?? 0
  const execution = rows.executions[row] ?? -1
  const isDouble = rows.isDouble(row)
  const rank = (execution === -1 ? model.tests.ranks[test] : model.executions.ranks[execution]) ?? 0
  const duration = (execution === -1 ? model.tests.durations[test] : model.executions.durations[execution]) ?? -1
  const outcome = outcomes[rank] ?? 'unknown'
  const name = nameOf(model, test)
  const below = isDouble
    ? element('span', { class: 'small quiet ellipsis' }, execution === -1 ? subtitle(model, jobs, test) : suiteText(model, test))
    : undefined
  return element(
    'a',
    { class: `test-row${isDouble ? ' double' : ''}${groupAround(rows, row)?.level === 2 ? ' nested' : ''}`, href },
    outcomeMark(outcome),
    element('span', { class: 'grow' }, nameLine(name, marked), below),
    element('span', { class: 'small quiet nowrap' }, duration < 0 ? '' : formatDuration(duration)),
  )
}

/** Returns the suite of a test and the jobs of its result: `checkout › prices · all 8 jobs`. */
const subtitle = (model: TestModel, jobs: PageJobs, test: number): string =>
  [suiteText(model, test), jobReach(jobs, jobsWithOutcome(model, jobs, test))].filter(Boolean).join(' · ')

function suiteText(model: TestModel, test: number): string {
  const suite = model.tests.suiteOf[test] ?? -1
  return suite === -1 ? '' : suiteTitle(model, suite)
}

/** The lengths from which the end of a text stays visible, and the lengths of these ends. */
const longName = 40
const nameEnd = 14
const longTitle = 24
const titleEnd = 14

/** Creates a name on one line. Parameters at its end distinguish it from other names. */
function nameLine(name: string, marked: readonly string[]): HTMLElement {
  const hasParameters = /[)\]}>]$/.test(name) && /[([{<]/.test(name)
  return element('span', { class: 'name', title: name }, ...endedText(name, hasParameters ? longName : name.length, nameEnd, marked))
}

/** Creates a text that is shortened before its end if there is not enough room. */
function endedText(text: string, longLength: number, endLength: number, marked: readonly string[]): readonly HTMLElement[] {
  if (text.length <= longLength) return [element('span', { class: 'ellipsis' }, ...highlighted(text, marked))]
  const cut = text.length - endLength
  return [
    element('span', { class: 'ellipsis' }, ...highlighted(text.slice(0, cut), marked)),
    element('span', { class: 'end' }, ...highlighted(text.slice(cut), marked)),
  ]
}

/** Returns a text with each occurrence of the searched texts marked. */
export function highlighted(text: string, marked: readonly string[]): readonly (Node | string)[] {
  const searchable = searchableText(text)
  // Without its accents, a text can be shorter, so positions differ.
  if (marked.length === 0 || searchable.length !== text.length) return [text]
  const parts: (Node | string)[] = []
  let position = 0
  while (position < text.length) {
    const next = firstOccurrence(searchable, marked, position)
    if (next === undefined) break
    if (next.start > position) parts.push(text.slice(position, next.start))
    parts.push(element('mark', {}, text.slice(next.start, next.end)))
    position = next.end
  }
  if (position < text.length) parts.push(text.slice(position))
  return parts
}

function firstOccurrence(
  text: string,
  wanted: readonly string[],
  from: number,
): { readonly start: number; readonly end: number } | undefined {
  let first: { readonly start: number; readonly end: number } | undefined
  for (const each of wanted) {
    const start = text.indexOf(each, from)
    if (start !== -1 && (first === undefined || start < first.start)) first = { start, end: start + each.length }
  }
  return first
}
