import { createHash } from 'node:crypto'
import type { Failure, FailureLead } from './failure.js'
import { leadOf } from './failure-lead.js'

/** What several failures have in common. */
export interface Cause {
  /** A short hash of the signature and the frame, with the version of the rules: `1-4be1c03a`. Equal in every build. */
  readonly id: string
  /** One line, in which `#` replaces each variable part. */
  readonly signature: string
  /** The first frame in the project's own code, as in the trace. */
  readonly frame?: CauseFrame
}

/** A function of the project in a stack trace. */
export interface CauseFrame {
  readonly file: string
  /** From 1. It is not a part of the hash, because it differs between builds. */
  readonly line?: number
  readonly function?: string
}

/** Returns the cause of a failure. It depends on this failure only. */
export function causeOf(failure: Failure, lead: FailureLead | undefined = leadOf(failure)): Cause {
  const signature = (lead?.headline ?? '').replace(/\d+/g, '#')
  return { id: `1-${createHash('sha256').update(signature).digest('hex').slice(0, 8)}`, signature }
}

/** Makes a function that returns the cause of a failure, as {@link causeOf} does. */
export const createCauseReader = (): ((failure: Failure) => Cause) => (failure) => causeOf(failure)
