import { hasFailed, lastRun } from '../history/outcomes.js'
import type { RecentResults } from './verdict.js'

const recentBuilds = 10

/** Counts the results of a test in the last ten builds in which it ran. */
export function recentResults(results: string): RecentResults {
  let [failed, flaky, ofBuilds] = [0, 0, 0]
  for (let build = lastRun(results, results.length - 1); build >= 0 && ofBuilds < recentBuilds; build = lastRun(results, build - 1)) {
    ofBuilds += 1
    if (hasFailed(results, build)) failed += 1
    else if (results[build] === 'f') flaky += 1
  }
  return { failed, flaky, ofBuilds }
}
