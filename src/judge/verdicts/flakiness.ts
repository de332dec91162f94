import { hasFailed, hasPassed, hasRun, lastRun, nextRun } from '../history/outcomes.js'
import type { TestHistory } from '../history/test-histories.js'
import type { Outages } from './outages.js'

/** How often a test showed that its result depends on chance. */
export interface Flakiness {
  /** The number of builds with a sign of flakiness. */
  readonly failedBuilds: number
  /** The number of builds in which the test ran. */
  readonly ofBuilds: number
}

/** Counts the builds in which a test passed after a retry, or failed once between two passes without an outage. */
export function measureFlakiness(row: TestHistory, outages: Outages): Flakiness {
  const { results } = row
  let failedBuilds = 0
  let ofBuilds = 0
  for (let build = 0; build < results.length; build += 1) {
    if (!hasRun(results, build)) continue
    ofBuilds += 1
    if (results[build] === 'f' || (failedOnce(results, build) && !outages.brokeTest(row, build))) failedBuilds += 1
  }
  return { failedBuilds, ofBuilds }
}

const failedOnce = (results: string, build: number): boolean =>
  hasFailed(results, build) && hasPassed(results, lastRun(results, build - 1)) && hasPassed(results, nextRun(results, build + 1))
