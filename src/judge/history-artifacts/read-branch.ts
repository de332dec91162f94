import { definedFields } from '../../base/defined-fields.js'
import type { Environment } from '../../base/environment.js'
import type { GitHubClient } from '../../host/github/github-client.js'
import { GitHubError } from '../../host/github/github-error.js'
import { createGitHubClient } from '../../host/github/octokit-client.js'
import type { TestHistories } from '../history/test-histories.js'
import { withoutBuild } from '../history/without-build.js'
import type { ArtifactChoice } from './choose-artifacts.js'
import { withMovedTests } from './moved-tests.js'
import { type ArtifactReading, readNamedArtifacts } from './read-artifacts.js'

/** The history of a branch to read. */
export interface BranchReading {
  /** Returns the name of the artifact. */
  readonly findName: (client: Pick<GitHubClient, 'jobsOfRun'>) => Promise<string>
  readonly choice: ArtifactChoice
  /** The id of the build that reads, of which an earlier attempt may be in the history. */
  readonly ownBuild: string | undefined
  readonly failedIds: () => Iterable<string>
  readonly token: string
  readonly env: Environment
  readonly deadlineMs: number
  readonly say: (message: string) => void
}

/** The history of a branch. */
export interface BranchHistory {
  /** The name of the artifact. */
  readonly name: string
  /** The history to compare this build with. */
  readonly histories?: TestHistories
  /** The history as it is stored: also with an earlier attempt of this build, and without tests of other jobs. */
  readonly stored?: TestHistories
  /** The number of the newest files that are damaged or deleted, if no file could be read. */
  readonly damaged?: number
  /** Whether a newer version of this program has written the history, which this one cannot read. */
  readonly isNewer?: true
}

/**
 * Reads the history of a branch within a time limit.
 * @throws GitHubError if it cannot be read
 */
export async function readBranch(given: BranchReading): Promise<BranchHistory> {
  const { env, token, deadlineMs, choice, say } = given
  const end = performance.now() + deadlineMs
  const client = createGitHubClient({
    token,
    repository: env.GITHUB_REPOSITORY ?? '',
    apiUrl: env.GITHUB_API_URL || 'https://api.github.com',
    deadlineMs,
  })
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    const error = new GitHubError('unavailable', `GitHub took more than ${deadlineMs / 1_000} s.`)
    timer = setTimeout(() => reject(error), deadlineMs)
  })
  try {
    const events = new Map<number, Promise<string>>()
    const eventOfRun = (runId: number): Promise<string> => {
      const known = events.get(runId) ?? client.eventOfRun(runId)
      events.set(runId, known)
      return known
    }
    const reading: ArtifactReading = { client, choice, eventOfRun, say, remainingMs: () => end - performance.now() }
    const name = await Promise.race([given.findName(client), late])
    return { name, ...(await readAll({ ...given, name }, reading, late)) }
  } finally {
    clearTimeout(timer)
  }
}

/** @param late rejects when the time is over */
async function readAll(
  { name, ownBuild, failedIds, say }: BranchReading & Pick<BranchHistory, 'name'>,
  reading: ArtifactReading,
  late: Promise<never>,
): Promise<Omit<BranchHistory, 'name'>> {
  const read = await Promise.race([readNamedArtifacts(name, reading), late])
  if (read.isNewer) return { isNewer: true }
  const stored = read.histories
  const own = stored && withoutBuild(stored, ownBuild)
  const search = { failedIds: failedIds(), histories: own, newest: read.newest, name, ownBuild }
  // The own history is better than none.
  const histories = await Promise.race([withMovedTests(search, reading), late]).catch((error: unknown) => {
    if (!(error instanceof GitHubError)) throw error
    say(`Failed tests were not looked up in the histories of other jobs: ${error.message}`)
    return own
  })
  return {
    ...definedFields({ histories: histories && histories.builds.length > 0 ? histories : undefined }),
    ...(stored ? { stored } : { damaged: read.damaged }),
  }
}
