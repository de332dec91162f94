import type { RestEndpointMethodTypes } from '@octokit/rest'
import { UnreadableAnswerError } from './rest-answers.js'

type ArtifactAnswer = RestEndpointMethodTypes['actions']['listArtifactsForRepo']['response']['data']['artifacts'][number]

/** An artifact of any run of a repository. */
export interface RepositoryArtifact {
  readonly id: number
  readonly name: string
  /** The size of the download. */
  readonly bytes: number
  /** The digest of the download in the form `sha256:…`. Artifacts of earlier services have none. */
  readonly digest: string | undefined
  /** Unix ms. */
  readonly createdAt: number
  readonly isExpired: boolean
  /** The run that stored it. */
  readonly runId: number
  /** The branch that the run built; for `workflow_run`, the default branch. */
  readonly headBranch: string | undefined
  /** The commit that GitHub started the run for. */
  readonly headSha: string | undefined
  /** Whether the run built code of another repository. A branch of a fork may have the name of our own. */
  readonly isFork: boolean
}

/** Checks the fields of an artifact. Throws an UnreadableAnswerError. */
export function readArtifact(answer: ArtifactAnswer): RepositoryArtifact {
  const { id, name, size_in_bytes: bytes, digest, expired, created_at, workflow_run }: Partial<ArtifactAnswer> = Object(answer)
  if (typeof id !== 'number' || typeof name !== 'string') throw new UnreadableAnswerError('an answer that is not an artifact')
  const {
    id: runId,
    repository_id,
    head_repository_id,
    head_branch,
    head_sha,
  }: Partial<NonNullable<ArtifactAnswer['workflow_run']>> = Object(workflow_run)
  const createdAt = Date.parse(String(created_at))
  return {
    id,
    name,
    bytes: typeof bytes === 'number' ? bytes : Number.POSITIVE_INFINITY,
    digest: typeof digest === 'string' ? digest : undefined,
    createdAt: Number.isNaN(createdAt) ? 0 : createdAt,
    isExpired: expired !== false,
    runId: typeof runId === 'number' ? runId : 0,
    headBranch: typeof head_branch === 'string' ? head_branch : undefined,
    headSha: typeof head_sha === 'string' ? head_sha : undefined,
    isFork: typeof repository_id !== 'number' || repository_id !== head_repository_id,
  }
}
