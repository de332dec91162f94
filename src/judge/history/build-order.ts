import type { HistoryBuild } from './history-build.js'

/** Ids with at least nine digits, such as the ids of runs on GitHub and pipelines on GitLab, grow with time and never start again. */
const growingId = /^\d{9,20}$/

/** Sorts builds, the oldest first: by their ids if these grow with time, else by their starts if these are known. */
export function sortBuilds<Build extends HistoryBuild>(builds: readonly Build[]): readonly Build[] {
  if (builds.every(({ id }) => growingId.test(id))) return [...builds].sort((a, b) => compareNumbers(a.id, b.id))
  if (builds.every(({ timestamp }) => timestamp !== undefined)) return [...builds].sort((a, b) => (a.timestamp ?? 0) - (b.timestamp ?? 0))
  return builds
}

/** Compares numbers that are too large to be parsed. */
function compareNumbers(a: string, b: string): number {
  const [first, second] = [a.padStart(20, '0'), b.padStart(20, '0')]
  return first < second ? -1 : first > second ? 1 : 0
}
