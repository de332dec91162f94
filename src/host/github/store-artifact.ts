import { definedFields } from '../../base/defined-fields.js'
import type { Environment } from '../../base/environment.js'
import { messageOf, UserError } from '../../base/errors.js'
import { formatCount } from '../../base/text/counts.js'
import { withoutFullStop } from '../../base/text/without-full-stop.js'
import { group, info } from '../process/actions-core.js'
import { ArtifactError } from './artifact-error.js'
import { resultsAccess } from './results-access.js'
import { type BlobContent, uploadBlob } from './upload-blob.js'
import { createSender, UploadRequestError } from './upload-request.js'

/** An artifact and its content. */
export interface NewArtifact extends BlobContent {
  readonly name: string
  /** At most the days that the repository allows are used. Default: the setting of the repository. */
  readonly retentionDays?: number | undefined
  /** The time for the whole upload. */
  readonly limitMs?: number | undefined
}

export interface StoredArtifact {
  readonly id: number
  /** In bytes. */
  readonly size: number
}

/** The service accepts artifacts of a single file from this version on. */
const protocolVersion = 7
const dayMs = 24 * 60 * 60 * 1000

/**
 * Stores an artifact of the workflow run. Its lines in the log become a group.
 * @throws ArtifactError if a server or the network fails; UserError if the time is over
 */
export function storeArtifact(artifact: NewArtifact, env: Environment): Promise<StoredArtifact> {
  return group(`Upload of the artifact "${artifact.name}"`, () => store(artifact, env))
}

async function store({ name, retentionDays, limitMs, ...content }: NewArtifact, env: Environment): Promise<StoredArtifact> {
  const access = resultsAccess(env)
  const end = new AbortController()
  const limit = limitMs === undefined ? undefined : AbortSignal.timeout(limitMs)
  let isCreated = false
  try {
    if (access === undefined) throw new Error('ACTIONS_RUNTIME_TOKEN and ACTIONS_RESULTS_URL do not name the run in the results service')
    const { token, backendIds, addressOf } = access
    const signal = limit === undefined ? end.signal : AbortSignal.any([end.signal, limit])
    const send = createSender({ token, signal, say: info })
    const ask = async (method: string, fields: object) => {
      const body = JSON.stringify({ ...backendIds, name, ...fields })
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
      const answer = await send(`${method} of the results service`, addressOf(method), { method: 'POST', headers, body })
      return confirmedAnswer(method, answer.body)
    }
    const expires = definedFields({ expires_at: expiration(retentionDays, env) })
    const created = await ask('CreateArtifact', { version: protocolVersion, mime_type: content.type, ...expires })
    isCreated = true
    const { size, sha256 } = await uploadBlob(String(created.signed_upload_url ?? created.signedUploadUrl), content, send)
    info(`Uploaded ${formatCount(size)} bytes. Their SHA-256 digest is ${sha256}.`)
    const finalized = await ask('FinalizeArtifact', { size: String(size), hash: `sha256:${sha256}` })
    const id = Number(finalized.artifact_id ?? finalized.artifactId)
    if (!Number.isSafeInteger(id)) throw new Error('FinalizeArtifact of the results service returned no id')
    info(`The artifact was successfully finalized. Its ID is ${id}.`)
    return { id, size }
  } catch (cause) {
    if (limit?.aborted) throw new UserError(`The upload took more than ${Number(limitMs) / 1_000} s.`)
    throw uploadError(name, cause, isCreated)
  } finally {
    // Ends the requests for other blocks.
    end.abort()
  }
}

/** Returns when an artifact expires; undefined if the repository decides. */
function expiration(retentionDays: number | undefined, { GITHUB_RETENTION_DAYS: given }: Environment): string | undefined {
  if (retentionDays === undefined) return undefined
  const allowed = Number(given)
  return new Date(Date.now() + dayMs * (allowed >= 1 ? Math.min(retentionDays, allowed) : retentionDays)).toISOString()
}

/** Returns an answer of the service. The names of its fields are in snake case on GitHub, and in camel case in other implementations. */
function confirmedAnswer(method: string, body: string): Readonly<Record<string, unknown>> {
  try {
    const answer: Readonly<Record<string, unknown>> = Object(JSON.parse(body))
    if (answer.ok === true) return answer
  } catch {
    // A proxy may answer with a page.
  }
  throw new Error(`${method} of the results service gave an answer without a confirmation`)
}

function uploadError(name: string, cause: unknown, isCreated: boolean): ArtifactError {
  const failed = `The artifact "${name}" was not uploaded`
  const reason = withoutFullStop(messageOf(cause))
  if (/\bstorage quota\b|\binsufficient usage\b/i.test(reason)) {
    return new ArtifactError('storage', `${failed}: the storage for artifacts is used up.`, {
      hint: 'Delete old artifacts or shorten their retention.',
      cause,
    })
  }
  if (!isCreated && cause instanceof UploadRequestError && cause.status === 409) {
    return new ArtifactError('name-taken', `${failed}: the run already has an artifact with this name.`, {
      hint: 'Use a different name in each job.',
      cause,
    })
  }
  return new ArtifactError('other', `${failed}: ${reason}.`, { cause })
}
