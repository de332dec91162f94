/** The texts of a failed test, as its result file states them. */
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
  /** The lines to show first, if a report should not begin with the message. */
  readonly text?: string
  /** Whether the lines come from the output of the test. */
  readonly isOutput?: true
}
