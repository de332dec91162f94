import type { RecordedTest, Recorder } from '../../records/recorder.js'
import type { Cause } from '../failure/cause.js'

/**
 * Makes a recorder that passes everything on, and adds the id of the cause to each failed test. Replaces a cause that the record already
 * has: it may come from a version with other rules, and it decides which failures a report merges, so that only the texts count.
 */
export function withCauses(next: Recorder, causeOf: (test: RecordedTest) => Cause): Recorder {
  return {
    ...next,
    test(test) {
      next.test(test.status === 'failed' ? { ...test, cause: causeOf(test).id } : test)
    },
  }
}
