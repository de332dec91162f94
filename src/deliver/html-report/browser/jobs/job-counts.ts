import type { JobData } from '../../data/page-data.js'
import { failedRank, flakyRank, outcomes, passedRank, skippedRank, type TestOutcome, unknownRank } from '../outcome.js'
import type { TestModel } from '../test-model.js'
import type { PageJob, PageJobs } from './page-jobs.js'

/** The executions of a job. */
export interface JobCounts extends PageJob {
  /** The number of executions with each outcome, by its rank. */
  readonly byRank: readonly number[]
  readonly total: number
  /** The number of failures that are not quarantined. */
  readonly relevant: number
  /** The duration in ms; undefined if it is unknown. */
  readonly duration: number | undefined
  readonly url: string | undefined
  /** Whether the job failed although none of its tests did, except quarantined ones. */
  readonly isFailed: boolean
}

/** Counts the executions of each job, those that did not pass first, then in the order of the records. */
export function countJobs(
  { executions, history }: TestModel,
  { groups, numbers }: PageJobs,
  data: readonly JobData[],
): readonly JobCounts[] {
  const jobs = groups.map((group) => ({ ...group, byRank: outcomes.map(() => 0), total: 0, relevant: 0 }))
  for (const [execution, job] of executions.jobOf.entries()) {
    const counts = jobs[numbers[job] ?? -1]
    const rank = executions.ranks[execution] ?? unknownRank
    if (counts === undefined) continue
    counts.byRank[rank] = (counts.byRank[rank] ?? 0) + 1
    counts.total += 1
    if (rank === failedRank && history?.quarantineOfTest.has(executions.testOf[execution] ?? -1) !== true) counts.relevant += 1
  }
  const completed = jobs.map((job): JobCounts => {
    const parts = data.filter((_, index) => numbers[index] === job.number)
    const durations = parts.flatMap(({ duration }) => duration ?? [])
    return {
      ...job,
      ...wholeCounts(job, parts),
      isFailed: parts.some(({ isFailed }) => isFailed === true),
      // The modules of a job may run one after the other or at the same time.
      duration: parts.length === 1 ? durations[0] : undefined,
      url: parts.find(({ url }) => url !== undefined)?.url,
    }
  })
  return completed.sort(
    (one, other) => other.relevant - one.relevant || outcomeOrder(one) - outcomeOrder(other) || one.number - other.number,
  )
}

/** Returns the numbers of all executions of a job if the page does not list all of them. */
function wholeCounts(
  { byRank }: Pick<JobCounts, 'byRank'>,
  parts: readonly JobData[],
): Partial<Pick<JobCounts, 'byRank' | 'total' | 'relevant'>> {
  const known = parts.flatMap(({ counts }) => (counts === undefined ? [] : [counts]))
  if (known.length === 0 || known.length < parts.length) return {}
  const sum = (index: 0 | 1 | 2 | 3 | 4) => known.reduce((total, counts) => total + counts[index], 0)
  const whole = new Map([
    [failedRank, sum(0)],
    [flakyRank, sum(1)],
    [skippedRank, sum(2)],
  ])
  return { byRank: byRank.map((count, rank) => whole.get(rank) ?? count), total: sum(3), relevant: sum(0) - sum(4) }
}

/** The outcome of a job. `incomplete`: it failed although none of its tests did. */
export type JobOutcome = TestOutcome | 'incomplete'

/**
 * Returns the outcome of a job. A job that skipped some of its tests and passed the others has passed, as has one with excused failures.
 */
export function outcomeOfJob({ byRank, relevant, isFailed }: JobCounts): JobOutcome {
  if (relevant > 0) return 'failed'
  if (isFailed) return 'incomplete'
  const worst = byRank.findIndex((count, rank) => count > 0 && !good.has(rank))
  if (worst !== -1) return outcomes[worst] ?? 'unknown'
  const count = (...ranks: readonly number[]) => ranks.reduce((sum, rank) => sum + (byRank[rank] ?? 0), 0)
  // A flaky test passed in the end.
  return count(passedRank, flakyRank, failedRank) > 0 ? 'passed' : count(skippedRank) > 0 ? 'skipped' : 'unknown'
}

/** The ranks of tests that do not keep a job from passing. Failures that count are checked before. */
const good = new Set([failedRank, flakyRank, skippedRank, passedRank])

/** Returns the rank of the outcome of a job: the smaller, the worse. */
function outcomeOrder(job: JobCounts): number {
  const outcome = outcomeOfJob(job)
  return outcome === 'incomplete' ? failedRank : outcomes.indexOf(outcome)
}
