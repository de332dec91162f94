import { definedFields } from '../../../../base/defined-fields.js'
import { type CauseFold, causeFold, groupCauses } from '../../../../judge/failure/cause/cause-fold.js'
import type { TestDetails } from '../../data/page-data.js'
import { kindOfFailures, type TestKind } from '../earlier-results/test-kind.js'
import type { PageJobs } from '../jobs/page-jobs.js'
import { failedRank } from '../outcome.js'
import type { PageContext } from '../page-context.js'
import type { ModelCause, TestModel } from '../test-model.js'

/** A cause with its numbers. */
export interface CauseCounts {
  /** Index into the causes of the model; of several that are shown as one, the index of the first. */
  readonly number: number
  readonly cause: ModelCause
  /** The ids of several causes that are shown as one, and what they differ in. */
  readonly folded?: { readonly ids: ReadonlySet<string> } & Pick<CauseFold, 'differ'>
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

type NumberedCause = Pick<CauseCounts, 'number' | 'cause' | 'folded'>

const foldOf = ({ cause: { id, signature, frame } }: NumberedCause): CauseFold | undefined =>
  causeFold({ id, signature, hasFunction: frame?.functionName !== undefined })

/** Returns the causes of the page. Those that differ only in an address, or in the test of a weak signature, are one. */
const foldedCauses = ({ causes }: TestModel): readonly NumberedCause[] =>
  groupCauses(
    causes.map((cause, number) => ({ cause, number })).filter(({ cause }) => cause.executions.length > 0),
    foldOf,
  ).map(({ causes: [first, ...others], fold }) => {
    if (fold === undefined) return first
    const all = [first, ...others].map(({ cause }) => cause)
    const executions = all.flatMap((cause) => cause.executions).sort((one, other) => one - other)
    return {
      number: first.number,
      cause: { id: first.cause.id, signature: fold.signature, executions },
      folded: { ids: new Set(all.map(({ id }) => id)), differ: fold.differ },
    }
  })

/** Counts the causes, those with the most failures first. */
export function countCauses(model: TestModel, { numbers }: PageJobs): readonly CauseCounts[] {
  const { executions } = model
  const counted = foldedCauses(model).map(({ cause, number, folded }): CauseCounts => {
    const failed = cause.executions.filter((execution) => executions.ranks[execution] === failedRank)
    // A cause of failures names the jobs in which tests failed, not those in which one was only flaky.
    const named = failed.length > 0 ? failed : cause.executions
    const jobs = new Set(named.flatMap((execution) => numbers[executions.jobOf[execution] ?? -1] ?? []))
    return {
      number,
      cause,
      ...definedFields({ folded }),
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
