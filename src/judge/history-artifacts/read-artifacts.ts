import { definedFields } from '../../base/defined-fields.js'
import { GitHubError } from '../../host/github/github-error.js'
import type { RepositoryArtifact } from '../../host/github/repository-artifact.js'
import { type HistoryReading, readHistoryDocument } from '../history/document/read-history-document.js'
import type { TestHistories } from '../history/test-histories.js'
import { uniteHistories } from '../history/unite-histories.js'
import {
  type ArtifactChoice,
  isOfOwnCommit,
  maximumDownloadBytes,
  mayAddBuilds,
  requiredEvent,
  trustedArtifacts,
} from './choose-artifacts.js'
import { downloadArtifact, notUsed } from './download-artifact.js'
import { listArtifacts } from './list-artifacts.js'
import type { ReadingSession } from './reading-session.js'

/** The means of reading the history of a branch. */
export interface ArtifactReading extends Omit<ReadingSession, 'within'> {
  readonly choice: ArtifactChoice
}

/** The history of one job: `isNewer` if a newer version of this program has written it. */
export type NamedHistory = { readonly isNewer: true } | ReadHistory | NoHistory

interface ReadHistory {
  readonly isNewer: false
  readonly histories: TestHistories
  /** Whether a part of it could not be read. */
  readonly isDamaged?: true
  /** The newest artifact from which it was read. */
  readonly newest: RepositoryArtifact
}

interface NoHistory {
  readonly isNewer: false
  readonly histories?: undefined
  readonly newest?: undefined
  /** The number of artifacts that were tried and are damaged or deleted. */
  readonly damaged: number
}

/** The history in one artifact; undefined if the artifact is damaged or has been deleted. */
type OneHistory = (Pick<HistoryReading, 'histories' | 'isNewer' | 'isDamaged'> & { readonly isUntrusted?: true }) | undefined

/** A list, and a download with its redirect, each for up to three files. */
const maximumRequests = 7
const requestsAFile = 2
/** The run of a file whose branch does not show that it is trusted. */
const requestsARun = 1
const maximumFiles = 3

/**
 * Reads the history with a name. Unites the files of runs that did not know each other's builds. Usually needs 3 requests, and at most 7.
 * @throws GitHubError if the artifacts cannot be listed, or none can be downloaded
 */
export async function readNamedArtifacts(name: string, reading: ArtifactReading): Promise<NamedHistory> {
  const { listed, pages } = await listArtifacts(name, reading)
  const [newest, ...older] = trustedArtifacts(
    listed.filter((artifact) => artifact.name === name),
    reading.choice,
  )
  let requestsLeft = maximumRequests - pages
  let filesLeft = maximumFiles
  let first: RepositoryArtifact | undefined
  const read: TestHistories[] = []
  let damaged = 0
  const knownBuilds = new Set<string>()
  for (const artifact of newest === undefined ? [] : [newest, ...older]) {
    const requests = requestsAFile + (requiredEvent(artifact, reading.choice) === undefined ? 0 : requestsARun)
    if (filesLeft === 0 || requestsLeft < requests) break
    if (first !== undefined && !mayAddBuilds(artifact, first, knownBuilds)) continue
    filesLeft -= 1
    requestsLeft -= requests
    const found = await readOneArtifact(artifact, reading).catch((error: unknown): OneHistory => {
      if (first === undefined || !(error instanceof GitHubError)) throw error
      // The newest history is better than none.
      reading.say(notUsed(artifact, error.message))
      return undefined
    })
    if (found?.isNewer === true && first === undefined) return { isNewer: true }
    if (found?.histories === undefined) {
      if (found?.isUntrusted !== true) damaged += 1
      continue
    }
    first ??= artifact
    read.push(found.histories)
    if (found.isDamaged === true) damaged += 1
    for (const { id } of found.histories.builds) knownBuilds.add(id)
  }
  if (first === undefined) return { isNewer: false, damaged }
  return { isNewer: false, histories: uniteHistories(read), ...definedFields({ isDamaged: damaged > 0 ? true : undefined }), newest: first }
}

/**
 * Reads the newest history that the own run has stored in an earlier attempt, else the newest one of the branch. Usually needs 3 requests.
 * @throws GitHubError as {@link readNamedArtifacts}
 */
export async function readNewestArtifact(name: string, reading: ArtifactReading): Promise<TestHistories | undefined> {
  const { listed } = await listArtifacts(name, reading)
  const { ownRunId } = reading.choice
  const named = listed.filter((artifact) => artifact.name === name)
  const trusted = trustedArtifacts(named, { ...reading.choice, ownRunId: undefined })
  const newest = trusted.find(({ runId }) => runId === ownRunId) ?? trusted[0]
  return newest && (await readOneArtifact(newest, reading))?.histories
}

/**
 * Downloads and reads one history.
 * @throws GitHubError if GitHub refuses the download for another reason than a missing artifact, or does not answer
 */
export async function readOneArtifact(artifact: RepositoryArtifact, reading: ArtifactReading): Promise<OneHistory> {
  const { choice, eventOfRun, say } = reading
  const required = requiredEvent(artifact, choice)
  const event = required && (await eventOfRun(artifact.runId))
  if (event !== required) {
    say(notUsed(artifact, `it was not written on ${required}`))
    return { isUntrusted: true }
  }
  const content = await downloadArtifact(artifact, reading, { what: 'history', maximumBytes: maximumDownloadBytes })
  if (content === undefined) return undefined
  const { problems, ...read } = readHistoryDocument(content, `artifact ${artifact.id}`)
  for (const { message } of problems) say(`Artifact ${artifact.id}: ${message}`)
  if (read.histories === undefined || isOfOwnCommit(artifact, read.histories)) return read
  say(notUsed(artifact, 'its last build is of another commit than the run that wrote it'))
  return { isUntrusted: true }
}
