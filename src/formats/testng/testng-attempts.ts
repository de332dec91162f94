import type { TestAttempt, TestResult } from '../../records/record.js'
import { detach } from '../../text/detach.js'

/** Attempts by the test that they are of, and by the `<test>` that holds both. */
export type LateAttempts = ReadonlyMap<string, readonly TestAttempt[]>

/** The attempts of retried tests (TestNG 7.0 and later) until their last one is read. */
export interface TestngAttempts {
  /**
   * @param key class, signature and name with parameters
   * @param attempt what a test would be; TestNG calls it skipped, with the failure that made it repeat the test
   */
  add(key: string, attempt: TestResult): void
  /** The attempts of a test before its last one, oldest first; none are left. */
  take(key: string): TestAttempt[] | undefined
  /** At the end of a `<test>`: what was not taken came behind its last attempt. */
  closeTest(): void
  /** Whether `take` may have anything. */
  isEmpty(): boolean
  /** What the next reading must be given. */
  late(): LateAttempts
  /** How many tests have attempts, but no last one. Only a second reading can tell. */
  orphans(): number
}

const maximumTests = 10_000
const maximumAttempts = 20
/** How much of messages, traces and output is held; further attempts keep their status alone. In UTF-16 units. */
const maximumHeldLength = 8 * 1024 * 1024

const keyIn = (test: number, key: string) => `${test} ${key}`

/**
 * TestNG sorts the methods of a class by the second of their start, so that the last attempt of a quick test stands before
 * those before it as often as behind. Such attempts are only found at the end of the `<test>`; a second reading, with
 * what was found `late`, knows them in time.
 */
export function createTestngAttempts(found: LateAttempts): TestngAttempts {
  const pending = new Map<string, TestAttempt[]>()
  const late = new Map<string, readonly TestAttempt[]>()
  const taken = new Set<string>()
  let test = 0
  let orphans = 0
  let heldLength = 0

  const held = ({ status, duration, timestamp, message, details, stdout }: TestResult): TestAttempt => {
    const length = (message?.length ?? 0) + (details?.length ?? 0) + (stdout?.length ?? 0)
    const isKept = heldLength + length <= maximumHeldLength
    if (isKept) heldLength += length
    return {
      status: status === 'skipped' ? 'failed' : status,
      ...(duration === undefined ? {} : { duration }),
      ...(timestamp === undefined ? {} : { timestamp }),
      ...(message === undefined || !isKept ? {} : { message: detach(message) }),
      ...(details === undefined || !isKept ? {} : { details: detach(details) }),
      ...(stdout === undefined || !isKept ? {} : { stdout: detach(stdout) }),
    }
  }

  return {
    add(key, attempt) {
      const attempts = pending.get(key)
      if (attempts === undefined) {
        if (pending.size + late.size < maximumTests) pending.set(detach(key), [held(attempt)])
      } else if (attempts.length < maximumAttempts) {
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
