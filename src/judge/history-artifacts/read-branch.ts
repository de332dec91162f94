import { definedFields } from '../../base/defined-fields.js'
import { GitHubError } from '../../host/github/github-error.js'
import type { TestHistories } from '../history/test-histories.js'
import { withoutBuild } from '../history/without-build.js'
import type { ArtifactChoice } from './choose-artifacts.js'
import { withMovedTests } from './moved-tests.js'
import { type ArtifactReading, readNamedArtifacts } from './read-artifacts.js'
import type { ReadingSession } from './reading-session.js'

/** The history of a branch to read. */
export interface BranchReading {
  /** The name of the artifact. */
  readonly name: string
  readonly choice: ArtifactChoice
  /** The id of the build that reads, of which an earlier attempt may be in the history. */
  readonly ownBuild: string | undefined
  readonly failedIds: () => Iterable<string>
}

/** The history of a branch. */
export interface BranchHistory {
  /** The history to compare this build with. */
  readonly histories?: TestHistories
  /** Whether a part of it could not be read. */
  readonly isDamaged?: true
  /** The history as it is stored: also with an earlier attempt of this build, and without tests of other jobs. */
  readonly stored?: TestHistories
  /** The number of the newest files that are damaged or deleted, if no file could be read. */
  readonly damaged?: number
  /** Whether a newer version of this program has written the history, which this one cannot read. */
  readonly isNewer?: true
}

/**
 * Reads the history of a branch within the time of a session.
 * @throws GitHubError if it cannot be read
 */
export async function readBranch({ name, choice, ownBuild, failedIds }: BranchReading, session: ReadingSession): Promise<BranchHistory> {
  const reading: ArtifactReading = { ...session, choice }
  const read = await session.within(readNamedArtifacts(name, reading))
  if (read.isNewer) return { isNewer: true }
  const stored = read.histories
  const own = stored && withoutBuild(stored, ownBuild)
  const search = { failedIds: failedIds(), histories: own, newest: read.newest, name, ownBuild }
  // The own history is better than none.
  const histories = await session.within(withMovedTests(search, reading)).catch((error: unknown) => {
    if (!(error instanceof GitHubError)) throw error
    session.say(`Failed tests were not looked up in the histories of other jobs: ${error.message}`)
    return own
  })
  return {
    ...definedFields({ histories: histories && histories.builds.length > 0 ? histories : undefined }),
    ...(read.histories === undefined
      ? { damaged: read.damaged }
      : { stored: read.histories, ...definedFields({ isDamaged: read.isDamaged }) }),
  }
}
