import { element } from '../../../../base/browser/element.js'
import { searchableText } from '../../../../base/browser/searchable-text.js'
import { formatCount } from '../../../../base/text/counts.js'
import { formatDuration } from '../../../../base/text/durations.js'
import { withIsolatedParts } from '../../../../base/text/isolated-parts.js'
import type { RowDrawer } from '../earlier-results/small-row.js'
import { type TestKind, testKind } from '../earlier-results/test-kind.js'
import { testWords } from '../earlier-results/test-words.js'
import { jobReachText } from '../jobs/job-words.js'
import type { PageJobs } from '../jobs/page-jobs.js'
import { outcomes } from '../outcome.js'
import { kindMark } from '../symbol.js'
import { jobsWithOutcome } from '../test-link.js'
import { type TestModel, testName } from '../test-model.js'
import { groupSuiteTitle } from './list-groups.js'
import { type GroupRow, groupAround, type ListRows } from './list-rows.js'

/** The kinds of tests whose groups have a coloured title. */
const tones: Readonly<Partial<Record<TestKind, string>>> = {
  new: ' text-failed',
  failed: ' text-failed',
  flaky: ' text-flaky',
  knownFlaky: ' text-flaky',
  fixed: ' text-passed',
}

/** Creates the header of a group. */
export function createGroupHeader(group: GroupRow): HTMLElement {
  const { title, count, level, isOpen, sums, rank, kind } = group
  const tone = kind === undefined ? '' : (tones[kind] ?? '')
  const failures = sums.failed > 0 && rank === undefined ? `${formatCount(sums.failed)} failed of ` : ''
  const note = group.note ?? (rank === undefined && sums.duration > 0 ? formatDuration(sums.duration) : '')
  return element(
    'button',
    { type: 'button', class: `list-group chevron level-${level}`, 'aria-expanded': String(isOpen) },
    element('span', { class: `title ${level === 1 ? 'strong' : 'inner'}${tone}`, title }, ...endedText(title, longTitle, titleEnd, [])),
    element('span', { class: 'count' }, `${failures}${formatCount(count)}`),
    element('span', { class: 'grow' }),
    element('span', { class: 'note small quiet ellipsis' }, note),
  )
}

/** The data that all rows share. */
export interface RowContext {
  readonly model: TestModel
  readonly rows: ListRows
  readonly jobs: PageJobs
  readonly drawHistory: RowDrawer
  /** Texts of the search, which are marked in names. */
  readonly marked: readonly string[]
}

/** Creates the row of a test, a link to its details. */
export function createTestRow({ model, rows, jobs, drawHistory, marked }: RowContext, row: number, href: string): HTMLElement {
  const test = rows.items[row] ?? 0
  const execution = rows.executions[row] ?? -1
  const isDouble = rows.isDouble(row)
  const kind = kindOfRow(model, test, execution)
  const duration = (execution === -1 ? model.tests.durations[test] : model.executions.durations[execution]) ?? -1
  const name = testName(model, test)
  const group = groupAround(rows, row)
  const below = isDouble
    ? element(
        'span',
        { class: 'small quiet ellipsis' },
        execution === -1 ? subtitle(model, jobs, test, group?.kind) : suiteText(model, test),
      )
    : undefined
  const shownDuration = element('span', { class: 'small quiet nowrap' }, duration < 0 ? '' : formatDuration(duration))
  const history = isDouble && execution === -1 ? drawHistory(test) : undefined
  return element(
    'a',
    { class: `test-row${isDouble ? ' double' : ''}${group?.level === 2 ? ' nested' : ''}`, href },
    kindMark(kind, model),
    element('span', { class: 'grow' }, nameLine(name, marked), below),
    history === undefined ? shownDuration : element('span', { class: 'row-side' }, shownDuration, history),
  )
}

/** Returns the kind of a test, or the outcome of one of its executions if it differs. */
function kindOfRow(model: TestModel, test: number, execution: number): TestKind {
  const rank = model.executions.ranks[execution]
  return execution === -1 || rank === model.tests.ranks[test] ? testKind(model, test) : (outcomes[rank ?? -1] ?? 'unknown')
}

/** Returns the suite of a test and the jobs of its result, or the statement about it: `checkout › prices · all 8 jobs`. */
const subtitle = (model: TestModel, jobs: PageJobs, test: number, group: TestKind | undefined): string => {
  const words = testWords(model, test, group !== undefined)
  const reach = words.replacesJobs ? '' : jobReachText(jobs, jobsWithOutcome(model, jobs, test))
  return [suiteText(model, test), words.text, reach].filter(Boolean).join(' · ')
}

function suiteText(model: TestModel, test: number): string {
  const suite = model.tests.suiteOf[test] ?? -1
  return suite === -1 ? '' : withIsolatedParts(groupSuiteTitle(model, suite))
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
