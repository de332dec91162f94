import { randomBytes } from 'node:crypto'
import type { Environment } from '../../base/environment.js'
import { UserError } from '../../base/errors.js'
import { formatCount } from '../../base/text/counts.js'
import { isGiteaActions } from '../../host/ci-context/services/gitea-environment.js'
import { uploadArtifact } from '../../host/github/upload-artifact.js'
import type { Artifact } from '../../read/collect/collect.js'
import type { Problem } from '../../records/problem.js'
import type { KeptFilesUpload } from './report-content/kept-files.js'

/** Returns the message for files that the collector `files` found in a process that cannot upload them. */
export const notUploadedNote = (files: number): string =>
  `${files === 1 ? '1 kept file is' : `${files} kept files are`} recorded but not uploaded: only the action in a job of GitHub Actions uploads files.`

/** The outcome for the files that the collector `files` found. */
export interface KeptFilesResult {
  readonly problems: readonly Problem[]
  /** Absent if no file was found. */
  readonly upload?: KeptFilesUpload
}

/** Uploads the files that a run found as one artifact. Outside of a job, it only logs that they were not uploaded. */
export async function uploadKeptFiles(
  artifacts: readonly Artifact[],
  cwd: string,
  env: Environment,
  say: (text: string) => void,
): Promise<KeptFilesResult> {
  const files = artifacts.length
  if (files === 0) return { problems: [] }
  const nothingUploaded: KeptFilesUpload = { files, notUploaded: files }
  if (!env.ACTIONS_RUNTIME_TOKEN || isGiteaActions(env)) {
    say(notUploadedNote(files))
    return { problems: [], upload: nothingUploaded }
  }
  // All jobs of a matrix have the same GITHUB_JOB.
  const name = `build-report-files-${env.GITHUB_JOB ?? 'job'}-${randomBytes(3).toString('hex')}`
  try {
    const paths = artifacts.map(({ absolutePath }) => absolutePath)
    const { url, leftOut, ...uploaded } = await uploadArtifact({ name, files: paths, root: cwd }, env)
    say(`Uploaded ${formatCount(files - leftOut.length)} files as the artifact "${uploaded.name}"${url === undefined ? '' : `: ${url}`}`)
    const skipped = new Set(leftOut)
    const remaining = artifacts.filter(({ absolutePath }) => skipped.has(absolutePath))
    return {
      problems: remaining.map(({ record: { path } }) => ({ severity: 'warning', message: 'The file could not be uploaded.', path })),
      upload: { files, notUploaded: leftOut.length, url },
    }
  } catch (error) {
    if (!(error instanceof UserError)) throw error
    return { problems: [{ severity: 'error', kind: 'delivery', message: error.message }], upload: nothingUploaded }
  }
}
