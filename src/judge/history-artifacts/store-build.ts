import type { Environment } from '../../base/environment.js'
import { UserError } from '../../base/errors.js'
import { ArtifactError } from '../../host/github/artifact-error.js'
import { uploadContent } from '../../host/github/upload-content.js'
import type { AddedBuild } from '../earlier-builds/history-source.js'
import { appendBuild } from '../history/append-build.js'
import { describeLostParts } from '../history/document/lost-parts.js'
import { packHistory } from '../history/document/pack-history.js'
import type { HistoryBuild } from '../history/history-build.js'
import type { TestHistories } from '../history/test-histories.js'
import type { AddedOutcome } from './artifact-history.js'
import { historyRetentionDays } from './retention.js'

/** A build to store with the history before it. */
export interface StoredBuild extends AddedBuild {
  /** The name of the artifact. */
  readonly name: string
  readonly fileName: string
  readonly histories: TestHistories | undefined
  /** Unix ms. */
  readonly now: number
  readonly say: (message: string) => void
}

const limitMs = 10_000

/** Uploads a history with one more build. */
export async function storeBuild(
  { name, fileName, histories, build, results, now, say }: StoredBuild,
  env: Environment,
): Promise<AddedOutcome> {
  const continued = appendBuild(histories, build, results)
  const retentionDays = historyRetentionDays(continued.builds, now)
  const packed = packHistory(continued)
  try {
    await uploadContent({ name, fileName, content: packed.gzip, retentionDays, limitMs }, env)
    const lost = describeLostParts(packed, continued)
    if (lost !== undefined) say(lost)
    return { isWritten: true }
  } catch (error) {
    if (!(error instanceof UserError)) throw error
    const isTaken = error instanceof ArtifactError && error.reason === 'name-taken'
    return { isWritten: false, reason: error.message, isExpected: false, ...(isTaken && { notice: takenNotice(build) }) }
  }
}

/** Jobs share a name if they have the same input `history`, or if a workflow is called twice and the job cannot read which call it is. */
const takenNotice = ({ ref }: HistoryBuild): string =>
  `This build was not added to the history of ${ref}: another job of the run has stored a history with the same name. Give each of these jobs its own name with the input history.`
