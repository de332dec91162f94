import type { Status } from '../../../records/record.js'
import { parseNumber } from '../fields/numbers.js'
import type { JunitSuite } from './junit-suite.js'
import { statedFaultsOf } from './junit-totals.js'

/**
 * Decides about failed test cases that may not count, because they are skipped as well, or because their producer allows their failure. The
 * totals of the suite follow from what its producer meant, and they are compared at the end of the suite. So the file is read again if such
 * a suite was found.
 */
export interface JunitDoubts {
  /**
   * Accepts a failed case.
   * @param excused its status if its failure does not count
   * @param faults the number of its failures and errors
   */
  statusOf(suite: JunitSuite, excused: Status, faults: number): Status
  /** Accepts the end of a suite. */
  closeSuite(suite: JunitSuite): void
  /** Returns the suites whose doubtful cases do not count. */
  found(): ExcusedSuites
}

/** The suites whose doubtful cases do not count as failed, by their position in the file. */
export type ExcusedSuites = ReadonlySet<number>

const maximumCases = 1_000

/**
 * Creates the decisions of one reading.
 * @param known the suites that an earlier reading has found
 */
export function createJunitDoubts(known: ExcusedSuites): JunitDoubts {
  const found = new Set<number>()
  return {
    statusOf(suite, excused, faults) {
      suite.doubts ??= { excused, cases: 0, faults: 0 }
      const { doubts } = suite
      doubts.cases += 1
      doubts.faults += faults
      return known.has(suite.position) && excused === doubts.excused ? excused : 'failed'
    },
    closeSuite(suite) {
      if (suite.doubts !== undefined && suite.doubts.cases <= maximumCases && isExcused(suite, suite.doubts)) found.add(suite.position)
    },
    found: () => found,
  }
}

/** Checks if the totals of a suite fit if its doubtful cases do not count as failed, and do not fit otherwise. */
function isExcused(suite: JunitSuite, { excused, cases, faults }: NonNullable<JunitSuite['doubts']>): boolean {
  const { attributes, failed, skipped } = suite
  const statedFaults = (attributes.failures ?? attributes.errors) === undefined ? undefined : statedFaultsOf(attributes)
  const statedSkipped = parseNumber(attributes.skipped)
  // Some producers count failed tests, and others count their failures.
  const fits = (failedCases: number, ownFaults: number, skippedCases: number) =>
    (statedFaults === undefined || statedFaults === failedCases || statedFaults === ownFaults) &&
    (statedSkipped === undefined || statedSkipped === skippedCases)
  const otherFaults = suite.faults - faults
  return fits(failed, otherFaults, excused === 'skipped' ? skipped + cases : skipped) && !fits(failed + cases, suite.faults, skipped)
}
