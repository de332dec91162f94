import { withoutFullStop } from '../../base/text/without-full-stop.js'
import { DownloadError, download } from '../../host/github/download.js'
import type { GitHubClient } from '../../host/github/github-client.js'
import { GitHubError } from '../../host/github/github-error.js'
import type { RepositoryArtifact } from '../../host/github/repository-artifact.js'
import { artifactContent } from './artifact-content.js'

/** The means of a download. */
export interface DownloadMeans {
  readonly client: Pick<GitHubClient, 'artifactAddress'>
  /** Returns the time that is left. */
  readonly remainingMs: () => number
  /** Logs artifacts that cannot be read. */
  readonly say: (message: string) => void
}

/** The content that is expected in an artifact. */
export interface ExpectedContent {
  readonly what: 'history' | 'evidence'
  /** The limit of the download and of its file. */
  readonly maximumBytes: number
}

/**
 * Downloads an artifact and returns its file. Returns undefined if the artifact is damaged or has been deleted.
 * @throws GitHubError if GitHub refuses the download for another reason than a missing artifact, or does not answer
 */
export async function downloadArtifact(
  artifact: RepositoryArtifact,
  { client, remainingMs, say }: DownloadMeans,
  { what, maximumBytes }: ExpectedContent,
): Promise<Buffer | undefined> {
  const { id, digest } = artifact
  let downloaded: Buffer
  try {
    const url = new URL(await client.artifactAddress(id))
    const requestMs = Math.max(1, Math.ceil(remainingMs()))
    downloaded = await download(url, { requestMs, maximumBytes })
  } catch (error) {
    if (error instanceof DownloadError && error.isTemporary) {
      throw new GitHubError('unavailable', `GitHub did not send the artifact ${id}: ${error.message}.`)
    }
    const isMissing = error instanceof DownloadError || (error instanceof GitHubError && error.failure === 'missing')
    if (!isMissing) throw error
    say(notUsed(artifact, error.message, what))
    return undefined
  }
  try {
    return artifactContent(downloaded, digest, maximumBytes)
  } catch (error) {
    say(notUsed(artifact, error instanceof Error ? error.message : String(error), what))
    return undefined
  }
}

/** Returns the line of the log about an artifact that is not used. */
export const notUsed = ({ id }: RepositoryArtifact, reason: string, what: ExpectedContent['what'] = 'history'): string =>
  `The ${what} in the artifact ${id} is not used: ${withoutFullStop(reason)}.`
