import type { RecordedTest, Recorder } from '../records/recorder.js'
import { checkoutRoots } from '../records/relative-paths.js'
import { createTestIdentities, type TestIdentities } from '../records/test-identity.js'
import type { RecordsWriter } from '../records/write-records.js'

/** The ids of failed tests. */
export interface FailureIds {
  /** Another file begins, or the same one again. */
  restart(): void
  /** To be called once for each failed test, in their order. */
  next(test: RecordedTest): string
}

/** Returns the ids in the records. The writer must get each test first. */
export const idsOf = ({ lastId }: RecordsWriter): FailureIds => ({ restart() {}, next: lastId })

/**
 * Computes the ids of the failed tests of a run that writes no records. If tests of one file share suites and name, only failed ones
 * are counted to tell them apart: a hash of every test would slow down the run.
 * @param place the module and the folders of the sources; called only if a test failed
 */
export function createFailureIds(place: () => readonly [module: string | undefined, sourceFolders: readonly string[]]): FailureIds {
  let identities: TestIdentities | undefined
  const create = (): TestIdentities => {
    const [module = '', folders] = place()
    return createTestIdentities(module, checkoutRoots(folders))
  }
  return {
    restart: () => identities?.restart(),
    next(test) {
      identities ??= create()
      return identities.next(test.suite, test.name, (test as { readonly module?: string }).module)
    },
  }
}

/** Passes everything on, and gives each failed test its id. */
export function identifyFailures(next: Recorder, ids: FailureIds): Recorder {
  return {
    beginFile(file) {
      ids.restart()
      next.beginFile(file)
    },
    test(test) {
      next.test(test.status === 'failed' && test.id === undefined ? { ...test, id: ids.next(test) } : test)
    },
    restartFile() {
      ids.restart()
      next.restartFile()
    },
    endFile: (problems) => next.endFile(problems),
    record: (record) => next.record(record),
  }
}
