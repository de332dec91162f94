import { formatCount } from '../../../base/text/counts.js'
import { displayLine } from '../../../base/text/display-text.js'
import { shorten } from '../../../base/text/shorten.js'
import { wordList } from '../../../base/text/word-list.js'
import type { RunSummary } from '../../../judge/summary/run-summary.js'
import { reportLimits } from '../limits.js'
import type { Scope } from '../scope.js'
import { jobGrid } from './job-grid.js'
import { type JobNames, jobNames } from './job-groups.js'
import { gridJobs } from './job-list.js'

/** Joins names as in a sentence: `a, b and c`. */
export function sentence(names: readonly string[]): string {
  const more = names.length - reportLimits.namedJobs
  const shown = more > 0 ? [...names.slice(0, reportLimits.namedJobs), `${formatCount(more)} more`] : names
  return wordList(shown)
}

/** Returns the jobs that some indexes into `RunSummary.jobs` belong to. */
export const affectedJobs = <Group extends JobNames['groups'][number]>(
  indexes: readonly number[],
  { groups }: { readonly groups: readonly Group[] },
): readonly Group[] => {
  const wanted = new Set(indexes)
  return groups.filter((group) => group.indexes.some((index) => wanted.has(index)))
}

function phrase(some: JobNames['groups'], parts: JobNames): string | undefined {
  if (some.length === 0) return undefined
  return `in ${jobsText(some, parts)}`
}

/** Names jobs as in a sentence. Those of a matrix share their values: `windows (18, 20) and ubuntu (18)`. */
function jobsText(some: JobNames['groups'], parts: JobNames): string {
  const grid = jobGrid(parts)
  return grid === undefined ? sentence(some.map(({ name }) => name)) : gridJobs(some, grid)
}

/** Names jobs of a build by their names, as `jobPhrase` does. The names are untrusted; the result is one line. */
export function namedJobs(names: readonly string[], summary: Pick<RunSummary, 'jobs'>): string {
  const parts = jobNames(summary)
  const wanted = new Set(names)
  const some = parts.groups.filter(({ name }) => wanted.has(name))
  const isGrid = some.length === wanted.size && jobGrid(parts) !== undefined
  const text = isGrid ? jobsText(some, parts) : sentence(names.map((name) => shorten(displayLine(name), reportLimits.jobName)))
  return shorten(displayLine(text), (reportLimits.namedJobs + 1) * reportLimits.jobName)
}

/** Begins names of jobs with a capital if they begin with a word: `All windows jobs`. */
export const jobsTitle = (names: string): string => names.replace(/^(?:all|both)\b/, (word) => (word === 'all' ? 'All' : 'Both'))

/**
 * Names the jobs of a failure: `in windows-latest (20, 22)`. If the report shows the jobs as a grid, it leaves out the
 * name that they share.
 * @param indexes indexes into `RunSummary.jobs`
 * @returns undefined if there is only one job, or if the failure is in all of them
 */
export function jobPhrase(indexes: readonly number[], { summary }: Pick<Scope, 'summary'>): string | undefined {
  const parts = jobNames(summary)
  const some = affectedJobs(indexes, parts)
  return parts.groups.length < 2 || some.length === parts.groups.length ? undefined : phrase(some, parts)
}

/**
 * Names the jobs of a failure as `jobPhrase` does, for reports that do not show the jobs as a grid: a single job is named in full, as GitHub
 * shows it.
 */
export function fullJobPhrase(indexes: readonly number[], { summary }: Pick<Scope, 'summary'>): string | undefined {
  const parts = jobNames(summary)
  const some = affectedJobs(indexes, parts)
  const [first] = some
  if (first === undefined || some.length === parts.groups.length) return undefined
  return some.length === 1 ? `in ${first.name}` : phrase(some, parts)
}

/**
 * Names the jobs of a cause as `jobPhrase` does, and also states if they are all: `in all 8 jobs`.
 * @param isFull whether a single job is named in full, for reports that do not show the jobs as a grid
 */
export function jobReach(indexes: readonly number[], { summary }: Pick<Scope, 'summary'>, isFull = false): string | undefined {
  const parts = jobNames(summary)
  const { noun, groups } = parts
  if (groups.length < 2) return undefined
  const some = affectedJobs(indexes, parts)
  if (some.length < groups.length) return isFull ? fullJobPhrase(indexes, { summary }) : phrase(some, parts)
  return groups.length === 2 ? `in both ${noun}s` : `in all ${formatCount(groups.length)} ${noun}s`
}
