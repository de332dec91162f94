import { accessSync, constants } from 'node:fs'
import { dirname, relative, resolve, sep } from 'node:path'
import type { ArtifactClient } from '@actions/artifact'
import { definedFields } from '../../base/defined-fields.js'
import type { Environment } from '../../base/environment.js'
import { UserError } from '../../base/errors.js'
import { formatCount } from '../../base/text/counts.js'
import { isEnterpriseServer } from './enterprise-server.js'

/** Files that become one workflow artifact. */
export interface ArtifactUpload {
  /** Characters that the name of an artifact must not contain are replaced by hyphens. */
  readonly name: string
  /** Absolute. */
  readonly files: readonly string[]
  /** The base of the paths in the artifact, absolute. If a file is outside, the closest common folder is used. */
  readonly root: string
  /** Default: the setting of the repository. */
  readonly retentionDays?: number
  /** Uploads a single file without an archive, so that a browser opens it. The artifact has the name of the file. */
  readonly unzipped?: boolean
}

export interface UploadedArtifact {
  readonly name: string
  readonly id: number
  /** In bytes, compressed. */
  readonly size: number
  /** The download page; absent if the environment does not contain the run. */
  readonly url?: string
  /** Files that were left out: removed, unreadable, or with a name that some systems do not allow. */
  readonly leftOut: readonly string[]
}

/** The environment of an upload. Its variables name the server, the runner and the run. */
export interface UploadContext {
  readonly env?: Environment
  readonly loadClient?: () => Promise<Pick<ArtifactClient, 'uploadArtifact'>>
}

/** A failed upload, with the reason for callers that can try another kind. */
export class ArtifactError extends UserError {
  override readonly name = 'ArtifactError'
  /** `unsupported`: the server does not accept artifacts of this kind. */
  readonly reason: 'unsupported' | 'storage' | 'name-taken' | 'other'

  constructor(reason: ArtifactError['reason'], message: string, options: { hint?: string; cause?: unknown }) {
    super(message, options)
    this.reason = reason
  }
}

/**
 * Loads the toolkit. It writes about ten lines to the log for each upload, which become a group. Its two HTTP clients differ in how they read
 * the variables of proxies: one fails on an address without `http://`, and one uses the proxy for HTTP.
 */
const loadToolkit = async (): Promise<Pick<ArtifactClient, 'uploadArtifact'>> => {
  const [{ DefaultArtifactClient }, { group }, { rewriteProxyVariables }] = await Promise.all([
    import('@actions/artifact'),
    import('../process/actions-core.js'),
    import('../../base/http/proxy-address.js'),
  ])
  rewriteProxyVariables()
  const client = new DefaultArtifactClient()
  return {
    uploadArtifact: (name, ...rest) => group(`Upload of the artifact "${name}"`, () => client.uploadArtifact(name, ...rest)),
  }
}

/** Ends the group of an upload that goes on after its time limit, so that it does not hide the lines of the step. */
export const endUploadGroup = async (): Promise<void> => (await import('../process/actions-core.js')).endGroup()

/**
 * Uploads files as one artifact of the workflow run.
 * @throws ArtifactError if the server or the network fails; UserError if there is no job, or no readable file
 */
export async function uploadArtifact(
  upload: ArtifactUpload,
  { env = process.env, loadClient = loadToolkit }: UploadContext = {},
): Promise<UploadedArtifact> {
  const name = artifactName(upload.name)
  if (!env.ACTIONS_RUNTIME_TOKEN) {
    throw new UserError(`The artifact "${name}" was not uploaded: artifacts require a job of GitHub Actions.`)
  }
  // The toolkit refuses the upload as well, but writes a warning about temporary errors first.
  if (isEnterpriseServer(env.GITHUB_SERVER_URL)) {
    throw new ArtifactError(
      'unsupported',
      `The artifact "${name}" was not uploaded: GitHub Enterprise Server does not accept artifacts of this kind.`,
      { hint: 'Upload the files in a step with actions/upload-artifact@v3, which it accepts.' },
    )
  }
  const root = commonFolder(upload.root, upload.files)
  const files = upload.files.filter((file) => isUploadable(file, root))
  const uploaded = new Set(files)
  const leftOut = upload.files.filter((file) => !uploaded.has(file))
  if (files.length === 0)
    throw new UserError(`The artifact "${name}" was not uploaded: none of its ${formatCount(upload.files.length)} files can be read.`)
  try {
    const client = await loadClient()
    const { retentionDays, unzipped } = upload
    const options = definedFields({ retentionDays, skipArchive: unzipped ? true : undefined })
    const { id, size = 0 } = await client.uploadArtifact(name, files, root, options)
    if (id === undefined) throw new Error('the server returned no id')
    const url = urlOf(id, env)
    return { name, id, size, ...definedFields({ url }), leftOut }
  } catch (cause) {
    throw failure(name, cause)
  }
}

/** Characters that the toolkit forbids in names and paths of artifacts. */
const forbidden = /["<>|*?:\r\n]/

/** Returns a name that is a valid file name on every system. */
export const artifactName = (name: string): string =>
  name.replaceAll(new RegExp(`${forbidden.source}|[/\\\\]`, 'g'), '-').trim() || 'build-report'

/** Checks a file before the upload: for an unreadable file, the toolkit throws in an event handler, where it cannot be caught. */
function isUploadable(file: string, root: string): boolean {
  if (forbidden.test(relative(root, file))) return false
  try {
    accessSync(file, constants.R_OK)
    return true
  } catch {
    return false
  }
}

/** Returns `root`, or its closest parent that contains all files. */
function commonFolder(root: string, files: readonly string[]): string {
  const holds = (folder: string, file: string) => resolve(file).startsWith(folder.endsWith(sep) ? folder : folder + sep)
  let folder = resolve(root)
  for (const file of files) while (!holds(folder, file) && dirname(folder) !== folder) folder = dirname(folder)
  return folder
}

function urlOf(id: number, env: Environment): string | undefined {
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository, GITHUB_RUN_ID: run } = env
  return server && repository && run ? `${server}/${repository}/actions/runs/${run}/artifacts/${id}` : undefined
}

/** Converts an error of the toolkit, by its name or the answer of the results service. */
function failure(name: string, cause: unknown): ArtifactError {
  const { name: kind, message } = cause instanceof Error ? cause : new Error(String(cause))
  const failed = `The artifact "${name}" was not uploaded`
  // The toolkit recognises only an older message of the service.
  if (kind === 'UsageError' || /\bstorage quota\b/i.test(message)) {
    return new ArtifactError('storage', `${failed}: the storage for artifacts is used up.`, {
      hint: 'Delete old artifacts or shorten their retention.',
      cause,
    })
  }
  const reason = message.split('\n', 1)[0]?.replace(/\.$/, '')
  if (/\(409\)/.test(message)) {
    return new ArtifactError('name-taken', `${failed}: the run already has an artifact with this name (${reason}).`, {
      hint: 'Use a different name in each job.',
      cause,
    })
  }
  return new ArtifactError('other', `${failed}: ${reason}.`, { cause })
}
