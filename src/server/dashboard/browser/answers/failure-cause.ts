import type { FailureCause as Answer } from '../../../answers/failure-causes.js'

/** The common cause of several failures in a period. */
export interface TitledCause extends Answer {
  /** The first line of the message of its last failure, or another name for it. */
  readonly title: string
}

/** Reads a cause of an answer. */
export const readCause = (cause: Answer): TitledCause => ({
  ...cause,
  title: cause.title ?? `Failures without a message (${cause.cause})`,
})
