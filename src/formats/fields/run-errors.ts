import type { Sink } from '../format.js'
import { firstLine } from './first-line.js'

const maximumReported = 10
const maximumReasonLength = 300

/** The errors that a run had outside of its tests: no test may stand for them, and nobody may call the run successful. */
export interface RunErrors {
  /**
   * @param what a sentence without its full stop, such as `The set-up of the suite "Cart" failed`
   * @param reason its first line is told; may be empty
   */
  add(what: string, reason: string, line: number): void
  /** Says how many were left out. To be called once, at the end of the file. */
  finish(): void
}

/** Reports the first ten as they come, as `incomplete`. */
export function createRunErrors(sink: Sink): RunErrors {
  let count = 0
  return {
    add(what, reason, line) {
      count += 1
      if (count > maximumReported) return
      const first = firstLine(reason, maximumReasonLength)
      sink.problem({ severity: 'error', kind: 'incomplete', message: first === '' ? `${what}.` : `${what}: ${first}`, line })
    },
    finish() {
      const more = count - maximumReported
      if (more <= 0) return
      const message = more === 1 ? 'There is 1 more error outside of the tests.' : `There are ${more} more errors outside of the tests.`
      sink.problem({ severity: 'error', kind: 'incomplete', message })
    },
  }
}
