import type { Status } from '../records/record.js'
import type { RecordedTest } from '../records/recorder.js'
import { excerpt } from './excerpt.js'

/** A test that reports show by itself; its texts are shortened copies. The whole of it is in the records file. */
export interface ListedTest {
  readonly name: string
  /** Outermost first. */
  readonly suite: readonly string[]
  readonly status: Status
  /** The result file it was read from. */
  readonly source: string
  /** In ms. */
  readonly duration?: number
  /** Unix ms. */
  readonly timestamp?: number
  readonly message?: string
  readonly details?: string
  /** As the result file names it: often a path of another machine. */
  readonly file?: string
  readonly line?: number
  readonly flaky?: true
  /** How often it was run, where that was more than once. */
  readonly attempts?: number
}

/** The longest texts that are kept, in UTF-16 units: a thousand failures then take some 10 MB at worst. */
const maximumName = 500
const maximumMessage = 2_000
const maximumDetails = 4_000
const maximumSegments = 20

/** What went wrong in an earlier attempt says more of a flaky test than its success. */
function messageOf(test: RecordedTest): string | undefined {
  return test.message ?? test.attempts?.findLast((attempt) => attempt.message !== undefined)?.message
}

/** The suites of a test, so that neither their number nor their names are without bounds. */
function boundedSuite(suite: readonly string[]): readonly string[] {
  const outer = suite.length > maximumSegments ? [...suite.slice(0, maximumSegments - 1), suite.at(-1) ?? ''] : suite
  return outer.map((name) => excerpt(name, maximumName))
}

/**
 * Copies what a report shows of a test; the test itself is only borrowed.
 * @param source the file it was read from, where the test does not say it
 */
export function listTest(test: RecordedTest, source: string): ListedTest {
  const message = messageOf(test)
  return {
    name: excerpt(test.name, maximumName),
    suite: boundedSuite(test.suite),
    status: test.status,
    source: test.source === undefined ? source : excerpt(test.source, maximumName),
    ...(test.duration === undefined ? {} : { duration: test.duration }),
    ...(test.timestamp === undefined ? {} : { timestamp: test.timestamp }),
    ...(message === undefined ? {} : { message: excerpt(message, maximumMessage) }),
    ...(test.details === undefined || test.status === 'successful' ? {} : { details: excerpt(test.details, maximumDetails) }),
    ...(test.file === undefined ? {} : { file: excerpt(test.file, maximumName) }),
    ...(test.line === undefined ? {} : { line: test.line }),
    ...(test.flaky === true ? { flaky: true } : {}),
    ...(test.attempts === undefined || test.attempts.length === 0 ? {} : { attempts: test.attempts.length + 1 }),
  }
}
