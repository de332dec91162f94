import { definedFields } from '../../base/defined-fields.js'
import type { RecordedTest, Recorder } from '../../records/recorder.js'
import { isRepositoryPath } from './repository-path.js'
import { sourceLocation } from './source-location.js'
import type { TrackedFiles } from './tracked-files.js'

/** A place in the repository. */
export interface SourceLocation {
  /** Relative to the repository's top, with forward slashes. */
  readonly file: string
  /** From 1. */
  readonly line?: number | undefined
}

type LocatedTest = Partial<Pick<RecordedTest, 'suite'>> &
  Pick<RecordedTest, 'file' | 'line' | 'sourceLocation' | 'details' | 'message' | 'stdout'> & {
    readonly lead?: string
    readonly output?: string
  }

/**
 * Returns the source location of a failure. The location in the record takes precedence, because the job that wrote it had the sources of
 * the tested commit; this job may have no sources, or the sources of another commit. Ignores a path that leads out of the repository.
 */
export function testLocation(test: LocatedTest, tracked: TrackedFiles): SourceLocation | undefined {
  const stated = test.sourceLocation
  if (stated !== undefined && isRepositoryPath(stated.file)) return { file: stated.file, line: stated.line }
  const found = sourceLocation(test, tracked)
  return found && { file: found.path, line: found.line }
}

/** Makes a recorder that passes everything on, and adds the source location to each failed test. */
export function withLocations(next: Recorder, tracked: TrackedFiles): Recorder {
  return {
    ...next,
    test(test) {
      next.test(test.status === 'failed' ? located(test, tracked) : test)
    },
  }
}

function located(test: RecordedTest, tracked: TrackedFiles): RecordedTest {
  const location = testLocation(test, tracked)
  if (location !== undefined) {
    return { ...test, sourceLocation: { file: location.file, ...definedFields({ line: location.line }) } }
  }
  const { sourceLocation: stated, ...rest } = test
  return stated === undefined ? test : rest
}
