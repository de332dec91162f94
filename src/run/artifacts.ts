import { randomBytes } from 'node:crypto'
import type { Artifact } from '../collect/collect.js'
import { uploadArtifact } from '../deliver/artifact.js'
import { UserError } from '../errors.js'
import type { Problem } from '../records/problem.js'
import { notUploaded } from './not-uploaded.js'

/** Uploads the files that a run gathered as one artifact, inside of a job; elsewhere they are only listed. */
export async function uploadCollected(
  artifacts: readonly Artifact[],
  cwd: string,
  env: Readonly<Record<string, string | undefined>>,
  say: (text: string) => void,
): Promise<readonly Problem[]> {
  if (artifacts.length === 0) return []
  if (!env.ACTIONS_RUNTIME_TOKEN) {
    say(notUploaded(artifacts.length))
    return []
  }
  // The legs of a matrix share the name of their job, and nothing tells them apart.
  const name = `build-report-files-${env.GITHUB_JOB ?? 'job'}-${randomBytes(3).toString('hex')}`
  try {
    const uploaded = await uploadArtifact({ name, files: artifacts.map(({ absolutePath }) => absolutePath), root: cwd }, { env })
    say(
      `Uploaded ${artifacts.length - uploaded.leftOut.length} files as the artifact "${uploaded.name}"${uploaded.url === undefined ? '' : `: ${uploaded.url}`}`,
    )
    return uploaded.leftOut.map((path) => ({ severity: 'warning', message: 'The file could not be uploaded.', path }))
  } catch (error) {
    if (!(error instanceof UserError)) throw error
    return [{ severity: 'error', kind: 'delivery', message: error.message }]
  }
}
