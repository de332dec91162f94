import { download } from '../../github/download.js'
import type { GitHubClient } from '../../github/github-client.js'
import { GitHubError } from '../../github/github-error.js'
import type { RepositoryArtifact } from '../../github/repository-artifact.js'
import { readHistoryDocument } from '../../verdicts/document/read-history-document.js'
import type { TestHistories } from '../../verdicts/test-histories.js'
import { uniteHistories } from '../../verdicts/unite-histories.js'
import { artifactContent } from './artifact-content.js'
import { type ArtifactChoice, isConcurrent, isNewestFirst, maximumDownloadBytes, trustedArtifacts } from './choose-artifacts.js'

/** The means of reading artifacts. */
export interface ArtifactReading {
  readonly client: Pick<GitHubClient, 'artifacts' | 'artifactsOfRun' | 'artifactAddress' | 'rateLimit'>
  readonly choice: ArtifactChoice
  /** Returns the time that is left. */
  readonly remainingMs: () => number
  /** Logs artifacts that cannot be read. */
  readonly say: (message: string) => void
}

/** The history of one job, and the artifact from which it was read. */
export interface ReadArtifacts {
  readonly histories: TestHistories
  readonly newest: RepositoryArtifact
}

/** A list, and a download with its redirect, each for up to three files. */
const maximumRequests = 7
const requestsAFile = 2
const maximumFiles = 3
const artifactsAPage = 100
/** Leaves enough requests for one file. */
const maximumPages = 4

/**
 * Reads the history with a name. Unites the files of runs that wrote at the same time. Usually needs 3 requests, and at most 7.
 * @throws GitHubError if the artifacts cannot be listed, or none can be downloaded
 */
export async function readNamedArtifacts(name: string, reading: ArtifactReading): Promise<ReadArtifacts | undefined> {
  const { listed, pages } = await listArtifacts(name, reading)
  const [newest, ...older] = trustedArtifacts(
    listed.filter((artifact) => artifact.name === name),
    reading.choice,
  )
  let filesLeft = Math.min(maximumFiles, Math.floor((maximumRequests - pages) / requestsAFile))
  let first: RepositoryArtifact | undefined
  const read: TestHistories[] = []
  const knownBuilds = new Set<string>()
  for (const artifact of newest === undefined ? [] : [newest, ...older]) {
    if (filesLeft === 0) break
    if (first !== undefined && !isConcurrent(artifact, first, knownBuilds)) continue
    filesLeft -= 1
    const histories = await readOneArtifact(artifact, reading).catch((error: unknown) => {
      if (first === undefined || !(error instanceof GitHubError)) throw error
      // The newest history is better than none.
      return reading.say(`The history in the artifact ${artifact.id} is not used: ${error.message}`)
    })
    if (!histories) continue
    first ??= artifact
    read.push(histories)
    for (const { id } of histories.builds) knownBuilds.add(id)
  }
  return first === undefined ? undefined : { histories: uniteHistories(read), newest: first }
}

/** Lists the artifacts with a name. Reads further pages only if GitHub did not list the newest first. */
async function listArtifacts(
  name: string,
  { client }: ArtifactReading,
): Promise<{ readonly listed: readonly RepositoryArtifact[]; readonly pages: number }> {
  const { artifacts, total } = await client.artifacts({ name })
  const listed = [...artifacts]
  let pages = 1
  while (!isNewestFirst(listed) && pages < maximumPages && pages * artifactsAPage < total) {
    pages += 1
    listed.push(...(await client.artifacts({ name, page: pages })).artifacts)
  }
  return { listed, pages }
}

/**
 * Downloads and reads one history. Returns undefined if it is damaged or has been deleted.
 * @throws GitHubError if GitHub refuses the download for another reason, or does not answer
 */
export async function readOneArtifact(
  { id, digest }: RepositoryArtifact,
  { client, remainingMs, say }: ArtifactReading,
): Promise<TestHistories | undefined> {
  const unreadable = (reason: string): undefined => say(`The history in the artifact ${id} is not used: ${reason}`) as undefined
  let address: string
  try {
    address = await client.artifactAddress(id)
  } catch (error) {
    if (error instanceof GitHubError && error.failure === 'missing') return unreadable(error.message)
    throw error
  }
  try {
    const requestMs = Math.max(1, Math.ceil(remainingMs()))
    const downloaded = await download(new URL(address), { requestMs, maximumBytes: maximumDownloadBytes })
    const { histories, problems } = readHistoryDocument(artifactContent(downloaded, digest), `artifact ${id}`)
    for (const { message } of problems) unreadable(message)
    return histories
  } catch (error) {
    return unreadable(`${error instanceof Error ? error.message : error}.`)
  }
}
