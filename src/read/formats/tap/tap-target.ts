import type { RunErrors } from '../fields/run-errors.js'
import type { Sink } from '../format.js'
import type { LateFacts } from './late-facts.js'

/** The receiver of the results of one reading. */
export interface TapTarget {
  readonly sink: Sink
  readonly errors: RunErrors
  /** The name for a file that skips all of its tests. */
  readonly fileName: string
  /** Facts from an earlier reading of the same file. */
  readonly known: LateFacts
  /** Receives what only the end of a subtest states. */
  readonly late: LateFacts
}
