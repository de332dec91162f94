import { definedFields } from '../../base/defined-fields.js'
import { excerpt } from '../../base/text/excerpt.js'
import type { Evidence } from '../../records/evidence.js'
import { recordLimits } from '../../records/limits.js'
import type { TestAttempt } from '../../records/record.js'
import type { RecordedTest } from '../../records/recorder.js'
import { failedPathSteps } from '../failure/failed-path-steps.js'
import { statedValues } from '../failure/stated-values.js'

/** The number of attempts that are kept, of all tests together. */
export const maximumAttempts = 100_000
/** The number of attempts that are kept of one test. Each one makes its line in a records file longer. */
const maximumAttemptsOfATest = 20
/** The limit for the attachments of an attempt as JSON, in UTF-16 units. */
const maximumAttachmentsLength = 100_000
/** The limit for the texts and the evidence of all attempts together, in UTF-16 units. Later attempts are kept without them. */
const maximumText = 16 * 1024 * 1024
/** Ids of Build Report have 32 characters. Other tools may write longer ones. */
const maximumKeyLength = 500

/** Keeps the attempts of tests that were not successful, in bounded memory. */
export interface FailedAttempts {
  /** Copies a test and its own attempts, and appends them to the attempts of `key`. */
  add(key: string, test: RecordedTest): void
  /** Returns the attempts of a key, the oldest first. */
  of(key: string): readonly TestAttempt[] | undefined
  /** Returns the number of tests that were left out. */
  leftOut(): number
}

/** Makes an empty store of attempts. */
export function createFailedAttempts(): FailedAttempts {
  const attemptsOf = new Map<string, TestAttempt[]>()
  let total = 0
  let textLeft = maximumText
  let leftOut = 0

  const append = (attempts: TestAttempt[], attempt: TestAttempt): void => {
    if (attempts.length === maximumAttemptsOfATest) attempts.shift()
    else total += 1
    const {
      message = '',
      details = '',
      expected = '',
      actual = '',
      steps,
      stepsLeftOut,
      attachments,
      attachmentsLeftOut,
      ...rest
    } = attempt
    const length = message.length + details.length + expected.length + actual.length + lengthOf(steps) + lengthOf(attachments)
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

const lengthOf = (evidence: unknown): number => (evidence === undefined ? 0 : JSON.stringify(evidence).length)

/** Returns the evidence of an attempt, or the failed step of too many steps, which may decide the cause. Records are untrusted. */
function boundedEvidence({ steps, stepsLeftOut, attachments, attachmentsLeftOut }: Evidence): Evidence {
  const keepsSteps = Array.isArray(steps) && lengthOf(steps) <= recordLimits.stepsLength
  const kept = Array.isArray(attachments) ? attachments.slice(0, recordLimits.attachments) : []
  const keepsAttachments = kept.length > 0 && lengthOf(kept) <= maximumAttachmentsLength
  return definedFields({
    steps: keepsSteps ? steps : steps && failedPathSteps(steps),
    stepsLeftOut: keepsSteps ? stepsLeftOut : undefined,
    attachments: keepsAttachments ? kept : undefined,
    attachmentsLeftOut: keepsAttachments ? attachmentsLeftOut : undefined,
  })
}

/** Copies the parts of an attempt that reports show. */
const shortened = ({ status, duration, message, details, timestamp, ...values }: TestAttempt): TestAttempt => ({
  status,
  ...definedFields({
    duration,
    message: message === undefined ? undefined : excerpt(message, recordLimits.shortenedAttemptMessage),
    details: details === undefined ? undefined : excerpt(details, recordLimits.shortenedAttemptDetails),
    ...statedValues(values, recordLimits.shortenedAttemptMessage),
    timestamp,
  }),
  ...boundedEvidence(values),
})
