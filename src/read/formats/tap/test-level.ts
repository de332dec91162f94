import type { LateFact } from './late-facts.js'
import type { PendingTest } from './pending-test.js'
import { createPlanCheck, type Plan, type PlanCheck } from './plan-check.js'
import type { SubtestError } from './subtest-error.js'

/** A subtest that has ended, as the test point after it needs it. */
export interface ClosedSubtest {
  /** The line at which the subtest began. */
  readonly line: number
  /** The name, if a line before its tests states it. */
  readonly name: string | undefined
  readonly tests: number
  /** Whether a test failed, or an error was reported. */
  readonly hasFailed: boolean
  /** Whether tests were cancelled because this subtest, or one around it, failed. */
  readonly hasCancelled: boolean
  /** Its plan skips everything, for this reason. */
  readonly skipReason: string | undefined
}

/** A file or a subtest while it is being read. */
export interface TestLevel {
  /** The column at which its lines begin. */
  readonly column: number
  /** The names of the subtests around its tests, outermost first. */
  path: readonly string[]
  /** The name, if a line before its tests states it. */
  name: string | undefined
  readonly line: number
  /** Whether its summary is a TODO test, so that failures inside are expected. */
  readonly isTodo: boolean
  /** The error for which its tests were cancelled. */
  readonly error: SubtestError | undefined
  /** The test point before it, if `}` ends it. */
  readonly summary: PendingTest | undefined
  readonly numbers: PlanCheck
  plan: Plan | undefined
  /** Whether tests precede the plan. */
  planIsLast: boolean
  /** The name in the last `# Subtest:`, until a test point or a subtest uses it. */
  heading: string | undefined
  /** The subtest after the last test point. */
  closed: ClosedSubtest | undefined
  /** The number of tests, including the tests of subtests. */
  tests: number
  hasFailed: boolean
  /** See {@link ClosedSubtest}. */
  hasCancelled: boolean
}

/** Creates a level without tests. */
export function createTestLevel(
  given: Pick<TestLevel, 'column' | 'path' | 'line' | 'name'> & Partial<Pick<TestLevel, 'isTodo' | 'error' | 'summary'>>,
): TestLevel {
  return {
    isTodo: false,
    error: undefined,
    summary: undefined,
    ...given,
    numbers: createPlanCheck(),
    plan: undefined,
    planIsLast: false,
    heading: undefined,
    closed: undefined,
    tests: 0,
    hasFailed: false,
    hasCancelled: false,
  }
}

/** Summarises a level that has ended, together with an earlier one before the same test point. */
export function closeLevel(level: TestLevel, earlier: ClosedSubtest | undefined): ClosedSubtest {
  return {
    line: level.line,
    name: level.name,
    tests: level.tests + (earlier?.tests ?? 0),
    hasFailed: level.hasFailed || earlier?.hasFailed === true,
    hasCancelled: level.hasCancelled || earlier?.hasCancelled === true,
    skipReason: level.plan?.skipReason,
  }
}

/** Creates the level of a subtest, with what an earlier reading found out about it. */
export function createSubtest(
  parent: TestLevel,
  { fact, ...given }: Pick<TestLevel, 'column' | 'line' | 'summary'> & { readonly fact: LateFact | undefined },
): TestLevel {
  const name = given.summary?.name ?? parent.heading ?? fact?.name
  parent.heading = undefined
  const isTodo = parent.isTodo || fact?.isTodo === true || given.summary?.point.directive !== undefined
  const error = fact?.error ?? parent.error
  return createTestLevel({ ...given, name, path: name === undefined ? parent.path : [...parent.path, name], isTodo, error })
}

/** Counts the tests of a subtest that no test point summarises. */
export function adoptClosed(level: TestLevel): void {
  if (level.closed === undefined) return
  level.tests += level.closed.tests
  if (level.closed.hasFailed) level.hasFailed = true
  if (level.closed.hasCancelled) level.hasCancelled = true
  level.closed = undefined
}

/** Says whether the plan of a level is fulfilled, so that another one begins another file. */
export const isComplete = ({ plan, numbers }: TestLevel): boolean => plan !== undefined && numbers.count() === plan.count
