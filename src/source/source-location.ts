import { stackFrames } from './stack-frames.js'
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
 * Where to show a test in the source: its own file and line; else a stack frame in its file; else the first frame in any file of the
 * project; else its file alone.
 */
export function sourceLocation(test: LocatedTest, tracked: TrackedFiles): SourceLocation | undefined {
  const path = test.file === undefined ? undefined : tracked.locate(test.file)
  if (path !== undefined && test.line !== undefined) return { path, line: test.line }
  let first: SourceLocation | undefined
  for (const text of [test.details, test.message]) {
    if (text === undefined) continue
    for (const { file, line, column } of stackFrames(text)) {
      const found = tracked.locate(file)
      if (found === undefined) continue
      const location = column === undefined ? { path: found, line } : { path: found, line, column }
      if (path === undefined || found === path) return location
      first ??= location
    }
  }
  return first ?? (path === undefined ? undefined : { path })
}
