import { accessSync, constants, createReadStream } from 'node:fs'
import { dirname, relative, resolve, sep } from 'node:path'
import { definedFields } from '../../base/defined-fields.js'
import type { Environment } from '../../base/environment.js'
import { UserError } from '../../base/errors.js'
import { formatCount } from '../../base/text/counts.js'
import { ArtifactError } from './artifact-error.js'
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
  /** The type of a single file that is uploaded without an archive, so that a browser opens it. */
  readonly unzippedType?: string
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

/**
 * Uploads files as one artifact of the workflow run.
 * @param env names the server, the runner and the run
 * @throws ArtifactError if the server or the network fails; UserError if there is no job, or no readable file
 */
export async function uploadArtifact(upload: ArtifactUpload, env: Environment): Promise<UploadedArtifact> {
  const name = artifactName(upload.name)
  requireArtifacts(name, env)
  const root = commonFolder(upload.root, upload.files)
  const isAllowed = (file: string) => upload.unzippedType !== undefined || !forbidden.test(relative(root, file))
  const files = upload.files.filter((file) => isAllowed(file) && isReadable(file))
  const [first] = files
  if (first === undefined)
    throw new UserError(`The artifact "${name}" was not uploaded: none of its ${formatCount(upload.files.length)} files can be read.`)
  const uploaded = new Set(files)
  const [{ storeArtifact }, { openFiles, zipArchive }] = await Promise.all([import('./store-artifact.js'), import('./zip-archive.js')])
  const content =
    upload.unzippedType === undefined
      ? { type: 'application/zip', bytes: zipArchive(openFiles(files, root, (file) => uploaded.delete(file))) }
      : { type: upload.unzippedType, bytes: fileBytes(first) }
  const { id, size } = await storeArtifact({ name, retentionDays: upload.retentionDays, ...content }, env)
  const leftOut = upload.files.filter((file) => !uploaded.has(file))
  return { name, id, size, ...definedFields({ url: urlOf(id, env) }), leftOut }
}

/**
 * Checks that there may be artifacts.
 * @throws UserError outside of a job; ArtifactError on a GitHub Enterprise Server
 */
export function requireArtifacts(name: string, { ACTIONS_RUNTIME_TOKEN: token, GITHUB_SERVER_URL: server }: Environment): void {
  if (!token) throw new UserError(`The artifact "${name}" was not uploaded: artifacts require a job of GitHub Actions.`)
  if (!isEnterpriseServer(server)) return
  throw new ArtifactError(
    'unsupported',
    `The artifact "${name}" was not uploaded: GitHub Enterprise Server does not accept artifacts of this kind.`,
    { hint: 'Upload the files in a step with actions/upload-artifact@v3, which it accepts.' },
  )
}

/** Characters that the service forbids in names of artifacts and in paths, because some file systems do. */
const forbidden = /["<>|*?:\r\n]/

/** Returns a name that is a valid file name on every system. */
export const artifactName = (name: string): string =>
  name.replaceAll(new RegExp(`${forbidden.source}|[/\\\\]`, 'g'), '-').trim() || 'build-report'

function isReadable(file: string): boolean {
  try {
    accessSync(file, constants.R_OK)
    return true
  } catch {
    return false
  }
}

async function* fileBytes(file: string): AsyncGenerator<Buffer, void> {
  yield* createReadStream(file)
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
