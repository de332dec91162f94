import { queuedBranch } from '../../host/ci-context/merge-queue.js'
import type { RepositoryArtifact } from '../../host/github/repository-artifact.js'
import type { TestHistories } from '../history/test-histories.js'

/** The artifacts that a history may be read from. */
export interface ArtifactChoice {
  readonly branch: string
  /** Runs on `workflow_run` belong to this branch, whichever branch the completed run has built. */
  readonly defaultBranch: string | undefined
  /** The run that reads, which may have stored a history in an earlier attempt. Undefined if that history is wanted. */
  readonly ownRunId: number | undefined
}

/** A history has at most 4 MB, and an archive adds little. */
export const maximumDownloadBytes = 5_000_000

/** With one file more, three files are read, which is the limit. */
const fewBuilds = 2
/** Much longer than a step takes from the first request to the end of its upload. */
const concurrentMs = 10 * 60 * 1000

/**
 * Returns the artifacts that the branch itself has left, the newest first. GitHub documents no order of its lists, and a branch of a fork
 * may have the same name.
 */
export function trustedArtifacts(
  listed: readonly RepositoryArtifact[],
  { branch, defaultBranch, ownRunId }: ArtifactChoice,
): readonly RepositoryArtifact[] {
  return listed
    .filter(({ isExpired, isFork, runId, bytes, headBranch }) => {
      if (isExpired || isFork || runId === ownRunId || bytes > maximumDownloadBytes || headBranch === undefined) return false
      return headBranch === branch || headBranch === defaultBranch || queuedBranch(headBranch) === branch
    })
    .toSorted(newestFirst)
}

/**
 * Returns the event on which the run of a trusted artifact must have been started, or else its file is not a history of the branch: only
 * the merge queue builds in the name of another branch, and only runs on `workflow_run` belong to the default branch in place of another.
 * Returns undefined if GitHub's list already shows that the run belongs to the branch.
 */
export function requiredEvent({ headBranch }: RepositoryArtifact, { branch }: ArtifactChoice): string | undefined {
  if (headBranch === branch) return undefined
  return queuedBranch(headBranch) === branch ? 'merge_group' : 'workflow_run'
}

/**
 * Returns whether the build that a run has added to its history is of the commit that GitHub started the run for. A file that was written
 * on `workflow_run` has no build of its own run.
 */
export function isOfOwnCommit({ runId, headSha }: RepositoryArtifact, { builds }: TestHistories): boolean {
  const own = builds.find(({ id }) => id === String(runId))
  return own === undefined || (own.commit !== undefined && own.commit === headSha)
}

/** Orders artifacts by their time. */
export const newestFirst = (one: RepositoryArtifact, other: RepositoryArtifact): number =>
  other.createdAt - one.createdAt || other.id - one.id

/** Returns whether GitHub listed the newest artifacts first, so that later pages contain only older ones. */
export const isNewestFirst = (listed: readonly RepositoryArtifact[]): boolean =>
  listed.every((artifact, index) => index === 0 || newestFirst(listed[index - 1] ?? artifact, artifact) <= 0)

/**
 * Returns whether the newest artifact may lack the builds of an older one: it was written at the same time, or by jobs without the
 * permission to read, which store only their own build.
 * @param knownBuilds the ids of the builds that have been read
 */
export function mayAddBuilds(older: RepositoryArtifact, newest: RepositoryArtifact, knownBuilds: ReadonlySet<string>): boolean {
  if (knownBuilds.has(String(older.runId))) return false
  return newest.createdAt - older.createdAt <= concurrentMs || knownBuilds.size <= fewBuilds
}
