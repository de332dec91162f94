import type { HistoryBuild } from '../history/history-build.js'
import type { TestedBase } from './judgement.js'

/** The build in the history that a run is compared with. */
export interface TestedBuild {
  /** Its index; -1 if all builds are later than the base. */
  readonly index: number
  /** Whether it tested the commit of the base. Otherwise, it takes the place of the build that did not. */
  readonly isExact: boolean
  /** Whether the builds up to it show all changes that the base contains: it tested the base, and no results are missing. */
  readonly isComplete: boolean
}

/** Finds the last build of the tested base. If the base has none, the last build that started earlier takes its place. */
export function findTestedBuild(builds: readonly HistoryBuild[], { commit, timestamp }: TestedBase): TestedBuild {
  const exact = commit === undefined ? -1 : builds.findLastIndex((build) => build.commit === commit)
  if (exact !== -1) return { index: exact, isExact: true, isComplete: builds[exact]?.isIncomplete !== true }
  const index = timestamp === undefined ? builds.length - 1 : lastBefore(builds, timestamp)
  return { index, isExact: false, isComplete: false }
}

/** Without any times, the last build is the best guess. */
const lastBefore = (builds: readonly HistoryBuild[], timestamp: number): number =>
  builds.every((build) => build.timestamp === undefined)
    ? builds.length - 1
    : builds.findLastIndex((build) => build.timestamp !== undefined && build.timestamp < timestamp)
