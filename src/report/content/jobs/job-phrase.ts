import { formatCount } from '../../../base/text/counts.js'
import type { Scope } from '../scope.js'
import { jobGrid } from './job-grid.js'
import { type JobNames, jobNames } from './job-groups.js'

const maximumNamed = 3

/** Joins names as in a sentence: `a, b and c`. */
export function sentence(names: readonly string[]): string {
  const more = names.length - maximumNamed
  const shown = more > 0 ? [...names.slice(0, maximumNamed), `${formatCount(more)} more`] : names
  return shown.length < 2 ? shown.join('') : `${shown.slice(0, -1).join(', ')} and ${shown.at(-1)}`
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
  const short = jobGrid(parts)?.names
  return `in ${sentence(some.map((group) => short?.get(group) ?? group.name))}`
}

/**
 * Names the jobs of a failure: `in windows-latest, 20 and windows-latest, 22`. If the report shows the jobs as a grid, it leaves out the
 * name that they share.
 * @param indexes indexes into `RunSummary.jobs`
 * @returns undefined if there is only one job, or if the failure is in all of them
 */
export function jobPhrase(indexes: readonly number[], { summary }: Pick<Scope, 'summary'>): string | undefined {
  const parts = jobNames(summary)
  const some = affectedJobs(indexes, parts)
  return parts.groups.length < 2 || some.length === parts.groups.length ? undefined : phrase(some, parts)
}

/** Names the jobs of a failure as `jobPhrase` does, but always in full, for reports that do not show the jobs as a grid. */
export function fullJobPhrase(indexes: readonly number[], { summary }: Pick<Scope, 'summary'>): string | undefined {
  const { groups } = jobNames(summary)
  const some = affectedJobs(indexes, { groups })
  return some.length === 0 || some.length === groups.length ? undefined : `in ${sentence(some.map(({ name }) => name))}`
}

/**
 * Names the jobs of a cause as `jobPhrase` does, and also states if they are all: `in all 8 jobs`.
 * @param isFull whether the names are in full, for reports that do not show the jobs as a grid
 */
export function jobReach(indexes: readonly number[], { summary }: Pick<Scope, 'summary'>, isFull = false): string | undefined {
  const parts = jobNames(summary)
  const { noun, groups } = parts
  if (groups.length < 2) return undefined
  const some = affectedJobs(indexes, parts)
  if (some.length < groups.length) return isFull ? fullJobPhrase(indexes, { summary }) : phrase(some, parts)
  return groups.length === 2 ? `in both ${noun}s` : `in all ${formatCount(groups.length)} ${noun}s`
}
