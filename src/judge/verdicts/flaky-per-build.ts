import { findSignBuilds, mayHaveSigns } from './signs.js'
import type { TestedHistory } from './tested-history.js'

/**
 * Returns the average number of tests per build of the history with a sign of flakiness. A test that has a row for each of several jobs
 * counts once per build. Most rows are not read, because only their results matter.
 */
export function flakyPerBuild(history: Pick<TestedHistory, 'builds' | 'columns' | 'outages' | 'rerunsOf'>): number {
  const { builds, columns } = history
  const { resultsOf, distinctResults } = columns
  /** The builds with signs of each of the distinct results, in a row for all jobs. */
  const shared = distinctResults.map((results) => (mayHaveSigns(results) ? findSignBuilds({ results }, history) : noBuilds))
  /** The builds with signs of the tests with a row for a job. */
  const ofJobs = new Map<string, Set<number>>()
  let signs = 0
  for (let position = 0; position < columns.length; position += 1) {
    const results = resultsOf[position] ?? 0
    const job = columns.job(position)
    if (job === undefined) {
      signs += shared[results]?.length ?? 0
      continue
    }
    const id = columns.row(position)?.id ?? ''
    const counted = ofJobs.get(id) ?? new Set(shared[resultsOf[columns.find(id)] ?? -1])
    ofJobs.set(id, counted)
    const before = counted.size
    for (const build of findSignBuilds({ job, results: distinctResults[results] ?? '' }, history)) counted.add(build)
    signs += counted.size - before
  }
  return builds.length === 0 ? 0 : signs / builds.length
}

const noBuilds: readonly number[] = []
