import { countRuns, hasFailed, hasPassed, hasRun, lastRun, nextRun } from '../history/outcomes.js'
import { detailsByBuild } from '../history/result-details.js'
import type { TestHistory } from '../history/test-histories.js'
import type { TestedHistory } from './tested-history.js'

/** A build that shows that the result of a test depends on chance. */
export interface Sign {
  readonly build: number
  /** The id of the cause; undefined if it is not known. */
  readonly cause: string | undefined
  /** Whether the job of the test failed. Otherwise, a retry in the same job helped. */
  readonly failedJob: boolean
}

/** How often a test showed that its result depends on chance. */
export interface Flakiness {
  readonly signs: readonly Sign[]
  /** The number of builds in which the test ran. */
  readonly ofBuilds: number
}

/**
 * Finds the signs of flakiness of a test: builds in which it passed after a retry or after its job was run again, failed and then passed
 * in another build of the same commit or tree, or failed once between two passes. An outage does not count.
 */
export function findSigns(row: TestHistory, history: Pick<TestedHistory, 'outages' | 'rerunsOf'>): Flakiness {
  const { results } = row
  const ofBuilds = countRuns(results)
  const signs = findSignBuilds(row, history)
  if (signs.length === 0) return { signs: [], ofBuilds }
  const details = detailsByBuild(row)
  return {
    signs: signs.map((build) => ({
      build,
      cause: details.get(build)?.cause,
      failedJob: hasFailed(results, build) || details.get(build)?.isRerun === true,
    })),
    ofBuilds,
  }
}

/** Returns the builds with a sign of flakiness. Needs only the results of a row. */
export function findSignBuilds(
  row: Pick<TestHistory, 'job' | 'results'>,
  history: Pick<TestedHistory, 'outages' | 'rerunsOf'>,
): readonly number[] {
  const { results } = row
  const signs: number[] = []
  for (let build = 0; build < results.length; build += 1) {
    if (hasRun(results, build) && isUnsteady(results, build, history) && !history.outages.brokeTest(row, build)) signs.push(build)
  }
  return signs
}

/** Finds the signs of a test in all of its jobs: chance in one of them is chance in the others. A build counts once. */
export function findSignsOfJobs(rows: readonly TestHistory[], history: Pick<TestedHistory, 'outages' | 'rerunsOf'>): Flakiness {
  const all = rows.map((row) => findSigns(row, history))
  const signs = new Map<number, Sign>()
  for (const sign of all.flatMap((own) => own.signs)) {
    const known = signs.get(sign.build)
    if (known === undefined || (sign.failedJob && !known.failedJob)) signs.set(sign.build, sign)
  }
  const inOrder = [...signs.values()].sort((one, other) => one.build - other.build)
  return { signs: inOrder, ofBuilds: Math.max(...all.map(({ ofBuilds }) => ofBuilds)) }
}

/** Returns whether the results of a test may contain a sign. Most tests have always passed. */
export const mayHaveSigns = (results: string): boolean => /[fF]/.test(results)

function isUnsteady(results: string, build: number, { rerunsOf }: Pick<TestedHistory, 'rerunsOf'>): boolean {
  if (!hasFailed(results, build)) return results[build] === 'f'
  if (rerunsOf(build).some((later) => hasPassed(results, later))) return true
  return hasPassed(results, lastRun(results, build - 1)) && hasPassed(results, nextRun(results, build + 1))
}
