import type { BuildTest } from '../history/build-results.js'
import type { GroupedFailures } from './group-failures.js'
import { judgeFailure } from './judge-failure.js'
import type { Judgement } from './judgement.js'
import { verdictOrder } from './judgement.js'
import type { TestedHistory } from './tested-history.js'
import type { Verdict, VerdictCounts, VerdictKind } from './verdict.js'

/** The failed tests of a build by their ids: one entry for each job in which a test failed. */
export type FailedBuildTests = ReadonlyMap<string, readonly BuildTest[]>

/** A failure in one job, and the verdict on it. */
interface Judged {
  readonly job: string | undefined
  readonly cause: string | undefined
  readonly verdict: Verdict
}

/** Judges the failures of a build. */
export function judgeFailures(
  { failed, quarantined }: GroupedFailures,
  history: TestedHistory,
): Pick<Judgement, 'verdictOf' | 'verdictOfCause' | 'counts'> {
  const counts: Record<keyof VerdictCounts, number> = { unknown: 0, unseen: 0, flaky: 0, known: 0, new: 0, quarantined }
  const kindOfCause = new Map<string, VerdictKind>()
  const judged = new Map<string, readonly Judged[]>()
  const verdictIn = (id: string, cause: string | undefined, job?: string): Verdict => judgeFailure(history.find(id, job), cause, history)

  for (const [id, tests] of failed) {
    const failures = tests.map(({ job, cause }): Judged => ({ job, cause, verdict: verdictIn(id, cause, job) }))
    judged.set(id, failures)
    for (const { cause, verdict } of failures) {
      if (cause !== undefined) kindOfCause.set(cause, mostImportant(kindOfCause.get(cause), verdict.kind))
    }
    counts[failures.map(({ verdict }) => verdict.kind).reduce(mostImportant)] += 1
  }
  return {
    counts,
    verdictOfCause: (cause) => kindOfCause.get(cause),
    verdictOf(id, cause, jobs) {
      const ofCause = (judged.get(id) ?? []).filter((failure) => failure.cause === cause)
      const inJob = (job: string): Verdict => ofCause.find((failure) => failure.job === job)?.verdict ?? verdictIn(id, cause, job)
      const verdicts = jobs.length > 0 ? jobs.map(inJob) : ofCause.map(({ verdict }) => verdict)
      // A failure that is not known was left out of the results.
      if (verdicts.length === 0) return verdictIn(id, cause)
      return verdicts.reduce((first, next) => (rank(next.kind) < rank(first.kind) ? next : first))
    },
  }
}

const rank = (kind: VerdictKind): number => verdictOrder.indexOf(kind)

const mostImportant = (first: VerdictKind | undefined, next: VerdictKind): VerdictKind =>
  first !== undefined && rank(first) <= rank(next) ? first : next
