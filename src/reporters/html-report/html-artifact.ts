import { randomBytes } from 'node:crypto'
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, extname, join } from 'node:path'
import type { Problem } from '../../records/problem.js'
import { ArtifactError, artifactName, type UploadContext, uploadArtifact } from '../artifacts/upload-artifact.js'

/** Where people find an uploaded report, or why they do not. */
export interface HtmlArtifact {
  /** Opens the report in the browser; where it had to be zipped, downloads it. */
  readonly url?: string | undefined
  /** Why there is none, where that is nobody's fault. */
  readonly notices: readonly string[]
  readonly problems: readonly Problem[]
}

const nothing: HtmlArtifact = { notices: [], problems: [] }

/**
 * Uploads an HTML report as a workflow artifact of its own, which a click opens; inside of a job alone.
 * @param path absolute
 */
export async function uploadHtml(
  path: string,
  env: Readonly<Record<string, string | undefined>>,
  context: Omit<UploadContext, 'env'> = {},
): Promise<HtmlArtifact> {
  if (!env.ACTIONS_RUNTIME_TOKEN) return nothing
  const whole = { ...context, env }
  try {
    return await uploadUnzipped(path, whole)
  } catch (first) {
    if (!(first instanceof ArtifactError)) throw first
    if (first.reason === 'unsupported') return { ...nothing, notices: [`${first.message} The report itself is in ${path}.`] }
    if (first.reason === 'storage') return failed(first)
    return uploadZipped(path, whole)
  }
}

/** An unzipped artifact is called after its file; the legs of a matrix all write one of the same name. */
async function uploadUnzipped(path: string, context: UploadContext): Promise<HtmlArtifact> {
  const upload = async (file: string): Promise<HtmlArtifact> => {
    const { url } = await uploadArtifact({ name: basename(file), files: [file], root: dirname(file), unzipped: true }, context)
    return { ...nothing, url }
  }
  const name = basename(path)
  if (artifactName(name) === name) {
    try {
      return await upload(path)
    } catch (error) {
      if (!(error instanceof ArtifactError && error.reason === 'name-taken')) throw error
    }
  }
  const folder = mkdtempSync(join(context.env?.RUNNER_TEMP || tmpdir(), 'build-report-'))
  try {
    const renamed = join(folder, artifactName(ownName(name)))
    copyFileSync(path, renamed)
    return await upload(renamed)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** A server that takes no single files takes an archive. */
async function uploadZipped(path: string, context: UploadContext): Promise<HtmlArtifact> {
  try {
    const { url } = await uploadArtifact({ name: ownName(basename(path)), files: [path], root: dirname(path) }, context)
    return { ...nothing, url }
  } catch (error) {
    if (!(error instanceof ArtifactError)) throw error
    return failed(error)
  }
}

const failed = ({ message }: ArtifactError): HtmlArtifact => ({
  ...nothing,
  problems: [{ severity: 'error', kind: 'delivery', message }],
})

/** A name that no other leg has. */
function ownName(path: string): string {
  const extension = extname(path)
  return `${path.slice(0, path.length - extension.length)}-${randomBytes(3).toString('hex')}${extension}`
}
