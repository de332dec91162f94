import { definedFields } from '../../../../base/defined-fields.js'
import type { TestDetails } from '../../data/page-data.js'
import { kindOfFailures, type TestKind } from '../earlier-results/test-kind.js'
import type { PageJobs } from '../jobs/page-jobs.js'
import { failedRank } from '../outcome.js'
import type { PageContext } from '../page-context.js'
import type { ModelCause, TestModel } from '../test-model.js'

/** A cause with its numbers. */
export interface CauseCounts {
  /** Index into the causes of the model. */
  readonly number: number
  readonly cause: ModelCause
  /** Failed executions. A cause without failures only made tests flaky. */
  readonly failures: number
  /** Executions that are flaky. */
  readonly flaky: number
  /** Distinct tests, in the order of the records. */
  readonly tests: readonly number[]
  /** Numbers of jobs, ascending. */
  readonly jobs: readonly number[]
  /** The most important kind of its tests. */
  readonly kind: TestKind
}

/** Counts the causes, those with the most failures first. */
export function countCauses(model: TestModel, { numbers }: PageJobs): readonly CauseCounts[] {
  const { causes, executions } = model
  const counted = causes.map((cause, number): CauseCounts => {
    const failed = cause.executions.filter((execution) => executions.ranks[execution] === failedRank)
    // A cause of failures names the jobs in which tests failed, not those in which one was only flaky.
    const named = failed.length > 0 ? failed : cause.executions
    const jobs = new Set(named.flatMap((execution) => numbers[executions.jobOf[execution] ?? -1] ?? []))
    return {
      number,
      cause,
      failures: failed.length,
      flaky: cause.executions.length - failed.length,
      tests: [...new Set(named.map((execution) => executions.testOf[execution] ?? -1))],
      jobs: [...jobs].sort((one, other) => one - other),
      kind: failed.length > 0 ? kindOfFailures(model, failed) : 'flaky',
    }
  })
  return counted
    .filter(({ failures, flaky }) => failures + flaky > 0)
    .sort((one, other) => other.failures - one.failures || other.flaky - one.flaky || one.number - other.number)
}

/** Reads the texts of the first failed execution, or of the failed attempt of a test that was only flaky. */
export async function readFirstFailure(
  { model, readDetails }: Pick<PageContext, 'model' | 'readDetails'>,
  { cause: { executions } }: CauseCounts,
): Promise<TestDetails> {
  const failed = executions.find((execution) => model.executions.ranks[execution] === failedRank)
  const details = (await readDetails(failed ?? executions[0] ?? -1)) ?? {}
  const attempt = failed === undefined ? details.attempts?.findLast(({ status }) => status === 'failed') : undefined
  return { ...(attempt ?? details), ...definedFields({ source: details.source }) }
}

/** A message and the number of executions that have it. */
export interface MessageVariant {
  readonly message: string
  readonly count: number
}

/** Returns the messages of a cause, the most frequent first. */
export function messageVariants({ executions, messages }: TestModel, cause: ModelCause): readonly MessageVariant[] {
  const counts = new Map<number, number>()
  for (const execution of cause.executions) {
    const message = executions.messageOf.get(execution)
    if (message !== undefined) counts.set(message, (counts.get(message) ?? 0) + 1)
  }
  return [...counts]
    .sort(([one, count], [other, otherCount]) => otherCount - count || one - other)
    .map(([message, count]) => ({ message: messages.names[message] ?? '', count }))
}

/** Returns the messages of the tests of a cause, each of its first failure, as far as they differ from the first one. */
export function otherMessages({ executions, messages }: TestModel, cause: ModelCause): ReadonlyMap<number, string> {
  const isFailed = (execution: number) => executions.ranks[execution] === failedRank
  const failed = cause.executions.filter(isFailed)
  const shown = failed.length > 0 ? failed : cause.executions
  const first = executions.messageOf.get(shown[0] ?? -1)
  const seen = new Set<number>()
  const others = new Map<number, string>()
  for (const execution of shown) {
    const test = executions.testOf[execution] ?? -1
    if (seen.has(test)) continue
    seen.add(test)
    const message = executions.messageOf.get(execution)
    if (message !== undefined && message !== first) others.set(test, messages.names[message] ?? '')
  }
  return others
}
