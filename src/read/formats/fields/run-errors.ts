import { definedFields } from '../../../base/defined-fields.js'
import { recordLimits } from '../../../records/limits.js'
import type { Sink } from '../format.js'
import { firstLine } from './first-line.js'

/** Reports errors outside of the tests. No test shows them, but the run must not count as successful. */
export interface RunErrors {
  /**
   * @param what a sentence without its full stop, such as `The set-up of the suite "Cart" failed`
   * @param reason may be empty; only its first line is reported
   * @param line the line of the file, if it is known
   * @param path the file, if the result consists of several
   */
  add(what: string, reason: string, line?: number, path?: string): void
  /**
   * Reports the number of errors that were left out. Called once, at the end of the file.
   * @param unlisted the number of errors that were not added
   */
  finish(unlisted?: number): void
}

/** Creates a reporter that reports the first ten errors immediately, as `incomplete`. */
export function createRunErrors(sink: Sink): RunErrors {
  let count = 0
  return {
    add(what, reason, line, path) {
      count += 1
      if (count > recordLimits.problems) return
      const first = firstLine(reason, recordLimits.quotedLine)
      const message = first === '' ? `${what}.` : `${what}: ${first}`
      sink.problem({ severity: 'error', kind: 'incomplete', message, ...definedFields({ line, path }) })
    },
    finish(unlisted = 0) {
      const more = Math.max(count - recordLimits.problems, 0) + unlisted
      if (more === 0) return
      const message = more === 1 ? 'There is 1 more error outside of the tests.' : `There are ${more} more errors outside of the tests.`
      sink.problem({ severity: 'error', kind: 'incomplete', message })
    },
  }
}
