import { isScarce } from '../../host/github/rate-limit.js'
import type { RepositoryArtifact } from '../../host/github/repository-artifact.js'
import { addRows } from '../history/add-rows.js'
import { createHistories } from '../history/create-histories.js'
import type { TestHistories, TestHistory } from '../history/test-histories.js'
import { withoutBuild } from '../history/without-build.js'
import { historyPrefix } from './artifact-name.js'
import { trustedArtifacts } from './choose-artifacts.js'
import { type ArtifactReading, readOneArtifact } from './read-artifacts.js'

/** The failed tests that may have moved from another job, and the history in which they are missing. */
export interface MovedTests {
  /** The ids of the failed tests. */
  readonly failedIds: Iterable<string>
  readonly histories: TestHistories | undefined
  /** The newest history of the own job. */
  readonly newest: RepositoryArtifact | undefined
  /** The name of that history. */
  readonly name: string
  /** The id of the build that reads, of which an earlier attempt may be in other histories. */
  readonly ownBuild: string | undefined
}

const maximumHistories = 8
/** The number of downloads at the same time. */
const parallelDownloads = 4

/**
 * Looks up failed tests that the history of their job lacks in the histories of other jobs, because a test may have moved to another shard,
 * or its job may have another name. Returns the history with the tests that were found.
 * @throws GitHubError if the artifacts cannot be listed, or GitHub does not answer
 */
export async function withMovedTests(moved: MovedTests, reading: ArtifactReading): Promise<TestHistories | undefined> {
  const { histories, newest, name, ownBuild } = moved
  const missing = new Set([...moved.failedIds].filter((id) => histories?.find(id) === undefined))
  if (missing.size === 0 || isScarce(reading.client)) return histories
  const others = (await historiesOfNewestRun(newest, reading)).filter((artifact) => artifact.name !== name)
  // A larger history contains more tests, so it is more likely to contain the missing ones.
  const chosen = others.toSorted((one, other) => other.bytes - one.bytes).slice(0, maximumHistories)
  let extended = histories
  for (let start = 0; start < chosen.length && missing.size > 0; start += parallelDownloads) {
    const group = chosen.slice(start, start + parallelDownloads)
    for (const found of await Promise.all(group.map((artifact) => readOneArtifact(artifact, reading)))) {
      const other = found?.histories && withoutBuild(found.histories, ownBuild)
      // On workflow_run, the default branch stores the histories of all branches.
      if (other === undefined || other.builds.at(-1)?.ref !== reading.choice.branch) continue
      const rows = rowsOf(other, missing)
      if (rows.length > 0) extended = addRows(extended ?? createHistories(other.builds, []), other, rows)
    }
  }
  return extended
}

/** Takes the rows of missing tests. */
function rowsOf(histories: TestHistories, missing: Set<string>): readonly TestHistory[] {
  const rows: TestHistory[] = []
  for (const id of missing) {
    const row = histories.find(id)
    if (row === undefined) continue
    rows.push(row)
    missing.delete(id)
  }
  return rows
}

/**
 * Lists the histories of the run that wrote the newest one of the job, or of the newest run if the job has none, as after it got another
 * name.
 */
async function historiesOfNewestRun(
  newest: RepositoryArtifact | undefined,
  { client, choice }: ArtifactReading,
): Promise<readonly RepositoryArtifact[]> {
  const listed = newest === undefined ? (await client.artifacts({})).artifacts : await client.artifactsOfRun(newest.runId)
  const histories = trustedArtifacts(
    listed.filter(({ name }) => name.startsWith(historyPrefix)),
    choice,
  )
  return histories.filter(({ runId }) => runId === histories[0]?.runId)
}
