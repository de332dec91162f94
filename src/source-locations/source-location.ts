import { flutterMessage, fromFlutterHeader } from '../failure/flutter-message.js'
import { type StackFrame, stackFrames } from './stack-frames.js'
import type { TrackedFiles } from './tracked-files.js'

/** Where in the source of the project a test, or its failure, is. */
export interface SourcePosition {
  /** As {@link TrackedFiles.locate} gives it. */
  readonly path: string
  /** From 1; missing where only the file is known. */
  readonly line?: number
  /** From 1. */
  readonly column?: number
}

/** What a test says of where it is: of its place, or of how it failed. */
interface LocatedTest {
  readonly file?: string
  readonly line?: number
  readonly details?: string
  readonly message?: string
  readonly stdout?: string
  /** How a report begins to describe the failure. */
  readonly lead?: string
}

/**
 * Returns where to show a test in the source: the frame of its failure in its own file; else the line that is stated for it; else the
 * first frame in any file of the project; else its file only.
 *
 * Most producers state the line of the declaration, and the trace knows the line that failed. If the stated line is the one that failed
 * (Qt, CTest), a frame in the same file names the same line.
 */
export function sourceLocation(test: LocatedTest, tracked: TrackedFiles): SourcePosition | undefined {
  const own = test.file === undefined ? undefined : tracked.locate(test.file)
  let elsewhere: LocatedFrame | undefined
  for (const text of [test.details, test.message, printedException(test)]) {
    if (text === undefined) continue
    const { failure, other } = failureFrame(text, own, tracked)
    if (failure !== undefined) return locationOf(failure)
    elsewhere ??= other
  }
  if (own === undefined) return undefined
  if (test.line !== undefined) return { path: own, line: test.line }
  return elsewhere === undefined ? { path: own } : locationOf(elsewhere)
}

/** Returns the exception that a test of Flutter's `testWidgets` printed. The message of such a test only refers to it. */
function printedException({ message, stdout, lead }: LocatedTest): string | undefined {
  if (message?.startsWith(flutterMessage) !== true) return undefined
  return stdout === undefined ? lead : fromFlutterHeader(stdout)
}

interface LocatedFrame extends StackFrame {
  readonly path: string
}

const locationOf = ({ path, line, column }: LocatedFrame): SourcePosition =>
  column === undefined ? { path, line } : { path, line, column }

/** Go: `cart_test.go:6: got 1`. Such a line is written by the log of a test and names no folder; the trace of a panic does. */
const isGoLog = ({ file }: StackFrame) => file.endsWith('.go') && !/[\\/]/.test(file)

/**
 * Finds the innermost frame in the test's own file or, if that is unknown, in the first file of the project; and the first frame in another
 * file. Traces begin with the innermost frame, but Python ends with it.
 */
function failureFrame(
  text: string,
  own: string | undefined,
  tracked: TrackedFiles,
): { readonly failure?: LocatedFrame | undefined; readonly other?: LocatedFrame | undefined } {
  let failure: LocatedFrame | undefined
  let other: LocatedFrame | undefined
  for (const frame of stackFrames(text)) {
    const path = tracked.locate(frame.file)
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
