import { element } from '../../../../base/browser/element.js'
import { searchableText } from '../../../../base/browser/searchable-text.js'
import { formatCount } from '../../../../base/text/counts.js'
import { formatDuration } from '../../../../base/text/durations.js'
import type { RowDrawer } from '../earlier-results/small-row.js'
import { type TestKind, testKind } from '../earlier-results/test-kind.js'
import type { PageJobs } from '../jobs/page-jobs.js'
import { outcomes } from '../outcome.js'
import { kindMark } from '../symbol.js'
import { durationOfRow, type TestModel, testName } from '../test-model.js'
import { type GroupRow, groupAround, type ListRows } from './list-rows.js'
import { type RowTexts, rowTexts } from './row-texts.js'

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
  const duration = durationOfRow(model, test, execution)
  const group = groupAround(rows, row)
  const { nameLines, factLines } = rows.layoutOf(row)
  const name = nameLines > 1 ? wrappedName(testName(model, test), marked) : nameLine(testName(model, test), marked)
  const [below, facts] = isDouble ? factParts(rowTexts(model, jobs, test, execution, group?.kind), factLines > 0) : []
  const shownDuration = element('span', { class: 'small quiet nowrap' }, duration < 0 ? '' : formatDuration(duration))
  const history = isDouble && execution === -1 ? drawHistory(test) : undefined
  const attributes = { class: `test-row${isDouble ? ' double' : ''}${group?.level === 2 ? ' nested' : ''}`, href }
  const mark = kindMark(kind, model)
  if (isDouble && rows.isPhone) {
    const lines = [element('span', { class: 'row-line' }, name, shownDuration), element('span', { class: 'row-line' }, below, history)]
    return element('a', attributes, mark, element('span', { class: 'grow' }, ...lines, facts))
  }
  return element(
    'a',
    attributes,
    mark,
    element('span', { class: 'grow' }, name, below, facts),
    history === undefined ? shownDuration : element('span', { class: 'row-side' }, shownDuration, history),
  )
}

/** Creates the line below the name, in which only the suite may be cut, and the facts if they do not fit into it. */
function factParts({ suite, facts }: RowTexts, areBelow: boolean): readonly [line: HTMLElement, facts?: HTMLElement] {
  const shownSuite = element('span', { class: 'ellipsis' }, suite)
  if (areBelow)
    return [element('span', { class: 'row-facts small quiet' }, shownSuite), element('span', { class: 'all-facts small quiet' }, facts)]
  const end = facts === '' || suite === '' ? facts : ` · ${facts}`
  return [element('span', { class: 'row-facts small quiet' }, shownSuite, end === '' ? undefined : element('span', {}, end))]
}

/** Returns the kind of a test, or the outcome of one of its executions if it differs. */
function kindOfRow(model: TestModel, test: number, execution: number): TestKind {
  const rank = model.executions.ranks[execution]
  return execution === -1 || rank === model.tests.ranks[test] ? testKind(model, test) : (outcomes[rank ?? -1] ?? 'unknown')
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

const wrappedName = (name: string, marked: readonly string[]) =>
  element('span', { class: 'name wrapped', title: name }, ...highlighted(name, marked))

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
