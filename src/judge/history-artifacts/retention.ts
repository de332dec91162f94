import type { HistoryBuild } from '../history/history-build.js'

const dayMs = 24 * 60 * 60 * 1000
const shortDays = 5
const longDays = 30
const frequentBuilds = 10

/**
 * Returns for how many days the history of a branch is kept: the storage of a private account is small, and each build of a busy branch
 * stores a history.
 * @param now unix ms
 */
export function historyRetentionDays(builds: readonly HistoryBuild[], now: number): number {
  const recent = builds.filter(({ timestamp }) => timestamp !== undefined && timestamp > now - shortDays * dayMs)
  return recent.length >= frequentBuilds ? shortDays : longDays
}
