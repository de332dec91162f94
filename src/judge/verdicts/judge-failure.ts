import { definedFields } from '../../base/defined-fields.js'
import { sameCause } from '../failure/cause/cause-id.js'
import { failureRow, hasFailed, hasPassed, lastRun } from '../history/outcomes.js'
import type { TestHistory } from '../history/test-histories.js'
import { referTo } from './build-reference.js'
import { causeOfFailure } from './failure-cause.js'
import { measureFlakiness } from './flakiness.js'
import { findReference } from './reference.js'
import { describeReference } from './reference-age.js'
import type { TestedHistory } from './tested-history.js'
import type { Verdict } from './verdict.js'

/** A test with fewer signs of flakiness is not flaky. */
const minimumSigns = 2

/**
 * Returns the verdict on a test that failed in a job. The first rule that applies decides.
 * @param row undefined if the history does not know the test
 * @param cause the id of the cause; undefined if it is not known
 */
export function judgeFailure(row: TestHistory | undefined, cause: string | undefined, history: TestedHistory): Verdict {
  if (history.builds.length === 0) return { kind: 'unknown' }
  if (row === undefined) return { kind: 'unseen' }
  const reference = findReference(row, cause, history)
  if (reference === -1 && !wasKnown(row, history.base.index)) return { kind: 'unseen' }
  return judgeFlaky(row, cause, reference, history) ?? compare(row, cause, reference, history)
}

/** Returns whether the test existed at the tested base. If all builds are later, any of them decides. */
const wasKnown = ({ results }: TestHistory, base: number): boolean => /[^-]/.test(base === -1 ? results : results.slice(0, base + 1))

function judgeFlaky(row: TestHistory, cause: string | undefined, reference: number, { outages }: TestedHistory): Verdict | undefined {
  if (!hasSigns.test(row.results) || failureRow(row.results, reference).builds >= 2 || hasNewCause(row, cause)) return undefined
  const flakiness = measureFlakiness(row, outages)
  return flakiness.failedBuilds < minimumSigns ? undefined : { kind: 'flaky', ...flakiness }
}

/** Matches the results of a test that may have shown a sign of flakiness. Nearly all tests have not. */
const hasSigns = /f|F/

/** Returns whether the test failed before, but never for this cause. */
const hasNewCause = ({ causes }: TestHistory, cause: string | undefined): boolean =>
  causes.some((known) => sameCause(known, cause) === false) && !causes.some((known) => sameCause(known, cause) === true)

/** Compares the failure with the result in the reference. */
function compare(row: TestHistory, cause: string | undefined, reference: number, history: TestedHistory): Verdict {
  const age = describeReference(reference, history)
  if (!hasFailed(row.results, reference)) {
    return { kind: 'new', ...optional('since', referTo(history.builds[reference])), ...optional('reference', age) }
  }
  const { first, builds } = failureRow(row.results, reference)
  const before = causeOfFailure(row, reference)
  return {
    kind: 'known',
    ...optional('since', referTo(history.builds[first])),
    builds,
    ...definedFields({ differs: sameCause(before, cause) === false ? true : undefined }),
    ...optional('fixed', referTo(history.builds[findFix(row.results, reference)])),
    ...optional('reference', age),
  }
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
