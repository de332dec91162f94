import type { HistoryBuild } from '../history/history-build.js'

/** Counts the builds that failed since the last one that passed, up to a build. Undefined if that build did not fail. */
export function countFailedBuilds(builds: readonly HistoryBuild[], last: number): number | undefined {
  if (builds[last]?.status !== 'failed') return undefined
  const passed = builds.slice(0, last).findLastIndex(({ status }) => status === 'successful')
  return builds.slice(passed + 1, last + 1).filter(({ status }) => status === 'failed').length
}
