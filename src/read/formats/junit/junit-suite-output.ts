import type { WritableResult } from '../../../records/record.js'
import type { Sink } from '../format.js'

type Stream = 'stdout' | 'stderr'
/** Assigns output elements that are siblings of test cases to the tests that wrote them. */
export interface SuiteOutput {
  /** Called at the start of a test case. Output since the previous case belongs to that case. */
  beforeCase(): void
  /** Accepts a finished test, and holds it if output may follow. */
  take(test: WritableResult): void
  /** Accepts output outside of test cases. */
  add(stream: Stream, text: string): void
  /** Called at the end of a suite. Remaining output belongs to the whole suite and goes to its failed tests. */
  closeSuite(): void
  /** Passes on held tests unchanged. */
  flush(): void
}

/** The maximum number of failed tests of a suite that are held until its output is known. */
const maximumHeld = 20

/**
 * Creates the assignment for one file. TestNG's JUnit writer puts `<system-out>` after each `<testcase>`, as its sibling. Gradle and Ant
 * put one for the whole suite after the last case. Only the next element shows which of the two it is, so the last test and the failed
 * tests of a suite are held.
 */
export function createSuiteOutput(sink: Pick<Sink, 'test'>): SuiteOutput {
  let last: WritableResult | undefined
  let pending: { stdout?: string; stderr?: string } | undefined
  let interleaved = false
  let held: WritableResult[] = []
  let tooMany = false

  const emitHeld = () => {
    for (const test of held) sink.test(test)
    if (held.length > 0) held = []
  }
  const pass = (test: WritableResult) => {
    const waits = test.status === 'failed' && test.stdout === undefined && test.stderr === undefined && !tooMany
    if (waits && held.length < maximumHeld) {
      held.push(test)
      return
    }
    // The output of a suite does not explain more failures than this. They keep their order.
    if (waits) {
      tooMany = true
      emitHeld()
    }
    sink.test(test)
  }
  const give = (test: WritableResult) => {
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
