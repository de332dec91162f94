import type { TestResult, Writable } from '../../records/record.js'
import type { Sink } from '../format.js'

type Stream = 'stdout' | 'stderr'
type Result = Writable<TestResult>

/** Gives output that stands beside the test cases of a suite to the tests that it belongs to. */
export interface SuiteOutput {
  /** A test case begins: output since the one before is that one's. */
  beforeCase(): void
  /** Takes a finished test and passes it on, at once where nothing can follow. */
  take(test: Result): void
  /** Takes output that stands outside of any test case. */
  add(stream: Stream, text: string): void
  /** The suite ends: what is left is the whole suite's output, and goes to its failed tests. */
  closeSuite(): void
  /** Passes on what is held, as it is. */
  flush(): void
}

/** How many failed tests of one suite wait for the suite's output. */
const maximumHeld = 20

/**
 * TestNG's JUnit writer puts `<system-out>` behind each `<testcase>`, as its sibling; Gradle and Ant put one for the whole suite
 * behind the last. Which of the two it is shows only when the next element comes, so one test, and the failed ones of a suite, wait.
 */
export function createSuiteOutput(sink: Sink): SuiteOutput {
  let last: Result | undefined
  let pending: { stdout?: string; stderr?: string } | undefined
  let interleaved = false
  let held: Result[] = []
  let tooMany = false

  const emitHeld = () => {
    for (const test of held) sink.test(test)
    if (held.length > 0) held = []
  }
  const pass = (test: Result) => {
    const waits = test.status === 'failed' && test.stdout === undefined && test.stderr === undefined && !tooMany
    if (waits && held.length < maximumHeld) {
      held.push(test)
      return
    }
    // A suite with so many failures is not explained by its output; they keep their order.
    if (waits) {
      tooMany = true
      emitHeld()
    }
    sink.test(test)
  }
  const give = (test: Result) => {
    if (pending?.stdout !== undefined) test.stdout ??= pending.stdout
    if (pending?.stderr !== undefined) test.stderr ??= pending.stderr
  }
  const flush = () => {
    if (last !== undefined) held.push(last)
    emitHeld()
    last = undefined
    pending = undefined
    interleaved = false
    tooMany = false
  }

  return {
    beforeCase() {
      if (last === undefined) return
      if (pending !== undefined) {
        interleaved = true
        give(last)
        pending = undefined
      }
      pass(last)
      last = undefined
    },
    take(test) {
      last = test
    },
    add(stream, text) {
      pending ??= {}
      pending[stream] ??= text
    },
    closeSuite() {
      if (pending !== undefined && last !== undefined) {
        if (interleaved || (held.length === 0 && last.status !== 'failed')) {
          if (interleaved) give(last)
        } else {
          if (last.status === 'failed') give(last)
          for (const test of held) give(test)
        }
      }
      flush()
    },
    flush,
  }
}
