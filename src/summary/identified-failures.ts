import type { RecordedTest, Recorder } from '../records/recorder.js'
import { checkoutRoots } from '../records/relative-paths.js'
import { createTestIdentities, type TestIdentities } from '../records/test-identity.js'
import type { RecordsWriter } from '../records/write-records.js'
import { maximumFailed } from './tally.js'

/** The ids of failed tests. */
export interface FailureIds {
  beginFile(): void
  /** Every test since `beginFile` comes again. */
  restartFile(): void
  /** To be called once for each failed test, in their order. Returns nothing for tests that no summary lists. */
  next(test: RecordedTest): string | undefined
}

/** Returns the ids in the records. The writer must get each test first. */
export const idsOf = ({ lastId }: RecordsWriter): FailureIds => ({ beginFile() {}, restartFile() {}, next: lastId })

/**
 * Computes the ids of the failed tests of a run that writes no records. If tests of one file share suites and name, only failed ones
 * are counted to distinguish them: a hash of every test would slow down the run.
 * @param place the module and the folders of the sources; called only if a test failed
 */
export function createFailureIds(place: () => readonly [module: string | undefined, sourceFolders: readonly string[]]): FailureIds {
  let identities: TestIdentities | undefined
  let ofEarlierFiles = 0
  let ofFile = 0
  const create = (): TestIdentities => {
    const [module = '', folders] = place()
    return createTestIdentities(module, checkoutRoots(folders))
  }
  return {
    beginFile() {
      ofEarlierFiles += ofFile
      ofFile = 0
      identities?.restart()
    },
    restartFile() {
      ofFile = 0
      identities?.restart()
    },
    next(test) {
      if (ofEarlierFiles + ofFile >= maximumFailed) return undefined
      ofFile += 1
      identities ??= create()
      return identities.next(test.suite, test.name, (test as { readonly module?: string }).module)
    },
  }
}

/** Passes everything on, and gives each failed test its id. */
export function identifyFailures(next: Recorder, ids: FailureIds): Recorder {
  return {
    beginFile(file) {
      ids.beginFile()
      next.beginFile(file)
    },
    test(test) {
      const id = test.status === 'failed' ? (test.id ?? ids.next(test)) : undefined
      next.test(id === undefined ? test : { ...test, id })
    },
    restartFile() {
      ids.restartFile()
      next.restartFile()
    },
    endFile: (problems) => next.endFile(problems),
    record: (record) => next.record(record),
  }
}
