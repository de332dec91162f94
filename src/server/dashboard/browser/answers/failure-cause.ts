import type { FailureCause as Answer } from '../../../answers/failure-causes.js'
import { type BuildSightings, readSightings } from './sighting.js'

/** The common cause of several failures in a period. */
export interface FailureCause extends Pick<Answer, 'cause' | 'builds' | 'tests' | 'failures'>, BuildSightings {
  /** The first line of the message of its last failure, or another name for it. */
  readonly title: string
  /** The test of its last failure. */
  readonly test: Answer['lastTest']
}

/** Reads a cause of an answer. */
export const readCause = ({ lastTest, ...cause }: Answer): FailureCause => ({
  cause: cause.cause,
  title: cause.title ?? `Failures without a message (${cause.cause})`,
  builds: cause.builds,
  tests: cause.tests,
  failures: cause.failures,
  ...readSightings(cause),
  test: lastTest,
})
