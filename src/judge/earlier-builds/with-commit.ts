import type { HistoryBuild } from '../history/history-build.js'
import type { TestHistories } from '../history/test-histories.js'
import type { AddedBuild } from './history-source.js'

/** The number of builds in which a failure is looked for. Files are tested again soon, if at all. */
const lastBuilds = 3

/**
 * Adds to a build what git knows about its commit. The tree shows later that two builds tested the same files, of which one failed; the
 * parent, that a test began to fail with this commit. So git is not asked unless this build or one of the last ones failed.
 */
export function withCommit({ build, findCommit }: AddedBuild, histories: TestHistories | undefined): HistoryBuild {
  const mayMatter = build.status === 'failed' || histories?.builds.slice(-lastBuilds).some(({ status }) => status === 'failed') === true
  // The event that started the run takes precedence.
  return mayMatter ? { ...findCommit?.(), ...build } : build
}
