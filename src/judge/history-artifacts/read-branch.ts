import { definedFields } from '../../base/defined-fields.js'
import type { Environment } from '../../base/environment.js'
import type { GitHubClient } from '../../host/github/github-client.js'
import { GitHubError } from '../../host/github/github-error.js'
import { createGitHubClient } from '../../host/github/octokit-client.js'
import type { TestHistories } from '../history/test-histories.js'
import { withoutBuild } from '../history/without-build.js'
import type { ArtifactChoice } from './choose-artifacts.js'
import { withMovedTests } from './moved-tests.js'
import { type ArtifactReading, readNamedArtifacts, readNewestArtifact } from './read-artifacts.js'

/** The artifacts of a branch to read. */
interface NamedReading {
  /** Returns the name of the artifacts. */
  readonly findName: (client: Pick<GitHubClient, 'jobsOfRun'>) => Promise<string>
  readonly choice: ArtifactChoice
  readonly token: string
  readonly env: Environment
  readonly deadlineMs: number
  readonly say: (message: string) => void
}

/** The history of a branch to read. */
export interface BranchReading extends NamedReading {
  /** The id of the build that reads, of which an earlier attempt may be in the history. */
  readonly ownBuild: string | undefined
  readonly failedIds: () => Iterable<string>
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
export const readBranch = (given: BranchReading): Promise<BranchHistory> =>
  inTime(given, async (name, reading, late) => ({ name, ...(await readAll({ ...given, name }, reading, late)) }))

/**
 * Reads the newest history of a branch within a time limit: the one that an earlier attempt of this run has stored, if there is one.
 * @throws GitHubError if it cannot be read
 */
export const readNewest = (given: NamedReading): Promise<TestHistories | undefined> =>
  inTime(given, (name, reading, late) => Promise.race([readNewestArtifact(name, reading), late]))

/** @param read its last parameter rejects when the time is over */
async function inTime<Result>(
  { env, token, deadlineMs, choice, say, findName }: NamedReading,
  read: (name: string, reading: ArtifactReading, late: Promise<never>) => Promise<Result>,
): Promise<Result> {
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
    return await read(await Promise.race([findName(client), late]), reading, late)
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
