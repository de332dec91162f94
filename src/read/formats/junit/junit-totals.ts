import { formatCount } from '../../../base/text/counts.js'
import { parseNumber } from '../fields/numbers.js'
import { checkStatedTotal } from '../fields/stated-totals.js'
import type { Sink } from '../format.js'
import type { Attributes } from '../xml/xml.js'
import type { JunitSuite } from './junit-suite.js'

/** Compares the totals that suites state with what they list. */
export interface JunitTotals {
  /** Accepts the attributes of the root element. */
  openReport(attributes: Attributes): void
  /** Adds a suite that has ended. */
  addSuite(suite: JunitSuite): void
  sawReruns(): void
  /** Reports missing tests and failures. Called at the end of the file. */
  check(): void
}

/** Creates the totals of one file. Only suites without inner suites count, because some producers add up the totals of inner suites. */
export function createJunitTotals(sink: Sink): JunitTotals {
  const tests = { stated: 0, listed: 0 }
  const faults = { stated: 0, listed: 0 }
  let reruns = false
  let isPytest = false
  let errors = unlistedErrors()
  return {
    openReport(own) {
      isPytest = own.name === 'pytest tests'
      errors = unlistedErrors(own)
    },
    addSuite(suite) {
      errors.addSuite(suite)
      if (suite.hasSuites) return
      const { attributes, cases } = suite
      const statedTests = parseNumber(attributes.tests)
      if (cases === 0 && statedTests !== undefined && statedTests > 0) {
        reportMissingCases(sink, suite, statedTests)
        return
      }
      if (countsAssertions(suite)) return
      // pytest counts reports: a test that passes with a failing teardown counts twice, and each subtest once.
      if (statedTests !== undefined && !isPytest && attributes.name !== 'pytest') {
        tests.stated += statedTests
        tests.listed += cases
      }
      if (countsOtherFaults(suite, statedTests)) return
      const statedFaults = statedFaultsOf(suite)
      faults.stated += statedFaults
      // Newman and Mocha list several failures for one failed test.
      faults.listed += Math.min(suite.faults, statedFaults)
    },
    sawReruns() {
      reruns = true
    },
    check() {
      errors.check(sink)
      // Surefire counts every rerun.
      if (reruns) return
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
    check(sink: Sink): void {
      if (errors <= 0 || isStatedBySuites || listed >= stated) return
      const totals = `${formatCount(stated)} failures and errors, but lists ${formatCount(listed)}`
      sink.problem({
        severity: 'error',
        kind: 'incomplete',
        message: `The file states ${totals}. With gotestsum, a package did not compile: see the log of the tests.`,
      })
    },
  }
}

const statedFaultsOf = ({ attributes }: JunitSuite) =>
  Math.max(0, parseNumber(attributes.failures) ?? 0) + Math.max(0, parseNumber(attributes.errors) ?? 0)

const cppFile = /\.(?:c|cc|cpp|cxx|h|hh|hpp|hxx|mm)$/i

/** Checks if a suite counts assertions instead of tests: Catch2, whose host is "tbd", and doctest, whose class is the source file. */
const countsAssertions = ({ attributes, lastClass }: JunitSuite) =>
  attributes.hostname === 'tbd' || attributes.doctest_version !== undefined || cppFile.test(lastClass?.className ?? '')

/**
 * Checks if `failures` and `errors` count something other than the listed ones. Boost.Test states only the tests that passed, and an
 * aborted test as a failure and as an error. The reporter of Currents for node:test, which states no `tests`, counts suites around a failed
 * test.
 */
const countsOtherFaults = ({ attributes, cases }: JunitSuite, statedTests: number | undefined) =>
  statedTests === undefined ? attributes.hostname !== undefined && attributes.errors === undefined : statedTests < cases

/** Reports a suite that states tests but lists none. If it also states failures, the run cannot be successful. */
function reportMissingCases(sink: Sink, suite: JunitSuite, total: number): void {
  const { attributes, line } = suite
  const bad = statedFaultsOf(suite)
  const name = attributes.name ? ` "${attributes.name}"` : ''
  if (bad > 0) {
    sink.problem({
      severity: 'error',
      kind: 'incomplete',
      message: `The suite${name} states ${formatCount(total)} tests, ${formatCount(bad)} of them failed, but lists none.`,
      line,
    })
  } else {
    sink.problem({ severity: 'warning', message: `The suite${name} states ${formatCount(total)} tests, but lists none.`, line })
  }
}
