import type { TestAttempt, Writable, WritableResult } from '../../../records/record.js'
import type { Contents } from '../fields/attachment-list.js'
import { maximumContent } from '../fields/attachment-list.js'
import { createFieldAppender, type FieldAppender } from '../fields/field-appender.js'
import type { RunErrors } from '../fields/run-errors.js'
import type { Sink } from '../format.js'
import type { Attributes, XmlCursor } from '../xml/xml.js'
import type { JunitDoubts } from './junit-doubts.js'
import type { JunitEvidence } from './junit-evidence.js'
import { createGoRuns, type GoRuns } from './junit-go-runs.js'
import type { Fault, SkippedElement } from './junit-outcome.js'
import type { JunitRepeats } from './junit-repeats.js'
import type { StatedRuns } from './junit-stated-runs.js'
import { type JunitSuite, rootJunitSuite } from './junit-suite.js'
import { createSuiteOutput, type SuiteFiles, type SuiteOutput } from './junit-suite-output.js'
import type { JunitTotals } from './junit-totals.js'
import { createJunitWarnings, type JunitWarnings } from './junit-warnings.js'

/** A `<testcase>` that is open. */
export interface JunitCase {
  readonly attributes: Attributes
  readonly result: WritableResult
  readonly failures: Fault[]
  /** Whether one of the failures is not only a warning. */
  hasFailed: boolean
  skipped: SkippedElement | undefined
  readonly reruns: Writable<TestAttempt>[]
  flakyAttempts: number
  evidence: JunitEvidence | undefined
  /** The case around it. */
  readonly outer: JunitCase | undefined
  /** Whether it contains cases or suites. */
  isContainer: boolean
}

/** The state that the handlers of one file share. */
export interface JunitReading {
  readonly cursor: XmlCursor
  readonly totals: JunitTotals
  readonly errors: RunErrors
  readonly suiteOutput: SuiteOutput
  readonly goRuns: GoRuns
  readonly repeats: JunitRepeats
  readonly statedRuns: StatedRuns
  readonly doubts: JunitDoubts
  readonly warnings: JunitWarnings
  readonly caseOutput: FieldAppender<'stdout' | 'stderr'>
  /** The room for the content of the attachments of the file, because failed tests may be held. */
  readonly contents: Contents
  readonly keepsPassed: boolean | undefined
  /** The innermost suite that is open. */
  suite: JunitSuite
  /** Whether the root element has no attributes. */
  isBareRoot: boolean
  /** The attributes of `<testsuites>`, if that is the root element. */
  rootAttributes: Attributes | undefined
  /** The innermost case that is open in the innermost suite. */
  testCase: JunitCase | undefined
  rerun: Writable<TestAttempt> | undefined
}

/** As base64, 96 MB. A job stores 100 MB by default. */
const maximumContents = 8 * maximumContent

/** Starts the reading of a file. */
export function createJunitReading(
  sink: Sink,
  cursor: XmlCursor,
  given: Pick<JunitReading, 'totals' | 'errors' | 'repeats' | 'statedRuns' | 'doubts'> & { readonly files: SuiteFiles },
): JunitReading {
  const goRuns = createGoRuns(sink)
  return {
    cursor,
    totals: given.totals,
    errors: given.errors,
    suiteOutput: createSuiteOutput({ ...goRuns, mergesRepeats: sink.mergesRepeats }, given.files),
    goRuns,
    repeats: given.repeats,
    statedRuns: given.statedRuns,
    doubts: given.doubts,
    warnings: createJunitWarnings(sink),
    caseOutput: createFieldAppender(),
    contents: { left: maximumContents },
    keepsPassed: sink.keepsPassed,
    suite: rootJunitSuite(),
    isBareRoot: false,
    rootAttributes: undefined,
    testCase: undefined,
    rerun: undefined,
  }
}

/** The greatest number of failures and of reruns that are kept of one test case. */
export const maximumFaults = 20
