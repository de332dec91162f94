import { formatCount } from '../../../base/text/counts.js'
import { recordLimits } from '../../../records/limits.js'
import { firstLine } from '../fields/first-line.js'
import { parseNumber } from '../fields/numbers.js'
import { checkStatedTotal, reportMissingFailures } from '../fields/stated-totals.js'
import type { Sink } from '../format.js'
import type { Attributes } from '../xml/xml.js'
import type { JunitSuite } from './junit-suite.js'

/** Compares the totals that suites state with what they list. */
export interface JunitTotals {
  /** Accepts the attributes of the root element. */
  openReport(attributes: Attributes): void
  /**
   * Adds a suite that has ended.
   * @param outer the suite around it
   */
  addSuite(suite: JunitSuite, outer: JunitSuite): void
  /**
   * Accepts the end of the root element.
   * @param suite contains all others
   */
  closeReport(suite: JunitSuite): void
  /** Reports missing tests and failures. Called at the end of the file. */
  check(): void
}

/** Creates the totals of one file. Only suites without inner suites count, because some producers add up the totals of inner suites. */
export function createJunitTotals(sink: Sink): JunitTotals {
  const tests = { stated: 0, listed: 0 }
  const faults = { stated: 0, listed: 0 }
  let root: Attributes = {}
  let unlisted = 0
  let isPytest = false
  let errors = unlistedErrors()

  const compare = ({ attributes, cases, faults: listed }: JunitSuite, isOfPytest: boolean): void => {
    const statedTests = parseNumber(attributes.tests)
    // pytest counts reports: a test that passes with a failing teardown counts twice, and each subtest once.
    if (statedTests !== undefined && !isOfPytest) {
      tests.stated += statedTests
      tests.listed += cases
    }
    if (countsOtherFaults(attributes, cases, statedTests)) return
    const stated = statedFaultsOf(root.package === stylelint ? { failures: attributes.failures } : attributes)
    faults.stated += stated
    // Newman and Mocha list several failures for one failed test.
    faults.listed += Math.min(listed, stated)
  }

  return {
    openReport(own) {
      root = own
      isPytest = own.name === 'pytest tests'
      errors = unlistedErrors(own)
    },
    addSuite(suite, outer) {
      errors.addSuite(suite)
      const { attributes, cases, line } = suite
      const isOfPytest = isPytest || attributes.name === 'pytest'
      const statedTests = parseNumber(attributes.tests) ?? 0
      const stated = statedFaultsOf(attributes)
      // Surefire counts every rerun.
      const isComparable = !suite.hasReruns && !countsAssertions(suite)
      const hasFaults = suite.faults > 0 || suite.hasInnerFaults
      // Outer suites often state the same failures again.
      outer.hasInnerFaults ||= hasFaults || stated > 0 || !isComparable
      if (!suite.hasSuites && cases === 0 && statedTests > 0) {
        reportMissingCases(sink, suite, statedTests)
        return
      }
      if (!isComparable) return
      if (stated > 0 && !hasFaults && !isOfPytest) reportMissingFailures(sink, subjectOf(attributes), stated, line, reasonIn(suite.output))
      else if (!suite.hasSuites) compare(suite, isOfPytest)
    },
    closeReport(suite) {
      const isListed = suite.faults > 0 || suite.hasInnerFaults || suite.hasReruns
      unlisted = isListed || isPytest ? 0 : statedFaultsOf(root)
    },
    check() {
      if (!errors.check(sink) && unlisted > 0) reportMissingFailures(sink, 'The file', unlisted)
      checkStatedTotal(sink, tests.stated, tests.listed)
      checkStatedTotal(sink, faults.stated, faults.listed, 'failures')
    },
  }
}

/**
 * Finds errors that only the root element states: gotestsum leaves a package that does not compile out of the file, so the rest of the
 * file would be successful.
 */
function unlistedErrors(root: Attributes = {}) {
  const errors = parseNumber(root.errors) ?? 0
  const stated = errors + Math.max(0, parseNumber(root.failures) ?? 0)
  let listed = 0
  let isStatedBySuites = false
  return {
    addSuite({ attributes, faults }: JunitSuite): void {
      listed += faults
      isStatedBySuites ||= attributes.errors !== undefined
    },
    check(sink: Sink): boolean {
      if (errors <= 0 || isStatedBySuites || listed >= stated) return false
      const totals = `${formatCount(stated)} failures and errors, but lists ${formatCount(listed)}`
      sink.problem({
        severity: 'error',
        kind: 'incomplete',
        message: `The file states ${totals}. With gotestsum, a package did not compile: see the log of the tests.`,
      })
      return true
    },
  }
}

/** stylelint-junit-formatter writes this package into the root, and states each problem as a failure and as an error. */
const stylelint = 'stylelint.rules'

/** Returns the line of the output of a suite that explains an error outside of its tests (newman, Karma); empty if there is none. */
function reasonIn(output: string): string {
  const lines = output.split('\n').filter((line) => /\w/.test(line))
  const error = lines.find((line) => /\b\w{0,100}(?:Error|Exception): \S/.test(line.slice(0, recordLimits.quotedLine)))
  return firstLine(error ?? lines.at(-1) ?? '', recordLimits.quotedLine)
}

/** Returns the number of failures and errors that a suite states. */
export const statedFaultsOf = ({ failures, errors }: Attributes) =>
  Math.max(0, parseNumber(failures) ?? 0) + Math.max(0, parseNumber(errors) ?? 0)

const subjectOf = ({ name }: Attributes) => `The suite${name ? ` "${name}"` : ''}`

const cppFile = /\.(?:c|cc|cpp|cxx|h|hh|hpp|hxx|mm)$/i

/** Checks if a suite counts assertions instead of tests: Catch2, whose host is "tbd", and doctest, whose class is the source file. */
const countsAssertions = ({ attributes, lastClass }: JunitSuite) =>
  attributes.hostname === 'tbd' || attributes.doctest_version !== undefined || cppFile.test(lastClass?.className ?? '')

/**
 * Checks if `failures` and `errors` count something other than the listed ones. Boost.Test states only the tests that passed, and an
 * aborted test as a failure and as an error. The reporter of Currents for node:test, which states no `tests`, counts suites around a failed
 * test.
 */
const countsOtherFaults = ({ hostname, errors }: Attributes, cases: number, statedTests: number | undefined) =>
  statedTests === undefined ? hostname !== undefined && errors === undefined : statedTests < cases

/** Reports a suite that states tests but lists none. If it also states failures, the run cannot be successful. */
function reportMissingCases(sink: Sink, suite: JunitSuite, total: number): void {
  const { attributes, line } = suite
  const bad = statedFaultsOf(attributes)
  const subject = subjectOf(attributes)
  const reason = reasonIn(suite.output)
  if (bad > 0) {
    sink.problem({
      severity: 'error',
      kind: 'incomplete',
      message: `${subject} states ${formatCount(total)} tests, ${formatCount(bad)} of them failed, but lists none${reason === '' ? '.' : `: ${reason}`}`,
      line,
    })
  } else {
    sink.problem({ severity: 'warning', message: `${subject} states ${formatCount(total)} tests, but lists none.`, line })
  }
}
