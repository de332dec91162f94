import { randomBytes } from 'node:crypto'
import { basename, dirname, extname } from 'node:path'
import type { Environment } from '../../../base/environment.js'
import { UserError } from '../../../base/errors.js'
import { isGiteaActions } from '../../../host/ci-context/services/gitea-environment.js'
import { ArtifactError } from '../../../host/github/artifact-error.js'
import { uploadArtifact } from '../../../host/github/upload-artifact.js'
import type { Problem } from '../../../records/problem.js'

/** The outcome of uploading an HTML report. */
export interface HtmlArtifact {
  /** Opens the report in the browser, or downloads it if it had to be zipped. */
  readonly url?: string | undefined
  /** The reasons for a missing upload that is not an error. */
  readonly notices: readonly string[]
  readonly problems: readonly Problem[]
}

const nothing: HtmlArtifact = { notices: [], problems: [] }

/**
 * Uploads an HTML report as a workflow artifact that opens in the browser. Does nothing outside of a job, and on Gitea, which has another
 * service for artifacts.
 * @param path absolute
 */
export async function uploadHtml(path: string, env: Environment): Promise<HtmlArtifact> {
  if (!env.ACTIONS_RUNTIME_TOKEN || isGiteaActions(env)) return nothing
  try {
    return await uploadUnzipped(path, env)
  } catch (first) {
    if (!(first instanceof UserError)) throw first
    const reason = first instanceof ArtifactError ? first.reason : undefined
    if (reason === 'unsupported') return { ...nothing, notices: [`${first.message} The report itself is in ${path}.`] }
    if (reason === 'storage') return failed(first)
    return uploadZipped(path, env)
  }
}

/** Uploads a single file. The artifact has the name of the file, which all jobs of a matrix share, so a second one has a name of its own. */
async function uploadUnzipped(path: string, env: Environment): Promise<HtmlArtifact> {
  const upload = async (name: string): Promise<HtmlArtifact> => {
    const { url } = await uploadArtifact({ name, files: [path], root: dirname(path), unzippedType: 'text/html' }, env)
    return { ...nothing, url }
  }
  try {
    return await upload(basename(path))
  } catch (error) {
    if (!(error instanceof ArtifactError && error.reason === 'name-taken')) throw error
    return upload(ownName(basename(path)))
  }
}

/** Uploads an archive to a server that does not accept single files. */
async function uploadZipped(path: string, env: Environment): Promise<HtmlArtifact> {
  try {
    const { url } = await uploadArtifact({ name: ownName(basename(path)), files: [path], root: dirname(path) }, env)
    return { ...nothing, url }
  } catch (error) {
    if (!(error instanceof UserError)) throw error
    return failed(error)
  }
}

const failed = ({ message }: UserError): HtmlArtifact => ({
  ...nothing,
  problems: [{ severity: 'error', kind: 'delivery', message }],
})

/** Returns a name that no other matrix job uses. */
function ownName(path: string): string {
  const extension = extname(path)
  return `${path.slice(0, path.length - extension.length)}-${randomBytes(3).toString('hex')}${extension}`
}
