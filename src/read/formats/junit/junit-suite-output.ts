import type { WritableResult } from '../../../records/record.js'
import { capText } from '../fields/captured-text.js'
import type { Sink } from '../format.js'
import { type JunitSuiteFiles, namingLinesOf } from './junit-suite-files.js'

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

/** The files that outputs of suites name. */
export interface SuiteFiles {
  /** The lines that an earlier reading found. */
  readonly known: JunitSuiteFiles
  /** Receives the lines for failed tests that were passed on too early. */
  readonly found: JunitSuiteFiles
}

/**
 * Creates the assignment for one file. TestNG's JUnit writer puts `<system-out>` after each `<testcase>`, as its sibling. Gradle and Ant
 * put one for the whole suite after the last case. Only the next element shows which of the two it is, so the last test and the failed
 * tests of a suite are held. Failed tests that are not held get only the lines that may name files, as the plug-in of Jenkins attaches
 * them to the whole class.
 */
export function createSuiteOutput(sink: Pick<Sink, 'test' | 'mergesRepeats'>, files: SuiteFiles): SuiteOutput {
  let last: WritableResult | undefined
  let pending: { stdout?: string; stderr?: string } | undefined
  let interleaved = false
  let held: WritableResult[] = []
  let tooMany = false
  let suite = 0
  /** The number of failed tests that were passed on without the output of the suite. */
  let missed = 0

  const emitHeld = () => {
    for (const test of held) sink.test(test)
    if (held.length > 0) held = []
  }
  const miss = (test: WritableResult) => {
    missed += 1
    const lines = files.known.get(suite)
    if (lines !== undefined) addLines(test, 'stdout', lines)
  }
  const pass = (test: WritableResult) => {
    const isFailed = test.status === 'failed'
    // A later run of a held test must not precede it if the order of the runs decides.
    const follows = sink.mergesRepeats === true && held.some(({ name }) => name === test.name)
    const waits = follows || (isFailed && test.stdout === undefined && test.stderr === undefined && !tooMany)
    if (waits && held.length < maximumHeld) {
      held.push(test)
      return
    }
    // The output of a suite does not explain more failures than this. They keep their order.
    if (waits) {
      tooMany = true
      for (const early of held) if (early.status === 'failed') miss(early)
      emitHeld()
    }
    if (isFailed) miss(test)
    sink.test(test)
  }
  const give = (test: WritableResult) => {
    giveStream(test, 'stdout', pending?.stdout)
    giveStream(test, 'stderr', pending?.stderr)
  }
  const flush = () => {
    if (last !== undefined) held.push(last)
    emitHeld()
    last = undefined
    pending = undefined
    interleaved = false
    tooMany = false
    suite += 1
    missed = 0
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
        if (interleaved) give(last)
        else {
          if (last.status === 'failed') give(last)
          for (const test of held) if (test.status === 'failed') give(test)
          if (missed > 0) remember(files.found, suite, pending)
        }
      }
      flush()
    },
    flush,
  }
}

function remember(found: JunitSuiteFiles, suite: number, { stdout, stderr }: { readonly stdout?: string; readonly stderr?: string }): void {
  const lines = [namingLinesOf(stdout), namingLinesOf(stderr)].filter((each) => each !== '').join('\n')
  if (lines !== '') found.add(suite, lines)
}

/** Gives a test the output of its suite, or only the lines that may name files if it has an output of its own. */
function giveStream(test: WritableResult, stream: Stream, text: string | undefined): void {
  if (text === undefined) return
  if (test[stream] === undefined) test[stream] = text
  else addLines(test, stream, namingLinesOf(text))
}

function addLines(test: WritableResult, stream: Stream, lines: string): void {
  const own = test[stream]
  if (lines !== '') test[stream] = own === undefined ? lines : capText(`${own.trimEnd()}\n${lines}`)
}
