import { definedFields } from '../../../base/defined-fields.js'
import { detach } from '../../../base/text/detach.js'
import { recordLimits } from '../../../records/limits.js'
import type { TestAttempt, TestResult } from '../../../records/record.js'
import { detachAttachment, lengthOfAttachments } from '../fields/held-attachment.js'

/** Attempts by `<test>` and test method. */
export type LateAttempts = ReadonlyMap<string, readonly TestAttempt[]>

/** Holds the attempts of retried tests (TestNG 7.0 and later) until the last attempt is read. */
export interface TestngAttempts {
  /**
   * @param key class, signature and name with parameters
   * @param attempt has the status skipped in TestNG's file, and the failure that caused the retry
   */
  add(key: string, attempt: TestResult): void
  /** Returns and removes the attempts of a test before its last one, oldest first. */
  take(key: string): TestAttempt[] | undefined
  /** Called at the end of a `<test>`. Attempts that were not taken followed the last attempt. */
  closeTest(): void
  /** Checks if `take` has nothing to return for any test. */
  isEmpty(): boolean
  /** Returns the attempts that the next reading needs. */
  late(): LateAttempts
  /** Returns the number of tests without a last attempt. Only a second reading knows it. */
  orphans(): number
}

const maximumTests = 10_000
/** The maximum length of held messages, traces, output and attachments, in UTF-16 units. Further attempts lose their texts. */
const maximumHeldLength = 8 * 1024 * 1024

const keyIn = (test: number, key: string) => `${test} ${key}`

/**
 * Creates the store for one reading. TestNG sorts the methods of a class by the second of their start, so the last attempt of a quick test
 * may precede earlier ones. Such attempts are only found at the end of the `<test>`. A second reading receives them as `found`.
 */
export function createTestngAttempts(found: LateAttempts): TestngAttempts {
  const pending = new Map<string, TestAttempt[]>()
  const late = new Map<string, readonly TestAttempt[]>()
  const taken = new Set<string>()
  let test = 0
  let orphans = 0
  let heldLength = 0

  const held = ({ status, duration, timestamp, message, details, stdout, attachments }: TestResult): TestAttempt => {
    const length = (message?.length ?? 0) + (details?.length ?? 0) + (stdout?.length ?? 0) + lengthOfAttachments(attachments)
    const isKept = heldLength + length <= maximumHeldLength
    if (isKept) heldLength += length
    return {
      status: status === 'skipped' ? 'failed' : status,
      ...definedFields({
        duration,
        timestamp,
        message: message === undefined || !isKept ? undefined : detach(message),
        details: details === undefined || !isKept ? undefined : detach(details),
        stdout: stdout === undefined || !isKept ? undefined : detach(stdout),
        attachments: isKept ? attachments?.map(detachAttachment) : undefined,
      }),
    }
  }

  return {
    add(key, attempt) {
      const attempts = pending.get(key)
      if (attempts === undefined) {
        if (pending.size + late.size < maximumTests) pending.set(detach(key), [held(attempt)])
      } else if (attempts.length < recordLimits.attempts) {
        attempts.push(held(attempt))
      }
    },
    take(key) {
      const before = pending.get(key)
      if (before !== undefined) pending.delete(key)
      const lateKey = keyIn(test, key)
      const behind = taken.has(lateKey) ? undefined : found.get(lateKey)
      if (behind === undefined) return before
      taken.add(lateKey)
      const attempts = [...(before ?? []), ...behind]
      return attempts.sort((one, other) => (one.timestamp ?? 0) - (other.timestamp ?? 0))
    },
    closeTest() {
      for (const [key, attempts] of pending) {
        const lateKey = keyIn(test, key)
        late.set(lateKey, attempts)
        if (!taken.has(lateKey)) orphans += 1
      }
      pending.clear()
      test += 1
    },
    isEmpty: () => pending.size === 0 && found.size === 0,
    late: () => late,
    orphans: () => orphans,
  }
}
