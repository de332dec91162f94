import { randomBytes } from 'node:crypto'
import { closeSync, openSync, readSync } from 'node:fs'
import { basename, dirname, extname, join } from 'node:path'
import { definedFields } from '../../../base/defined-fields.js'
import type { Environment } from '../../../base/environment.js'
import { InputOutputError, UserError } from '../../../base/errors.js'
import { inTemporaryFolder } from '../../../base/files/temporary-folder.js'
import type { EmbedMode } from '../../../config/config.js'
import { isGiteaActions } from '../../../host/ci-context/services/gitea-environment.js'
import { uploadArtifact } from '../../../host/github/upload-artifact.js'
import type { VerdictKind } from '../../../judge/verdicts/verdict.js'
import { imageHeaderBytes, imageSize } from '../../../read/evidence/image-size.js'
import type { StoredAttachments } from '../../../read/evidence/stored-attachments.js'
import type { RecordedTest } from '../../../records/recorder.js'
import { type AttachmentPlan, planAttachments } from '../../attachments/plan-attachments.js'
import { writeAttachments } from '../../attachments/write-attachments.js'
import type { PageAttachments } from '../../html-report/writer/page-attachments.js'

/** The artifact is kept only for the time in which users usually look at a run. */
const retentionDays = 3

/** The attachments of a run with an HTML report. */
export interface AttachmentsRequest {
  readonly stored: StoredAttachments
  /** Whether the stored files are removed when the process ends. */
  readonly isTemporary: boolean
  /** The records of the run; absolute. */
  readonly recordsPath: string
  /** The HTML report; absolute. */
  readonly pagePath: string
  readonly verdictOf: (test: RecordedTest) => VerdictKind | undefined
  readonly embed: EmbedMode
  /** The maximum size of all files in the artifact or folder, in bytes. */
  readonly maximumBytes: number
  /** Whether files may be stored as an artifact. */
  readonly mayUpload: boolean
  readonly env: Environment
}

/** Where the attachments of a run are. */
export interface DeliveredAttachments {
  readonly page: PageAttachments
  /** The number of different files in the page. */
  readonly embedded: number
  /** The artifact with all files. */
  readonly url?: string
  /** Why an artifact is missing, in one sentence. */
  readonly notices: readonly string[]
}

/**
 * Puts the stored files of a run into an artifact in a job of GitHub Actions, elsewhere into a folder beside the page. Chooses the files
 * that the page contains. A failed upload or a full disk is only a notice, because the page is complete without them.
 */
export async function deliverAttachments(request: AttachmentsRequest): Promise<DeliveredAttachments> {
  const { stored, env } = request
  /** A buffer for each image would be freed long after its use. */
  let head: Buffer | undefined
  const plan = await planAttachments({
    ...request,
    isStored: (attachment) => stored.pathOf(attachment) !== undefined,
    imageSize(attachment) {
      const path = stored.pathOf(attachment)
      head ??= Buffer.allocUnsafe(imageHeaderBytes)
      return path === undefined ? undefined : imageSize(headOf(path, head), attachment.type)
    },
  })
  const isJob = Boolean(env.ACTIONS_RUNTIME_TOKEN) && !isGiteaActions(env)
  const placed = isJob ? await uploadFiles(plan, request) : writeBeside(plan, request)
  const { tests, bytes, notEmbedded } = plan
  const { notice, isPlaced, ...places } = placed
  return {
    page: {
      plan: isPlaced ? plan : { ...plan, shownAs: withoutPlaces(plan) },
      data: { ...places, tests, bytes, ...definedFields({ notEmbedded: notEmbedded === 0 ? undefined : notEmbedded }) },
      pathOf: (file) => stored.pathOf(file),
    },
    embedded: plan.embedded.length,
    ...definedFields({ url: places.url }),
    notices: notice === undefined ? [] : [notice],
  }
}

/** Reads the beginning of a file into a buffer. */
function headOf(path: string, buffer: Buffer): Uint8Array {
  const descriptor = openSync(path, 'r')
  try {
    return buffer.subarray(0, readSync(descriptor, buffer))
  } finally {
    closeSync(descriptor)
  }
}

interface Placed extends Pick<PageAttachments['data'], 'url' | 'artifact' | 'run' | 'folder'> {
  readonly isPlaced: boolean
  readonly notice?: string
}

const withoutPlaces =
  ({ shownAs }: AttachmentPlan): AttachmentPlan['shownAs'] =>
  (...place) => {
    const { place: _, ...shown } = shownAs(...place)
    return shown
  }

async function uploadFiles(plan: AttachmentPlan, { stored, mayUpload, env }: AttachmentsRequest): Promise<Placed> {
  if (!mayUpload || plan.files.length === 0) return { isPlaced: false }
  try {
    return await inTemporaryFolder('build-report-attachments', env, async (folder) => {
      const files = writeAttachments(plan.files, folder, stored, true)
      const name = `build-report-attachments-${randomBytes(4).toString('hex')}`
      const { url } = await uploadArtifact({ name, files, root: folder, retentionDays }, env)
      const { GITHUB_RUN_ID: run, GITHUB_REPOSITORY: repository } = env
      return {
        isPlaced: true,
        artifact: name,
        ...definedFields({ url, run: run && repository ? ([run, repository] as const) : undefined }),
      }
    })
  } catch (error) {
    if (!(error instanceof UserError)) throw error
    return { isPlaced: false, notice: `${error.message} The HTML report contains as many images as fit.` }
  }
}

function writeBeside(plan: AttachmentPlan, { stored, isTemporary, pagePath }: AttachmentsRequest): Placed {
  const folder = `${basename(pagePath, extname(pagePath))}-attachments`
  try {
    writeAttachments(plan.files, join(dirname(pagePath), folder), stored, isTemporary)
    return { isPlaced: true, folder }
  } catch (error) {
    if (!(error instanceof InputOutputError)) throw error
    return { isPlaced: false, notice: error.message }
  }
}
