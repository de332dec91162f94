import type { Environment } from '../../../base/environment.js'
import { UserError } from '../../../base/errors.js'
import { withoutFullStop } from '../../../base/text/without-full-stop.js'
import { ArtifactError } from '../../../host/github/artifact-error.js'
import { uploadContent } from '../../../host/github/upload-content.js'
import type { FailureKey } from '../../verdicts/evidence/evidence.js'
import { writeEvidence } from '../../verdicts/evidence/evidence-document.js'

/** The evidence of a run. */
export interface LeftEvidence {
  /** The name of the artifact. */
  readonly name: string
  readonly pullRequest: number
  readonly failures: readonly FailureKey[]
  readonly say: (message: string) => void
}

const retentionDays = 5
const limitMs = 10_000

/** Stores the failures of a run as an artifact. Only logs if GitHub does not accept it. */
export async function leaveEvidence({ name, pullRequest, failures, say }: LeftEvidence, env: Environment): Promise<void> {
  const content = Buffer.from(writeEvidence(pullRequest, failures))
  try {
    await uploadContent({ name, fileName: 'build-report-evidence.json', content, retentionDays, limitMs }, env)
  } catch (error) {
    if (!(error instanceof UserError)) throw error
    // An earlier attempt has left its failures.
    if (error instanceof ArtifactError && error.reason === 'name-taken') return
    say(`The failures of this run are no evidence for other pull requests: ${withoutFullStop(error.message)}.`)
  }
}
