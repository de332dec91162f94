import { countOf, formatCount } from '../../../base/text/counts.js'
import { wordList } from '../../../base/text/word-list.js'
import { isVersion, type JobGrid } from './job-grid.js'

const maximumLines = 3
const maximumValues = 6

/** The jobs of a matrix that share a value of one axis. */
interface JobLine<Group> {
  readonly label: string
  readonly jobs: readonly { readonly group: Group; readonly value: string }[]
}

/** Reads a grid by its rows or, if the label of a row may be taken for a number of jobs, by its columns. */
function linesOf<Group>({ columns, rows }: JobGrid<Group>): readonly JobLine<Group>[] {
  const isByColumn = rows.every(({ label }) => isVersion(label)) && !columns.every(isVersion)
  const jobsOf = (cells: readonly (Group | undefined)[], values: readonly string[]) =>
    cells.flatMap((group, index) => (group === undefined ? [] : [{ group, value: values[index] ?? '' }]))
  if (!isByColumn) return rows.map(({ label, cells }) => ({ label, jobs: jobsOf(cells, columns) }))
  const labels = rows.map(({ label }) => label)
  return columns.map((label, index) => ({
    label,
    jobs: jobsOf(
      rows.map(({ cells }) => cells[index]),
      labels,
    ),
  }))
}

/** `windows (18, 20)`, with a limited number of values. */
function withValues({ label, jobs }: JobLine<unknown>): string {
  const more = jobs.length - maximumValues
  const values = jobs.slice(0, maximumValues).map(({ value }) => value)
  return `${label} (${[...values, ...(more > 0 ? [`${formatCount(more)} more`] : [])].join(', ')})`
}

/** `all windows jobs`. */
const wholeLine = ({ label, jobs }: JobLine<unknown>): string => `${jobs.length === 2 ? 'both' : 'all'} ${label} jobs`

/**
 * Names some jobs of a grid: `windows (18, 20) and ubuntu (18)`, or `all windows jobs` if no other ones are named. The lines with the most
 * jobs come first.
 */
export function gridJobs<Group>(some: readonly Group[], grid: JobGrid<Group>): string {
  const wanted = new Set(some)
  const named = linesOf(grid)
    .map((line) => ({ line, chosen: { ...line, jobs: line.jobs.filter(({ group }) => wanted.has(group)) } }))
    .filter(({ chosen }) => chosen.jobs.length > 0)
    .toSorted((a, b) => b.chosen.jobs.length - a.chosen.jobs.length)
  const isWhole = named.every(
    ({ line, chosen }) => chosen.jobs.length === line.jobs.length && line.jobs.length > 1 && !isVersion(line.label),
  )
  const texts = named.slice(0, maximumLines).map(({ chosen }) => (isWhole ? wholeLine(chosen) : withValues(chosen)))
  const more = named.slice(maximumLines).reduce((sum, { chosen }) => sum + chosen.jobs.length, 0)
  return wordList(more === 0 ? texts : [...texts, countOf(more, 'more job')])
}
