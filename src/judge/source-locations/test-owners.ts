import type { OwnersOfPath } from '../../host/owners/code-owners.js'
import { readOwners } from '../../host/owners/owners.js'
import type { RecordedTest } from '../../records/recorder.js'
import type { ListedTest } from '../summary/listed-test.js'
import type { FailureLocations } from './failure-locations.js'
import { isRepositoryPath } from './repository-path.js'
import { type SourceLocation, testLocation } from './test-location.js'
import type { TrackedFiles } from './tracked-files.js'

/** The owners of the tests of a run. */
export interface TestOwners {
  /** Whether the repository has a CODEOWNERS file. Without it, the owners of a test are those in its record. */
  readonly areKnown: () => boolean
  /** Returns the owners of a test, given the place of its failure. */
  readonly ownersOf: (test: OwnedTest, failure?: SourceLocation) => readonly string[]
}

/** The owners of tests without a CODEOWNERS file that counts. */
export const recordedOwners: TestOwners = { areKnown: () => false, ownersOf: ({ owners = [] }) => owners }

type OwnedTest = Pick<RecordedTest, 'file' | 'suite'> & { readonly owners?: readonly string[] }

/**
 * Makes {@link TestOwners} for a repository: the owners of the file of a test, or else of the file in which it failed. The owners in the
 * record count if the repository has no CODEOWNERS file, or does not contain the file. Reads CODEOWNERS and the list of files when they are
 * needed.
 * @param root the top of the repository
 */
export function createTestOwners(root: string, tracked: TrackedFiles): TestOwners {
  let read: { readonly ownersOfPath: OwnersOfPath | undefined } | undefined
  const ownersOfPath = (): OwnersOfPath | undefined => {
    read ??= { ownersOfPath: readOwners(root) }
    return read.ownersOfPath
  }
  const fileOf = createTestFiles(tracked)
  return {
    areKnown: () => ownersOfPath() !== undefined,
    ownersOf(test, failure) {
      const find = ownersOfPath()
      if (find === undefined) return test.owners ?? []
      const own = fileOf(test)
      if (own !== undefined) return find(own)
      if (test.owners !== undefined) return test.owners
      return failure === undefined ? [] : find(failure.file)
    },
  }
}

/** Returns a function that finds the owners of the tests that reports list. */
export const createListedOwners =
  ({ areKnown, ownersOf }: TestOwners, tracked: TrackedFiles, locations: FailureLocations) =>
  (test: ListedTest): readonly string[] =>
    ownersOf(test, areKnown() ? (locations.get(test) ?? testLocation(test, tracked)) : undefined)

/** Returns the place of a failure as a record states it. */
export const statedLocation = ({ sourceLocation }: Pick<RecordedTest, 'sourceLocation'>): SourceLocation | undefined =>
  sourceLocation !== undefined && isRepositoryPath(sourceLocation.file) ? sourceLocation : undefined

/**
 * Matches a suite that is named after its file, such as `test/cart.spec.ts`, and not after a route, such as `/orders`. bats leaves out the
 * folder.
 */
const pathOfFile = /[\\/][^\\/]+\.[a-z]{1,10}$|^[^\\/]+\.bats$/i

/**
 * Makes a function that finds the file of a test: the file that it states, else the file of one of its suites. The tests of a file come
 * together and share their suites, so the last answers are enough.
 */
function createTestFiles(tracked: TrackedFiles): (test: OwnedTest) => string | undefined {
  let lastFile: string | undefined
  let ofLastFile: string | undefined
  let lastSuite: readonly string[] | undefined
  let ofLastSuite: string | undefined
  return ({ file, suite }) => {
    if (file !== undefined) {
      if (file !== lastFile) {
        lastFile = file
        ofLastFile = tracked.locate(file)
      }
      if (ofLastFile !== undefined) return ofLastFile
    }
    if (suite !== lastSuite) {
      lastSuite = suite
      ofLastSuite = fileOfSuite(suite, tracked)
    }
    return ofLastSuite
  }
}

/** Limits the lookups for one test. A hostile file nests suites deeper. */
const maximumSuites = 10

/** The inner suites are the likelier ones, because the outer ones may be packages or projects. */
function fileOfSuite(suite: readonly string[], tracked: TrackedFiles): string | undefined {
  for (const name of suite.slice(-maximumSuites).reverse()) {
    const found = pathOfFile.test(name) ? tracked.locate(name) : tracked.locateClass(name)
    if (found !== undefined) return found
    const folder = tracked.locatePackage(name)
    // The file is not known, so only owners of the folder or of all its tests count.
    if (folder !== undefined) return `${folder}_test.go`
  }
  return undefined
}
