import { accessSync, constants } from 'node:fs'
import { dirname, relative, resolve, sep } from 'node:path'
import type { ArtifactClient } from '@actions/artifact'
import { UserError } from '../../errors.js'

/** Files that become one workflow artifact. */
export interface ArtifactUpload {
  /** Characters that an artifact's name cannot have are replaced by hyphens. */
  readonly name: string
  /** Absolute. */
  readonly files: readonly string[]
  /** What the paths inside the artifact are relative to; a folder around it where files lie outside of it. Absolute. */
  readonly root: string
  /** The repository's setting where absent. */
  readonly retentionDays?: number
  /** Takes the one file as it is, so that a browser opens it. The artifact is then called after the file. */
  readonly unzipped?: boolean
}

export interface UploadedArtifact {
  readonly name: string
  readonly id: number
  /** In bytes, compressed. */
  readonly size: number
  /** Where people download it; absent where the environment does not tell the run. */
  readonly url?: string
  /** Files that were left out: gone, unreadable, or with a name that not every system can have. */
  readonly leftOut: readonly string[]
}

/** What an upload needs of the world; for GitHub Enterprise Server, runner and run it looks at the environment. */
export interface UploadContext {
  readonly env?: Readonly<Record<string, string | undefined>>
  readonly loadClient?: () => Promise<Pick<ArtifactClient, 'uploadArtifact'>>
}

/** Why an upload failed, for whoever knows another way. */
export class ArtifactError extends UserError {
  override readonly name = 'ArtifactError'
  /** `unsupported`: the server takes no artifacts of this kind. */
  readonly reason: 'unsupported' | 'storage' | 'name-taken' | 'other'

  constructor(reason: ArtifactError['reason'], message: string, options: { hint?: string; cause?: unknown }) {
    super(message, options)
    this.reason = reason
  }
}

const loadToolkit = async () => new (await import('@actions/artifact')).DefaultArtifactClient()

/**
 * Uploads files as one artifact of the workflow run.
 * @throws UserError with what is in the way: an ArtifactError where the server or the way to it is
 */
export async function uploadArtifact(
  upload: ArtifactUpload,
  { env = process.env, loadClient = loadToolkit }: UploadContext = {},
): Promise<UploadedArtifact> {
  const name = artifactName(upload.name)
  if (!env.ACTIONS_RUNTIME_TOKEN) {
    throw new UserError(`The artifact "${name}" was not uploaded: that works inside a job of GitHub Actions alone.`)
  }
  const root = commonFolder(upload.root, upload.files)
  const files = upload.files.filter((file) => isUploadable(file, root))
  const uploaded = new Set(files)
  const leftOut = upload.files.filter((file) => !uploaded.has(file))
  if (files.length === 0)
    throw new UserError(`The artifact "${name}" was not uploaded: none of its ${upload.files.length} files can be read.`)
  try {
    const client = await loadClient()
    const { retentionDays, unzipped } = upload
    const options = { ...(retentionDays === undefined ? {} : { retentionDays }), ...(unzipped ? { skipArchive: true } : {}) }
    const { id, size = 0 } = await client.uploadArtifact(name, files, root, options)
    if (id === undefined) throw new Error('the server gave it no id')
    const url = urlOf(id, env)
    return { name, id, size, ...(url !== undefined && { url }), leftOut }
  } catch (cause) {
    throw failure(name, cause)
  }
}

/** What neither a name nor a path in an artifact may hold: the toolkit's list. */
const forbidden = /["<>|*?:\r\n]/

/** A name that every system can have as a file name. */
export const artifactName = (name: string): string =>
  name.replaceAll(new RegExp(`${forbidden.source}|[/\\\\]`, 'g'), '-').trim() || 'build-report'

/** The toolkit throws out of an event handler, which nobody can catch, where it cannot read a file. */
function isUploadable(file: string, root: string): boolean {
  if (forbidden.test(relative(root, file))) return false
  try {
    accessSync(file, constants.R_OK)
    return true
  } catch {
    return false
  }
}

/** The innermost folder around `root` that holds all files. */
function commonFolder(root: string, files: readonly string[]): string {
  const holds = (folder: string, file: string) => resolve(file).startsWith(folder.endsWith(sep) ? folder : folder + sep)
  let folder = resolve(root)
  for (const file of files) while (!holds(folder, file) && dirname(folder) !== folder) folder = dirname(folder)
  return folder
}

function urlOf(id: number, env: Readonly<Record<string, string | undefined>>): string | undefined {
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository, GITHUB_RUN_ID: run } = env
  return server && repository && run ? `${server}/${repository}/actions/runs/${run}/artifacts/${id}` : undefined
}

/** Says what is in the way, by the toolkit's error names and the results service's answers. */
function failure(name: string, cause: unknown): ArtifactError {
  const { name: kind, message } = cause instanceof Error ? cause : new Error(String(cause))
  const failed = `The artifact "${name}" was not uploaded`
  if (kind === 'GHESNotSupportedError') {
    return new ArtifactError('unsupported', `${failed}: GitHub Enterprise Server does not take artifacts of this kind.`, {
      hint: 'Keep the files with a step of actions/upload-artifact@v3, which it takes.',
      cause,
    })
  }
  if (kind === 'UsageError') {
    return new ArtifactError('storage', `${failed}: the storage for artifacts is used up.`, {
      hint: 'Delete old artifacts or shorten their retention.',
      cause,
    })
  }
  const reason = message.split('\n', 1)[0]?.replace(/\.$/, '')
  if (/\(409\)/.test(message)) {
    return new ArtifactError('name-taken', `${failed}: the run has an artifact of this name already (${reason}).`, {
      hint: 'Give each job its own name.',
      cause,
    })
  }
  return new ArtifactError('other', `${failed}: ${reason}.`, { cause })
}
