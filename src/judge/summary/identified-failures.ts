import type { RecordedTest, Recorder } from '../../records/recorder.js'
import { checkoutRoots } from '../../records/relative-paths.js'
import { createTestIdentities, type TestIdentities } from '../../records/test-identity.js'
import type { RecordsWriter } from '../../records/write-records.js'
import { maximumMerged } from './failure-table.js'
import type { Summary } from './summary.js'

/** The ids of failed and flaky tests. */
export interface FailureIds {
  beginFile(): void
  /** Discards every test since `beginFile`. They come again. */
  restartFile(): void
  /** Must be called once for each failed or flaky test, in their order. Returns undefined for tests beyond those that a summary merges. */
  next(test: RecordedTest): string | undefined
}

/** Takes the ids from the records writer or the results of the build, which must receive each test first. */
export const idsOf = ({ lastId }: Pick<RecordsWriter, 'lastId'>): FailureIds => ({ beginFile() {}, restartFile() {}, next: lastId })

/**
 * Computes the ids of failed and flaky tests in a run that writes no records. Tests of one file with the same suites and name are numbered
 * among these only, because a hash of every test would slow down the run.
 * @param place returns the module and the folders of the sources; called only if an id is needed
 * @param maximum the number of ids that are needed
 */
export function createFailureIds(
  place: () => readonly [module: string | undefined, sourceFolders: readonly string[]],
  maximum = maximumMerged,
): FailureIds {
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
      if (ofEarlierFiles + ofFile >= maximum) return undefined
      ofFile += 1
      identities ??= create()
      return identities.next(test.suite, test.name, test.module, test.job)
    },
  }
}

/**
 * Returns a recorder that passes everything on to a summary, with the id and the format of its file for each failed or flaky test. These
 * are not added to a copy of the test, because copies take as long as finding the causes.
 * @param needsAll whether every test needs an id
 */
export function identifyFailures(next: Summary, ids: FailureIds, needsAll = false): Recorder {
  let format = ''
  return {
    beginFile(file) {
      format = file.format
      ids.beginFile()
      next.beginFile(file)
    },
    test(test) {
      if (!needsAll && test.status !== 'failed' && test.flaky !== true) next.test(test)
      else next.test(test, test.id ?? ids.next(test), test.format ?? format)
    },
    restartFile() {
      ids.restartFile()
      next.restartFile()
    },
    endFile: (problems) => next.endFile(problems),
    record: (record) => next.record(record),
  }
}
