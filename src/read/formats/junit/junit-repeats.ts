import { definedFields } from '../../../base/defined-fields.js'
import { baseName } from '../../../base/text/base-name.js'
import { formatCount } from '../../../base/text/counts.js'
import { cutWithMargin } from '../../../base/text/cut-margin.js'
import { detach } from '../../../base/text/detach.js'
import type { TestAttempt, WritableResult } from '../../../records/record.js'
import type { Sink } from '../format.js'
import type { Attributes } from '../xml/xml.js'
import { hasNames } from './junit-attribute-names.js'
import { attemptOf } from './junit-go-runs.js'
import { gradleSuite } from './junit-producer.js'
import type { JunitSuite } from './junit-suite.js'

/** The number of runs of each test that Gradle repeated, by class and name. */
export type GradleRetries = ReadonlyMap<string, number>

/** Finds tests that failed and ran again: cases of one suite with the same class and name. */
export interface JunitRepeats {
  /**
   * Accepts a finished case, in the order of the file. The last run of a repeated test gets the earlier ones as its attempts.
   * @param isRoot whether the suite may be the root element
   * @returns whether the case is an earlier run, which does not count
   */
  add(suite: JunitSuite, isRoot: boolean, own: Attributes, result: WritableResult): boolean
  /**
   * Called at the end of the file. Warns about the tests that failed and passed, and whose runs all count.
   * @returns the tests that Gradle repeated
   */
  finish(): GradleRetries
}

interface Runs {
  readonly className: string | undefined
  readonly name: string
  readonly attempts: TestAttempt[]
  count: number
  hasPassed: boolean
}

/**
 * The class that jest-junit gives to a file that Jest could not load, with `reportTestSuiteErrors`. Since Jest 30, it writes such a file
 * twice: with the message, and with the fields of the error. Its time is 0, and its time stamp 1970.
 */
const unloadedClass = 'Test suite failed to run'

/** The maximum number of failed tests of a suite that are compared with later ones. */
const maximumFailed = 100
/** The maximum number of attempts of all tests together. */
const maximumAttempts = 200
const maximumShown = 200

/**
 * Creates the search for one reading. The plug-in test-retry of Gradle runs failed tests again after all others, and Gradle writes each run
 * as a case unless `mergeReruns` is set. Other tests, such as Kotest's, may have equal names as well. So if a case is repeated, all
 * cases after it must repeat failed ones.
 * @param retries what an earlier reading found; undefined if runs are never merged
 */
export function createJunitRepeats(sink: Sink, path: string, retries: GradleRetries | undefined): JunitRepeats {
  const file = baseName(path)
  const mayBeOfGradle = /^TEST-.+\.xml$/.test(file)
  const isFirstReading = (retries?.size ?? 0) === 0
  const found = new Map<string, number>()
  let mixed = 0
  let firstMixed = ''
  let isOfGradle = false
  let suite: JunitSuite | undefined
  let className: string | undefined
  /** The failed tests of the suite. A list, because keys for a map would take more time than all comparisons of a usual suite. */
  let failed: Runs[] = []
  /** A bit for each length of their names, modulo 32: most other tests need no comparison. */
  let failedLengths = 0
  let isRepeating = false
  let mayMerge = false
  let attempts = 0

  const endSuite = (): void => {
    for (const { className: ownClass, name, count, hasPassed } of failed) {
      if (mayMerge && count > 1) found.set(detach(keyOf(ownClass, name)), count)
      if (mayMerge || !hasPassed) continue
      if (mixed === 0) firstMixed = detach(name)
      mixed += 1
    }
  }

  const beginSuite = (next: JunitSuite, isRoot: boolean): void => {
    // A file of Gradle has one suite.
    mayMerge = false
    endSuite()
    isOfGradle = isRoot && mayBeOfGradle && hasNames(next.attributes, gradleSuite)
    mayMerge = isOfGradle && retries !== undefined && suite === undefined
    suite = next
    className = undefined
    isRepeating = false
    if (failed.length > 0) failed = []
    failedLengths = 0
  }

  const runsOf = (ownClass: string | undefined, name: string): Runs | undefined =>
    ((failedLengths >>> name.length) & 1) === 0 ? undefined : failed.find((runs) => runs.name === name && runs.className === ownClass)

  const addFirstRun = (ownClass: string | undefined, { name, status }: WritableResult): Runs | undefined => {
    // A test that passed before it failed was not repeated for that failure. There are several tests of its name.
    if (isRepeating || (!isFirstReading && status !== 'failed' && retries?.has(keyOf(ownClass, name)))) mayMerge = false
    if (status !== 'failed') return undefined
    if (failed.length === maximumFailed) {
      mayMerge = false
      return undefined
    }
    const runs: Runs = { className: ownClass, name, attempts: [], count: 1, hasPassed: false }
    failed.push(runs)
    failedLengths |= 1 << name.length
    return runs
  }

  const addRun = (runs: Runs, { name, status }: WritableResult): void => {
    const isResult = status === 'failed' || status === 'successful'
    if (runs.hasPassed || !isResult || hasParameters(name)) mayMerge = false
    isRepeating = true
    runs.count += 1
    if (status === 'successful') runs.hasPassed = true
  }

  return {
    add(next, isRoot, own, result) {
      const { name, status } = result
      // Most suites have no failures.
      if (status !== 'failed' && failed.length === 0 && isFirstReading) return false
      if (next !== suite) beginSuite(next, isRoot)
      // gotestsum lists the runs in an order of its own.
      if ((status !== 'failed' && failed.length === 0 && isFirstReading) || next.isOfGo) return false
      const { classname: ownClass } = own
      className ??= ownClass
      if (ownClass !== className) mayMerge = false
      const known = runsOf(ownClass, name)
      if (ownClass === unloadedClass) {
        delete result.duration
        delete result.timestamp
        if (known !== undefined) return true
      }
      if (known !== undefined) addRun(known, result)
      const runs = known ?? addFirstRun(ownClass, result)
      const total = isFirstReading ? undefined : retries?.get(keyOf(ownClass, name))
      if (runs === undefined || total === undefined) return false
      if (runs.count < total) {
        const { stdout, stderr } = result
        if (attempts < maximumAttempts) runs.attempts.push({ ...attemptOf(result), ...definedFields({ stdout, stderr }) })
        attempts += 1
        return true
      }
      if (runs.attempts.length > 0) result.attempts = runs.attempts
      if (status === 'successful') result.flaky = true
      return false
    },
    finish() {
      endSuite()
      if (mixed > 0 && sink.mergesRepeats !== true) {
        const others = mixed === 1 ? '' : ` and ${formatCount(mixed - 1)} more`
        const option = isOfGradle
          ? 'If Gradle repeated it, set reports.junitXml.mergeReruns to true'
          : 'If a tool repeated it, set its option for reports that contain only one case per test (Gradle: reports.junitXml.mergeReruns)'
        const advice = `${option}, or set collect.junit.repeats to "attempts"`
        const what = `"${cutWithMargin(firstMixed, maximumShown, '…')}"${others} failed and passed in ${file}`
        sink.problem({ severity: 'warning', message: `${what}. ${advice}. All runs count.` })
      }
      return found
    },
  }
}

const keyOf = (className: string | undefined, name: string): string => `${className ?? ''}\n${name}`

const hasParameters = (name: string): boolean => /\[|\((?!\))/.test(name)
