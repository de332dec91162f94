import { type StackFrame, stackFrames } from './stack-frames.js'
import type { TrackedFiles } from './tracked-files.js'

/** Where in the source of the project a test, or its failure, is. */
export interface SourceLocation {
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
}

/**
 * Returns where to show a test in the source: the frame of its failure in its own file; else the line that is stated for it; else the
 * first frame in any file of the project; else its file only.
 *
 * Most producers state the line of the declaration, and the trace knows the line that failed. If the stated line is the one that failed
 * (Qt, CTest), a frame in the same file names the same line.
 */
export function sourceLocation(test: LocatedTest, tracked: TrackedFiles): SourceLocation | undefined {
  const own = test.file === undefined ? undefined : tracked.locate(test.file)
  let elsewhere: SourceLocation | undefined
  for (const text of [test.details, test.message]) {
    if (text === undefined) continue
    const frames = locatedFrames(text, tracked)
    const failure = failureFrame(own === undefined ? frames : frames.filter(({ path }) => path === own))
    if (failure !== undefined) return locationOf(failure)
    elsewhere ??= frames[0] && locationOf(frames[0])
  }
  if (own === undefined) return undefined
  return test.line === undefined ? (elsewhere ?? { path: own }) : { path: own, line: test.line }
}

interface LocatedFrame extends StackFrame {
  readonly path: string
}

const locatedFrames = (text: string, tracked: TrackedFiles): readonly LocatedFrame[] =>
  stackFrames(text).flatMap((frame) => {
    const path = tracked.locate(frame.file)
    return path === undefined ? [] : [{ ...frame, path }]
  })

const locationOf = ({ path, line, column }: LocatedFrame): SourceLocation =>
  column === undefined ? { path, line } : { path, line, column }

/** Go: `cart_test.go:6: got 1`. Such a line is written by the log of a test and names no folder; the trace of a panic does. */
const isGoLog = ({ file }: StackFrame) => file.endsWith('.go') && !/[\\/]/.test(file)

/** Returns the innermost frame of the first file. Traces begin with the innermost frame, but Python ends with it. */
function failureFrame(frames: readonly LocatedFrame[]): LocatedFrame | undefined {
  const [first] = frames
  if (first === undefined) return undefined
  // "t.Log" comes before "t.Error", so the last line is the failure.
  if (isGoLog(first)) return frames.find((frame) => !isGoLog(frame)) ?? frames.at(-1)
  return /\.py[ix]?$/.test(first.path) ? frames.findLast(({ path }) => path === first.path) : first
}
