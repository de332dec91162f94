import type { TestAttempt } from '../records/record.js'
import type { RecordedTest } from '../records/recorder.js'
import { excerpt } from '../text/excerpt.js'

/** How many attempts are remembered, of all tests together. */
export const maximumAttempts = 100_000
/** How many of them may be of one test: its line in a records file grows by each. */
const maximumAttemptsOfATest = 20
/** The texts of one, in UTF-16 units: as the summary shortens those of the tests that it lists. */
const maximumMessage = 2_000
const maximumDetails = 4_000
/** How long the texts of all attempts may be together, in UTF-16 units; what fails after that is remembered without its texts. */
const maximumText = 16 * 1024 * 1024
/** Ids that we write have 32 characters; nobody needs a test that has a novel for an id. */
const maximumKeyLength = 500

/** Remembers, within bounds, how tests ended that were not successful. */
export interface FailedAttempts {
  /** Remembers a test and its own attempts, as newer than what `key` has; the test is only borrowed. */
  add(key: string, test: RecordedTest): void
  /** The oldest first. */
  of(key: string): readonly TestAttempt[] | undefined
  /** How many attempts found no room. */
  leftOut(): number
}

/** Makes a memory of nothing yet. */
export function createFailedAttempts(): FailedAttempts {
  const attemptsOf = new Map<string, TestAttempt[]>()
  let total = 0
  let textLeft = maximumText
  let leftOut = 0

  const append = (attempts: TestAttempt[], attempt: TestAttempt): void => {
    if (attempts.length === maximumAttemptsOfATest) attempts.shift()
    else total += 1
    const length = (attempt.message?.length ?? 0) + (attempt.details?.length ?? 0)
    const { message, details, ...rest } = attempt
    attempts.push(length <= textLeft ? attempt : rest)
    if (length <= textLeft) textLeft -= length
  }

  return {
    add(key, test) {
      if (total >= maximumAttempts || key.length > maximumKeyLength) {
        leftOut += 1
        return
      }
      const attempts = attemptsOf.get(key) ?? []
      attemptsOf.set(key, attempts)
      for (const attempt of [...(test.attempts?.slice(-maximumAttemptsOfATest) ?? []), test]) append(attempts, shortened(attempt))
    },
    of: (key) => attemptsOf.get(key),
    leftOut: () => leftOut,
  }
}

/** A copy of what reports show of an attempt. */
const shortened = ({ status, duration, message, details, timestamp }: TestAttempt): TestAttempt => ({
  status,
  ...(duration !== undefined && { duration }),
  ...(message !== undefined && { message: excerpt(message, maximumMessage) }),
  ...(details !== undefined && { details: excerpt(details, maximumDetails) }),
  ...(timestamp !== undefined && { timestamp }),
})
