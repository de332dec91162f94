import { definedFields } from '../../../base/defined-fields.js'
import { detach } from '../../../base/text/detach.js'
import type { TestAttempt, WritableResult } from '../../../records/record.js'
import type { Sink } from '../format.js'

/** Merges the runs of a test that gotestsum lists as separate test cases with `--rerun-fails`. */
export interface GoRuns extends Pick<Sink, 'test'> {
  /** Starts a suite of Go, in which a name occurs only once per run. */
  startSuite(): void
  /** Accepts a case in the order of the file. Failed tests arrive in `test` only after others, because they wait for the output of the suite. */
  see(test: WritableResult): void
  /** Passes on what is held. Called at the end of each suite. */
  closeSuite(): void
}

/** gotestsum reruns at most 10 failed tests unless `--rerun-fails-max-failures` is set. */
const maximumHeld = 100
const maximumNames = 10_000

/**
 * Creates the merging for one file. gotestsum lists the failed runs of a suite before the successful ones. A name that is successful twice
 * means that `go test -count` repeated all tests. Then the runs are separate tests, because one failed run fails `go test`.
 */
export function createGoRuns(sink: Pick<Sink, 'test'>): GoRuns {
  let isActive = false
  let failed: WritableResult[] = []
  const failedNames = new Set<string>()
  let reruns: WritableResult[] = []
  const successful = new Set<string>()

  const release = (tests: readonly WritableResult[]) => {
    isActive = false
    failed = []
    reruns = []
    failedNames.clear()
    successful.clear()
    for (const test of tests) sink.test(test)
  }

  return {
    startSuite() {
      isActive = true
    },
    see({ name, status }) {
      if (!isActive || status !== 'failed') return
      failedNames.add(detach(name))
      if (failedNames.size > maximumHeld) release([...failed, ...reruns])
    },
    test(test) {
      if (!isActive) {
        sink.test(test)
        return
      }
      if (test.status === 'failed') failed.push(test)
      else if (failedNames.has(test.name)) reruns.push(test)
      else sink.test(test)
      if (test.status === 'successful' && failedNames.size > 0) {
        if (successful.has(test.name)) release([...failed, ...reruns])
        successful.add(test.name)
      }
      if (failed.length > maximumHeld || successful.size > maximumNames) release([...failed, ...reruns])
    },
    closeSuite() {
      release(merged([...failed, ...reruns]))
    },
  }
}

/** Returns the last run of each test with the earlier ones as its attempts. */
function merged(runs: readonly WritableResult[]): readonly WritableResult[] {
  const attempts = new Map<string, TestAttempt[]>()
  const last = new Map<string, WritableResult>()
  for (const run of runs) {
    const earlier = last.get(run.name)
    if (earlier !== undefined) attempts.set(run.name, [...(attempts.get(run.name) ?? []), attemptOf(earlier)])
    last.set(run.name, run)
  }
  for (const [name, before] of attempts) {
    const test = last.get(name)
    if (test !== undefined) Object.assign(test, { attempts: before, ...(test.status === 'successful' && { flaky: true }) })
  }
  return [...last.values()]
}

/** Returns an earlier run of a test as an attempt. */
export const attemptOf = ({ status, message, details, steps, attachments }: WritableResult): TestAttempt => ({
  status,
  ...definedFields({ message, details, steps, attachments }),
})
