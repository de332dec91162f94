import type { BuildTest } from './build-results.js'
import type { GroupedFailures } from './group-failures.js'
import { judgeFailure } from './judge-failure.js'
import type { Judgement } from './judgement.js'
import { verdictOrder } from './judgement.js'
import type { TestedHistory } from './tested-history.js'
import type { VerdictCounts, VerdictKind } from './verdict.js'

/** The failed tests of a build by their ids: one entry for each job in which a test failed. */
export type FailedTests = ReadonlyMap<string, readonly BuildTest[]>

/** Judges the failures of a build. */
export function judgeFailures(
  { failed, quarantined }: GroupedFailures,
  history: TestedHistory,
): Pick<Judgement, 'verdictOf' | 'verdictOfCause' | 'counts'> {
  const counts: Record<keyof VerdictCounts, number> = { unknown: 0, unseen: 0, flaky: 0, known: 0, new: 0, quarantined }
  const kindOfCause = new Map<string, VerdictKind>()
  for (const [id, tests] of failed) {
    const kinds = tests.map(({ job, cause }) => {
      const { kind } = judgeFailure(history.find(id, job), cause, history)
      if (cause !== undefined) kindOfCause.set(cause, mostImportant(kindOfCause.get(cause), kind))
      return kind
    })
    counts[kinds.reduce(mostImportant)] += 1
  }
  return {
    counts,
    verdictOfCause: (cause) => kindOfCause.get(cause),
    verdictOf(id, cause, jobs) {
      const inJobs = jobs.length > 0 ? jobs : jobsOf(failed.get(id) ?? [], cause)
      const verdicts = inJobs.map((job) => judgeFailure(history.find(id, job), cause, history))
      return verdicts.reduce((first, next) => (rank(next.kind) < rank(first.kind) ? next : first))
    },
  }
}

/** Returns the jobs in which a test failed for a cause. A test that is not known was left out of the results. */
function jobsOf(tests: readonly BuildTest[], cause: string | undefined): readonly (string | undefined)[] {
  const jobs = tests.filter((test) => test.cause === cause).map(({ job }) => job)
  return jobs.length > 0 ? jobs : [undefined]
}

const rank = (kind: VerdictKind): number => verdictOrder.indexOf(kind)

const mostImportant = (first: VerdictKind | undefined, next: VerdictKind): VerdictKind =>
  first !== undefined && rank(first) <= rank(next) ? first : next
