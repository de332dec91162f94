import { findWorkTree } from '../git/work-tree.js'
import { createOwners } from '../owners/owners.js'
import type { ListedTest } from '../summary/listed-test.js'
import { type SourceLocation, testLocation } from './test-location.js'
import type { TrackedFiles } from './tracked-files.js'

interface Sources {
  readonly cwd: string
  readonly tracked: TrackedFiles
  readonly locations: ReadonlyMap<ListedTest, SourceLocation>
}

/**
 * Returns a function that finds the owners of a test: the owners of its file, or else of the file in which it failed. Reads CODEOWNERS and the
 * list of files at the first call.
 */
export function createTestOwners({ cwd, tracked, locations }: Sources): (test: ListedTest) => readonly string[] {
  const ownersOf = createOwners(findWorkTree(cwd) ?? cwd)
  return (test) => {
    const own = test.file === undefined ? undefined : tracked.locate(test.file)
    const path = own ?? (locations.get(test) ?? testLocation(test, tracked))?.file
    return path === undefined ? [] : ownersOf(path)
  }
}
