import { countOf, formatCount } from '../../../base/text/counts.js'
import { formatDuration } from '../../../base/text/durations.js'
import { addCounts, noTestCounts, relevantFailures } from '../../../judge/summary/test-counts.js'
import type { Block, Cell, Mark } from '../../tree/node.js'
import { badge, fold, linked, text } from '../../tree/node-builders.js'
import { reportLimits } from '../limits.js'
import { type JobGrid, jobGrid } from './job-grid.js'
import type { JobGroup, JobGroups } from './job-groups.js'
import { jobMark } from './job-mark.js'

/** The order of a list, and the words for several jobs. */
const words: Readonly<Partial<Record<Mark, string>>> = {
  failed: 'failed',
  incomplete: 'incomplete',
  cancelled: 'cancelled',
  waiting: 'running',
  running: 'running',
  unknown: 'unknown',
  skipped: 'skipped',
}
const order = Object.keys(words)

const none = text('–')

const skippedText = ({ attempt }: JobGroup): string => `skipped in attempt ${attempt}`

const cellOf = (group: JobGroup | undefined): Cell => {
  if (group === undefined) return [none]
  if (group.state === 'skipped') return [linked(group.url, badge(jobMark(group), skippedText(group)))]
  const failed = relevantFailures(group.counts)
  return [linked(group.url, badge(jobMark(group), failed === 0 ? '' : formatCount(failed)))]
}

const gridTable = ({ base, columns, rows }: JobGrid): Block => ({
  type: 'table',
  align: ['left', ...columns.map(() => 'center' as const)],
  head: [[text(base)], ...columns.map((column) => [text(column)])],
  rows: rows.map(({ label, cells }) => [[text(label)], ...cells.map(cellOf)]),
})

const number = (count: number): Cell => [count === 0 ? none : text(formatCount(count))]

function groupRow(group: JobGroup): readonly Cell[] {
  const { name, url, counts, duration = counts.duration } = group
  return [
    [linked(url, badge(jobMark(group), name)), ...(group.state === 'skipped' ? [text(`, ${skippedText(group)}`)] : [])],
    number(counts.failed),
    number(counts.total),
    [duration === 0 ? none : text(formatDuration(duration))],
  ]
}

/** Returns one row for several jobs. */
function sumRow(label: Cell, groups: readonly JobGroup[]): readonly Cell[] {
  const counts = noTestCounts()
  for (const group of groups) addCounts(counts, group.counts)
  return [label, number(counts.failed), number(counts.total), [none]]
}

/** `5 jobs failed · 2 cancelled`; `Failed jobs` if the headline contains their number. */
function title(groups: readonly JobGroup[], noun: string): string {
  const numbers = new Map<string, number>()
  for (const group of groups) {
    const word = words[jobMark(group)] ?? ''
    numbers.set(word, (numbers.get(word) ?? 0) + 1)
  }
  if (numbers.size === 1 && numbers.has('failed')) return `Failed ${noun}s`
  return [...numbers].map(([word, count], index) => `${index === 0 ? countOf(count, noun) : formatCount(count)} ${word}`).join(' · ')
}

const wasCancelledEarly = ({ state, status }: JobGroup): boolean => state === 'missing' && status === 'cancelled'

/** Lists the jobs that did not pass, and counts the others. Several jobs that were cancelled before they reported share a row. */
function jobList({ noun, groups }: JobGroups): readonly Block[] {
  const passed = groups.filter((group) => jobMark(group) === 'successful')
  const others = groups
    .filter((group) => jobMark(group) !== 'successful')
    .toSorted((a, b) => order.indexOf(jobMark(a)) - order.indexOf(jobMark(b)) || relevantFailures(b.counts) - relevantFailures(a.counts))
  if (others.length === 0) return []
  const early = others.filter(wasCancelledEarly)
  const listed = early.length > 1 ? others.filter((group) => !wasCancelledEarly(group)) : others
  const [shown, hidden] = [listed.slice(0, reportLimits.jobs), listed.slice(reportLimits.jobs)]
  const [onlyPassed] = passed
  const table: Block = {
    type: 'table',
    align: ['left', 'right', 'right', 'right'],
    head: [[text(noun === 'job' ? 'Job' : 'Module')], [text('Failed')], [text('Tests')], [text('Duration')]],
    rows: [
      ...shown.map(groupRow),
      ...(hidden.length === 0 ? [] : [sumRow([text(`and ${countOf(hidden.length, `more ${noun}`)}`)], hidden)]),
      ...(early.length > 1 ? [sumRow([badge('cancelled', `${countOf(early.length, noun)} cancelled`)], early)] : []),
      ...(passed.length === 1 && onlyPassed !== undefined ? [groupRow(onlyPassed)] : []),
      ...(passed.length > 1 ? [sumRow([badge('successful', `${countOf(passed.length, noun)} passed`)], passed)] : []),
    ],
  }
  return passed.length === 0 || hidden.length > 0 ? [fold(title(others, noun), [table])] : [table]
}

/**
 * Shows the jobs of a build as a grid if they are a matrix with two axes, else as a list. Nothing if there is only one job, or if every job
 * of a list passed, because the headline states it.
 */
export function jobBlocks(parts: JobGroups): readonly Block[] {
  if (parts.groups.length < 2) return []
  const grid = jobGrid(parts)
  return grid === undefined ? jobList(parts) : [gridTable(grid)]
}
