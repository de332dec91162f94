/** The part of a failed test that says why it failed, as its result file states it. */
export interface Failure {
  readonly name: string
  /** Outermost first. */
  readonly suite: readonly string[]
  readonly message?: string
  readonly details?: string
  readonly stdout?: string
  readonly stderr?: string
}

/** How a report begins to describe a failure. */
export interface FailureLead {
  /** One line. */
  readonly headline: string
  /** The lines to show first. Absent if they are those of the message from its beginning. */
  readonly text?: string
  /** Whether the result file says it only in the output of the test. */
  readonly isOutput?: true
}
