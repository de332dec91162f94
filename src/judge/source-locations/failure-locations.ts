import { type CauseFrame, causeFrame } from '../failure/cause/cause-frame.js'
import { stackFrames } from '../stack-frames/stack-frames.js'
import type { ListedTest } from '../summary/listed-test.js'
import type { RunSummary } from '../summary/run-summary.js'
import { locateFrame } from './source-location.js'
import { type SourceLocation, testLocation } from './test-location.js'
import type { TrackedFiles } from './tracked-files.js'

/** The number of causes whose traces are searched. Reports show fewer. */
const maximumTraced = 200

type Failures = Pick<RunSummary, 'failures' | 'causes'>

/** The source lines of failed tests. */
export interface FailureLocations {
  /** Returns undefined if the place is unknown, and for other tests. */
  get(test: ListedTest): SourceLocation | undefined
}

/**
 * Finds the source lines of the failed tests that reports list, one by one or below their cause. Each is searched when it is needed, because
 * most reports show few of the tests.
 */
export function locateFailures({ failures, causes }: Failures, tracked: TrackedFiles): FailureLocations {
  const tests = new Set([...failures.map(({ test }) => test), ...causes.flatMap(({ first }) => first)])
  const known = new Map<ListedTest, SourceLocation | undefined>()
  return {
    get(test) {
      if (!tests.has(test)) return undefined
      if (!known.has(test)) known.set(test, testLocation(test, tracked))
      return known.get(test)
    },
  }
}

/** Finds the source lines of the first frames of causes, by the id of the cause. */
export function locateCauses({ causes }: Pick<Failures, 'causes'>, tracked: TrackedFiles): ReadonlyMap<string, SourceLocation> {
  const locations = new Map<string, SourceLocation>()
  for (const [index, { cause, first }] of causes.entries()) {
    const { frame } = cause
    if (frame === undefined) continue
    const file = tracked.locate(frame.file) ?? (index < maximumTraced ? locateInTrace(frame, first, tracked) : undefined)
    if (file !== undefined) locations.set(cause.id, { file, line: frame.line })
  }
  return locations
}

/** Finds the file of a frame by its path in the trace of a test, because the path of a cause may lack its first folders. */
function locateInTrace(frame: CauseFrame, tests: readonly ListedTest[], tracked: TrackedFiles): string | undefined {
  for (const { suite, details = '', message = '' } of tests) {
    for (const { file, line } of stackFrames(`${details}\n${message}`)) {
      if (line === frame.line && causeFrame({ file: file.replaceAll('\\', '/') }).file === frame.file)
        return locateFrame({ file }, suite, tracked)
    }
  }
  return undefined
}
