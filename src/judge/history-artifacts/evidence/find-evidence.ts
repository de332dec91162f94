import type { RepositoryArtifact } from '../../../host/github/repository-artifact.js'
import type { Evidence } from '../../verdicts/evidence/evidence.js'
import { maximumEvidenceBytes, readEvidence } from '../../verdicts/evidence/evidence-document.js'
import { newestFirst } from '../choose-artifacts.js'
import { downloadArtifact } from '../download-artifact.js'
import { listArtifacts } from '../list-artifacts.js'
import type { ReadingSession } from '../reading-session.js'
import type { OwnPullRequest } from './evidence-role.js'

/** The evidence to look for. */
export interface WantedEvidence {
  /** The name of the artifacts. */
  readonly name: string
  readonly own: OwnPullRequest
  readonly ownRunId: number
  /** The branch and the commit that a stacked pull request is based on: the head of its parent. */
  readonly parent: { readonly branch: string; readonly commit: string } | undefined
}

/** A list, and an address for each of five files. */
const maximumRequests = 6
const maximumFiles = 5
/** An archive of an incompressible file is a little larger. */
const maximumDownload = maximumEvidenceBytes + 1_000

/**
 * Reads the newest evidence of each of up to five other pull requests. The evidence of the parent comes first. Needs at most 6 requests.
 * @throws GitHubError if the artifacts cannot be listed or downloaded
 */
export async function findEvidence(wanted: WantedEvidence, session: ReadingSession): Promise<readonly Evidence[]> {
  const { listed, pages } = await listArtifacts(wanted.name, session)
  const chosen = chooseEvidence(listed, wanted).slice(0, Math.min(maximumFiles, maximumRequests - pages))
  const read = await Promise.all(chosen.map((artifact) => readOne(artifact, wanted, session)))
  return read.flatMap((evidence) => evidence ?? [])
}

/** Returns the evidence that runs of other pull requests of the repository have left: the parent's first, then the newest of each branch. */
function chooseEvidence(listed: readonly RepositoryArtifact[], wanted: WantedEvidence): readonly RepositoryArtifact[] {
  const { name, own, ownRunId } = wanted
  const trusted = listed
    .filter((artifact) => {
      const { isExpired, isFork, runId, bytes, headBranch } = artifact
      if (artifact.name !== name || isExpired || isFork || runId === ownRunId || bytes > maximumDownload) return false
      return headBranch !== undefined && headBranch !== own.headBranch
    })
    .toSorted(newestFirst)
  const parent = trusted.find((artifact) => isOfParent(artifact, wanted))
  const branches = new Set<string | undefined>()
  return [...(parent === undefined ? [] : [parent]), ...trusted].filter(({ headBranch }) => {
    const isFirst = !branches.has(headBranch)
    branches.add(headBranch)
    return isFirst
  })
}

const isOfParent = ({ headBranch, headSha }: RepositoryArtifact, { parent }: WantedEvidence): boolean =>
  parent !== undefined && headBranch === parent.branch && headSha === parent.commit

async function readOne(artifact: RepositoryArtifact, wanted: WantedEvidence, session: ReadingSession): Promise<Evidence | undefined> {
  const content = await downloadArtifact(artifact, session, { what: 'evidence', maximumBytes: maximumDownload })
  const found = content && readEvidence(content)
  if (found === undefined || found.pullRequest === wanted.own.number) return undefined
  return { ...found, timestamp: artifact.createdAt, isParent: isOfParent(artifact, wanted) }
}
