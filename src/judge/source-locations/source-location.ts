import { type StackFrame, stackFrames } from '../stack-frames/stack-frames.js'
import { printedReason } from './printed-reason.js'
import type { TrackedFiles } from './tracked-files.js'

/** The place of a test or of its failure in the source of the project. */
export interface SourcePosition {
  /** As {@link TrackedFiles.locate} returns it. */
  readonly path: string
  /** From 1; missing if only the file is known. */
  readonly line?: number
  /** From 1. */
  readonly column?: number
}

/** The fields of a test that contain its place or the place of its failure. */
interface LocatedTest {
  readonly suite?: readonly string[]
  readonly file?: string
  readonly line?: number
  readonly details?: string
  readonly message?: string
  readonly stdout?: string
  /** The lines that a report shows first. */
  readonly lead?: string
  /** The last lines of the output. */
  readonly output?: string
}

/**
 * Returns the place of a test in the source: the frame of its failure in its own file; else its stated line; else the first frame in any
 * file of the project; else only its file.
 *
 * Most producers state the line of the declaration, but the trace contains the line that failed. If the stated line is the one that
 * failed (Qt, CTest), a frame in the same file names the same line.
 */
export function sourceLocation(test: LocatedTest, tracked: TrackedFiles): SourcePosition | undefined {
  const own = test.file === undefined ? undefined : tracked.locate(test.file)
  let elsewhere: LocatedFrame | undefined
  for (const text of [test.details, test.message, printedReason(test)]) {
    if (text === undefined) continue
    const { failure, other } = failureFrame(text, own, test.suite, tracked)
    if (failure !== undefined) return locationOf(failure)
    elsewhere ??= other
  }
  if (own === undefined) return undefined
  if (test.line !== undefined) return { path: own, line: test.line }
  return elsewhere === undefined ? { path: own } : locationOf(elsewhere)
}

interface LocatedFrame extends StackFrame {
  readonly path: string
}

const locationOf = ({ path, line, column }: LocatedFrame): SourcePosition =>
  column === undefined ? { path, line } : { path, line, column }

/** Returns whether a frame is a line of a Go test log, such as `cart_test.go:6: got 1`. It has no folder, unlike the trace of a panic. */
const isGoLog = ({ file }: Pick<StackFrame, 'file'>) => file.endsWith('.go') && !/[\\/]/.test(file)

/** Returns the file of a frame in the failure of a test. Several packages of Go may have a file of the same name. */
export function locateFrame(
  frame: Pick<StackFrame, 'file'>,
  suite: readonly string[] | undefined,
  tracked: TrackedFiles,
): string | undefined {
  const folder = isGoLog(frame) && suite !== undefined ? packageFolder(suite, tracked) : undefined
  return (folder === undefined ? undefined : tracked.locate(folder + frame.file)) ?? tracked.locate(frame.file)
}

/** Returns the folder of the package that is named by one of the first suites. */
function packageFolder(suite: readonly string[], tracked: TrackedFiles): string | undefined {
  for (const name of suite.slice(0, 3)) {
    const folder = tracked.locatePackage(name)
    if (folder !== undefined) return folder
  }
  return undefined
}

/**
 * Finds the innermost frame in the test's own file or, if that is unknown, in the first file of the project. Also finds the first frame in
 * another file. Traces begin with the innermost frame, except in Python, where they end with it.
 */
function failureFrame(
  text: string,
  own: string | undefined,
  suite: readonly string[] | undefined,
  tracked: TrackedFiles,
): { readonly failure?: LocatedFrame | undefined; readonly other?: LocatedFrame | undefined } {
  let failure: LocatedFrame | undefined
  let other: LocatedFrame | undefined
  for (const frame of stackFrames(text, tracked.mayContain)) {
    const path = locateFrame(frame, suite, tracked)
    if (path === undefined) continue
    const located = { ...frame, path }
    if (own !== undefined && path !== own) other ??= located
    else if (failure === undefined || isGoLog(failure) || (failure.isTitle && path === failure.path)) {
      // "t.Log" comes before "t.Error", so the last line of a log is the failure, unless a panic follows it.
      failure = located
      if (!isGoLog(located) && !located.isTitle && !isPython(path)) break
    } else if (path === failure.path) failure = located
  }
  return { failure, other }
}

const isPython = (path: string) => /\.py[ix]?$/.test(path)
