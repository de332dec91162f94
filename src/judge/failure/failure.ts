import type { TestStep } from '../../records/evidence.js'

/** The texts of a failed test in its result file, and its steps. */
export interface Failure {
  readonly name: string
  /** Outermost first. */
  readonly suite: readonly string[]
  readonly message?: string
  readonly details?: string
  readonly stdout?: string
  readonly stderr?: string
  readonly steps?: readonly TestStep[]
}

/** The beginning of the description of a failure in a report. */
export interface FailureLead {
  /** One line. */
  readonly headline: string
  /** The line that decides the cause, if the headline contains more: values, a step, or a text that tests with different causes may share. */
  readonly reason?: string
  /** The name of the failed step that the headline ends with. */
  readonly step?: string
  /** The lines to show first, if the report should not begin with the message. */
  readonly text?: string
  /** Whether the lines come from the output of the test. */
  readonly isOutput?: true
}
