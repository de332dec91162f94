import type { HistoryBuild } from '../history/history-build.js'
import type { TestHistories } from '../history/test-histories.js'
import type { AddedBuild } from './history-source.js'

/** The number of builds in which a failure is looked for. Files are tested again soon, if at all. */
const lastBuilds = 3

/**
 * Adds the tree of its commit to a build. It shows later that two builds tested the same files, of which one failed, so it is not asked for
 * unless this build or one of the last ones failed.
 */
export function withTree({ build, findTree }: AddedBuild, histories: TestHistories | undefined): HistoryBuild {
  const mayMatter = build.status === 'failed' || histories?.builds.slice(-lastBuilds).some(({ status }) => status === 'failed') === true
  const tree = mayMatter ? findTree?.() : undefined
  return tree === undefined ? build : { ...build, tree }
}
