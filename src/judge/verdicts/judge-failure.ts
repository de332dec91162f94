import { sameCause } from '../failure/cause/cause-id.js'
import { type FailureRow, failureRow, hasFailed, hasPassed, lastRun } from '../history/outcomes.js'
import type { TestHistory } from '../history/test-histories.js'
import { referTo } from './build-reference.js'
import { causeOfFailure } from './failure-cause.js'
import { failureRange } from './failure-range.js'
import { judgeFlaky } from './judge-flaky.js'
import type { JudgedFailure, RunCauses } from './judged-failure.js'
import { recentResults } from './recent-results.js'
import { findReference } from './reference.js'
import { describeReference } from './reference-age.js'
import { findSigns, mayHaveSigns } from './signs.js'
import type { TestedHistory } from './tested-history.js'
import type { Verdict } from './verdict.js'

/**
 * Returns the verdict on a test that failed in a job. The first rule that applies decides.
 * @param row undefined if the history does not know the test
 * @param run undefined if the failure cannot be one of a flaky test
 */
export function judgeFailure(
  row: TestHistory | undefined,
  failure: JudgedFailure,
  history: TestedHistory,
  run: RunCauses | undefined,
): Verdict {
  const { cause } = failure
  if (history.base.index === -1) return { kind: 'unknown' }
  if (row === undefined) return { kind: 'unseen' }
  const reference = findReference(row, cause, history)
  if (reference === -1 && !wasKnown(row, history.base.index)) return { kind: 'unseen' }
  const flaky = run && judgeFlaky(row, failure, reference, history, run)
  return flaky ?? compare(row, cause, reference, history)
}

/**
 * Returns whether a test existed at the tested base.
 * @param row undefined if the history does not know the test
 */
export const wasKnown = (row: TestHistory | undefined, base: number): boolean =>
  row !== undefined && /[^-]/.test(row.results.slice(0, base + 1))

/** Returns the results in the last builds if the history shows a sign of flakiness. */
const unsteady = (row: TestHistory, history: TestedHistory): Pick<Verdict, 'recent'> =>
  mayHaveSigns(row.results) && findSigns(row, history).signs.length > 0 ? { recent: recentResults(row.results) } : {}

/** Compares the failure with the result in the reference. */
function compare(row: TestHistory, cause: string | undefined, reference: number, history: TestedHistory): Verdict {
  const age = describeReference(reference, history)
  const recent = unsteady(row, history)
  if (!hasFailed(row.results, reference)) {
    return {
      kind: 'new',
      ...optional('since', referTo(history.builds[reference])),
      ...optional('passedBuilds', countPasses(row.results, history.base.index)),
      ...recent,
      ...optional('reference', age),
    }
  }
  const failures = failureRow(row.results, reference)
  const { first, builds } = failures
  const since = optional('since', referTo(history.builds[first]))
  const differs = sameCause(causeOfFailure(row, reference), cause) === false && !changesCause(row, failures, reference)
  if (differs) return { kind: 'new', ...since, builds, differs, ...recent, ...optional('reference', age) }
  return {
    kind: 'known',
    ...since,
    builds,
    ...optional('range', failureRange(row.results, first, history.builds)),
    ...recent,
    ...optional('fixed', referTo(history.builds[findFix(row.results, reference)])),
    ...optional('reference', age),
  }
}

/** Counts the builds up to the tested base in which a test ran. Undefined unless it passed at once in all of them, and in one at least. */
function countPasses(results: string, base: number): number | undefined {
  let passes = 0
  for (let build = lastRun(results, base); build >= 0; build = lastRun(results, build - 1)) {
    if (results[build] !== 'P') return undefined
    passes += 1
  }
  return passes === 0 ? undefined : passes
}

/** Returns whether the failures in a row that end in a build have different causes, as with a text that changes each time. */
function changesCause(row: TestHistory, { first }: FailureRow, last: number): boolean {
  const causes: (string | undefined)[] = []
  for (let build = first; build <= last; build += 1) if (hasFailed(row.results, build)) causes.push(causeOfFailure(row, build))
  return causes.some((one) => causes.some((other) => sameCause(one, other) === false))
}

const optional = <Key extends string, Value>(key: Key, value: Value | undefined): { [K in Key]?: Value } =>
  (value === undefined ? {} : { [key]: value }) as { [K in Key]?: Value }

/** Returns the first of the passes in a row that the test ends with, if they are after the reference; otherwise -1. */
function findFix(results: string, reference: number): number {
  let fixed = -1
  let build = lastRun(results, results.length - 1)
  while (build > reference && hasPassed(results, build)) {
    fixed = build
    build = lastRun(results, build - 1)
  }
  return fixed
}
