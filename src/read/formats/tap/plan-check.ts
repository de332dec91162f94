import { formatCount } from '../../../base/text/counts.js'
/** Reports an error outside of the tests. The reason may be empty. */
export type Fail = (what: string, reason: string, line: number) => void

/** A line such as `1..5 # SKIP no database`. */
export interface Plan {
  readonly count: number
  /** From 1: its line in the file. */
  readonly line: number
  /** The reason to skip everything; undefined if nothing is skipped, and empty if the plan gives no reason. */
  readonly skipReason: string | undefined
}

/** The facts that follow from the totals at the end of a file. */
export interface Totals {
  /**
   * Whether the file has the number of failures that they state. The numbers of its test points then have no meaning: `node --test` numbers a
   * test file without tests by its place among the files (Node 20 to 26), and Mocha 12 gives a failed hook the number of the next test.
   */
  readonly areFailuresRead: boolean
  /** The number of results; 0 if it is unknown or no test failed. The plan of AVA leaves out crashes, which are failed test points (AVA 7). */
  readonly results: number
}

export const noTotals: Totals = { areFailuresRead: false, results: 0 }

/** Compares the numbers of test points with their plan, in constant memory. */
export interface PlanCheck {
  /** Adds a test point and returns its number, which follows the previous one if the line states none. */
  add(stated: number | undefined): number
  /** Returns the number of test points so far. */
  count(): number
  /**
   * Reports what the plan contradicts.
   * @param subject the file or a subtest, such as `The subtest "cart"`
   * @param reason may explain an early end
   * @param totals the facts from the end of the file
   * @returns whether anything was wrong
   */
  report(plan: Plan, subject: string, reason: string, line: number, fail: Fail, totals: Totals): boolean
}

/** The numbers that may arrive before a lower one. Tests that run in parallel are not numbered in order by all producers. */
const maximumEarly = 10_000

/** Creates a check of one plan. */
export function createPlanCheck(): PlanCheck {
  const early = new Set<number>()
  let count = 0
  let last = 0
  /** The highest number up to which all have arrived. */
  let complete = 0
  let repeated = 0
  let firstRepeated = 0
  return {
    add(stated) {
      count += 1
      const number = stated ?? last + 1
      last = number
      if (number === complete + 1) {
        complete += 1
        while (early.size > 0 && early.delete(complete + 1)) complete += 1
      } else if (number <= complete || early.has(number)) {
        repeated += 1
        if (repeated === 1) firstRepeated = number
      } else if (early.size < maximumEarly) {
        early.add(number)
      }
      return number
    },
    count: () => count,
    report(plan, subject, reason, line, fail, totals) {
      if (count < plan.count) {
        fail(`${subject} ends early: its plan is 1..${plan.count}, and ${ran(count)}. ${lookAt(reason)}`, reason, line)
        return true
      }
      if (count > plan.count && count <= totals.results) {
        if (count === totals.results) return false
        fail(
          `${subject} lacks results: its totals state ${formatCount(totals.results)} results, and ${ran(count)}. ${lookAt(reason)}`,
          reason,
          line,
        )
        return true
      }
      if (count > plan.count) {
        fail(`${subject} has too many tests: its plan is 1..${plan.count}, and ${ran(count)}. Correct the plan`, '', plan.line)
        return true
      }
      if (complete < count && !totals.areFailuresRead) {
        const what = repeated > 0 ? `test number ${firstRepeated} occurs more than once, and number` : 'test number'
        fail(`${subject} lacks results: ${what} ${complete + 1} is missing. Its output may be mixed with that of another run`, '', line)
        return true
      }
      return false
    },
  }
}

/** Ends a message about a run that stopped; the reason follows if there is one. */
export const lookAt = (reason: string): string =>
  reason === '' ? 'See the log of the run for the reason' : 'After the last test, the file contains'

const ran = (count: number): string => (count === 0 ? 'no test ran' : count === 1 ? '1 test ran' : `${formatCount(count)} tests ran`)
