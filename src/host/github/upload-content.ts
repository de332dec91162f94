import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Environment } from '../../base/environment.js'
import { UserError } from '../../base/errors.js'
import { guardedWrite } from '../../base/files/guarded-write.js'
import { inTemporaryFolder } from '../../base/files/temporary-folder.js'
import { endUploadGroup, type UploadContext, uploadArtifact } from './upload-artifact.js'

/** A file in memory that becomes a zipped artifact of the workflow run. */
export interface ContentUpload {
  readonly name: string
  readonly fileName: string
  readonly content: Uint8Array
  readonly retentionDays: number
  /** The toolkit repeats requests for minutes. */
  readonly limitMs: number
}

/**
 * Uploads one file from memory.
 * @throws UserError with the reason: ArtifactError for the upload, InputOutputError for the disk
 */
export async function uploadContent(
  { name, fileName, content, retentionDays, limitMs }: ContentUpload,
  context: UploadContext & { readonly env: Environment },
): Promise<void> {
  // The toolkit goes on after the time limit. Without its file, it would upload an empty archive.
  const upload = inTemporaryFolder('build-report', context.env, async (folder) => {
    const file = join(folder, fileName)
    guardedWrite({ what: `The temporary file "${file}"` }, () => writeFileSync(file, content))
    await uploadArtifact({ name, files: [file], root: folder, retentionDays }, context)
  })
  if (await endsWithin(limitMs, upload)) return
  if (context.loadClient === undefined) await endUploadGroup()
  throw new UserError(`The upload took more than ${limitMs / 1_000} s.`)
}

/** Returns whether work ends within a time. */
async function endsWithin(limitMs: number, work: Promise<void>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const end = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), limitMs)
  })
  try {
    return await Promise.race([work.then(() => true), end])
  } finally {
    clearTimeout(timer)
  }
}
