import { definedFields } from '../../../base/defined-fields.js'
import { detach } from '../../../base/text/detach.js'
import type { TestAttempt } from '../../../records/record.js'
import type { RecordedTest, Recorder } from '../../../records/recorder.js'
import { legKey } from '../twins/file-job.js'
import { nowhere } from '../twins/twin-reading.js'

/** One run of a test. */
export interface TestRun {
  /** The path of its file. */
  readonly path: string
  /** Its position among the tests of the file, from 0. */
  readonly position: number
  readonly name: string
  /** In Unix ms. */
  readonly start: number | undefined
  readonly attempt: TestAttempt
}

/** Collects the runs of all tests of some files. */
export interface RepeatScan {
  /** Receives the files, of which it keeps only the runs. */
  readonly recorder: Recorder
  /**
   * Returns the runs by test. Tests of different modules, jobs, suites or names are different.
   * @returns undefined if there are more tests than can be held
   */
  runs(): ReadonlyMap<string, readonly TestRun[]> | undefined
}

const maximumRuns = 1_000_000
/** The texts of attempts beyond this are left out, in UTF-16 units. */
const maximumTexts = 32 * 1024 * 1024

/** Creates an empty scan. */
export function createRepeatScan(): RepeatScan {
  const runs = new Map<string, TestRun[]>()
  let ofFile: { readonly key: string; readonly run: TestRun }[] = []
  let path = ''
  let jobOfFile = ''
  let count = 0
  let texts = 0

  const attemptOf = ({ status, duration, timestamp, message, details, expected, actual, stdout, stderr }: RecordedTest): TestAttempt => {
    const all = { message, details, expected, actual, stdout, stderr }
    const kept = Object.fromEntries(Object.entries(all).flatMap(([name, text]) => (text === undefined ? [] : [[name, detach(text)]])))
    const length = Object.values(kept).reduce((sum, text) => sum + text.length, 0)
    // The texts of a successful run are not worth the memory, because most tests are not repeated.
    const isKept = status !== 'successful' && texts + length <= maximumTexts
    if (isKept) texts += length
    return { status, ...definedFields({ duration, timestamp }), ...(isKept && kept) }
  }

  return {
    recorder: {
      ...nowhere,
      beginFile(begun) {
        path = begun.path
        // The legs of a matrix run the same tests.
        jobOfFile = begun.job ?? legKey(begun.path)
        ofFile = []
      },
      test(test) {
        count += 1
        if (count > maximumRuns) return
        const { module = '', job = jobOfFile, suite, name, timestamp: start } = test
        const run = { path, position: ofFile.length, name: detach(name), start, attempt: attemptOf(test) }
        ofFile.push({ key: JSON.stringify([module, job, suite, name]), run })
      },
      restartFile() {
        count -= ofFile.length
        ofFile = []
      },
      endFile() {
        for (const { key, run } of ofFile) {
          const known = runs.get(key)
          if (known === undefined) runs.set(key, [run])
          else known.push(run)
        }
        ofFile = []
      },
    },
    runs: () => (count > maximumRuns ? undefined : runs),
  }
}
