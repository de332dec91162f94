import type { RecordedTest, Recorder } from '../records/recorder.js'
import type { SourceLocation } from '../report/scope.js'
import { isRepositoryPath } from '../source/repository-path.js'
import { sourceLocation } from '../source/source-location.js'
import type { TrackedFiles } from '../source/tracked-files.js'

type LocatedTest = Pick<RecordedTest, 'file' | 'line' | 'sourceLocation' | 'details' | 'message' | 'stdout'> & { readonly lead?: string }

/**
 * Returns where a failed test failed. The location in its record comes first: the job that wrote it had the sources of the tested commit,
 * and this one may have none, or those of another commit. An untrusted path that leads out of the repository does not count.
 */
export function testLocation(test: LocatedTest, tracked: TrackedFiles): SourceLocation | undefined {
  const stated = test.sourceLocation
  if (stated !== undefined && isRepositoryPath(stated.file)) return { file: stated.file, line: stated.line }
  const found = sourceLocation(test, tracked)
  return found && { file: found.path, line: found.line }
}

/** Makes a recorder that passes everything on, and with each failed test where it failed. */
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
    return { ...test, sourceLocation: { file: location.file, ...(location.line !== undefined && { line: location.line }) } }
  }
  const { sourceLocation: stated, ...rest } = test
  return stated === undefined ? test : rest
}
