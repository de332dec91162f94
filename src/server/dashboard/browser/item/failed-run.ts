import type { RecordedRun } from '../../../answers/test-runs.js'
import type { TestSteps } from '../../../answers/test-steps.js'

/** The newest failed run of a test, with its steps and the names of its files. */
export interface FailedRun {
  readonly run: RecordedRun
  readonly evidence: TestSteps
}
