import type { TestAttempt } from '../../records/record.js'
import type { RecordedTest, Recorder } from '../../records/recorder.js'
import type { TestIdentities } from '../../records/test-identity.js'

/** The tests that failed in earlier attempts of a job, as far as a source knows them. */
export interface EarlierFailures {
  /**
   * Returns how a test failed. Undefined if it did not fail, or if that is not known.
   * @param id as in records
   * @param job the job of the test, if its record names it
   */
  of(id: string, job: string | undefined): TestAttempt | undefined
}

/** A job that runs again. */
export interface RepeatedJob {
  /** The number of this attempt, from 2. */
  readonly attempt: number
  /** Undefined if no earlier attempt is known. */
  readonly failures: EarlierFailures | undefined
}

/**
 * Returns a recorder that passes everything on, and marks each test as flaky that failed in an earlier attempt and passes now. Must come
 * after everything that changes names.
 * @param identities computes the ids of tests whose records have none, as for all other purposes
 */
export function withEarlierFailures(next: Recorder, { attempt, failures }: RepeatedJob, identities: TestIdentities): Recorder {
  if (failures === undefined) return next
  const markedIfFlaky = (test: RecordedTest): RecordedTest => {
    const id = test.id ?? identities.next(test.suite, test.name, test.module, test.job)
    const earlier = test.status === 'successful' && test.passedOnAttempt === undefined ? failures.of(id, test.job) : undefined
    return earlier === undefined ? test : passedAgain(test, [earlier], attempt)
  }
  return {
    ...next,
    beginFile(file) {
      identities.restart()
      next.beginFile(file)
    },
    restartFile() {
      identities.restart()
      next.restartFile()
    },
    test: (test) => next.test(markedIfFlaky(test)),
  }
}

/** Adds the failures of earlier attempts of its job to a test that passes in this one. */
export const passedAgain = (test: RecordedTest, earlier: readonly TestAttempt[], attempt: number): RecordedTest => ({
  ...test,
  flaky: true,
  passedOnAttempt: attempt,
  attempts: [...earlier, ...(test.attempts ?? [])],
})
