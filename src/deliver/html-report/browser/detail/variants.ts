import { formatDuration } from '../../../../base/text/durations.js'
import type { TestDetails } from '../../data/page-data.js'
import type { Attempt } from '../evidence/alternative-text.js'
import { shortName } from '../jobs/job-words.js'
import type { PageJobs } from '../jobs/page-jobs.js'
import { outcomes, type TestOutcome, unknownRank } from '../outcome.js'
import type { PageContext } from '../page-context.js'
import { executionsOf, mainExecution, type TestModel } from '../test-model.js'

/** One attempt of a test in one job, with its texts. */
export interface Variant {
  readonly label: string
  readonly outcome: TestOutcome
  readonly details: TestDetails
  /** Absent if there was only one. */
  readonly attempt?: Attempt
}

/** The attempts that the panel shows as tabs, and the one that is shown first. */
export interface Variants {
  readonly all: readonly Variant[]
  readonly first: number
  /** The details of the execution that represents the test. */
  readonly details: TestDetails
}

const maximumCauses = 10

/** Reads the attempts of the main execution of a test, and of its first execution with each other cause. */
export async function readVariants({ model, readDetails }: PageContext, jobs: PageJobs, test: number): Promise<Variants> {
  const executions = executionsByCause(model, test)
  const all: Variant[] = []
  let first = 0
  let main: TestDetails = {}
  for (const execution of executions) {
    const details = (await readDetails(execution)) ?? {}
    const job = shortName(jobs, jobs.numbers[model.executions.jobOf[execution] ?? -1] ?? -1)
    const attempts = attemptsOf(details, model.executions.ranks[execution] ?? unknownRank)
    if (all.length === 0) {
      main = details
      // The last attempt decided that the test failed. If it passed, the failure is of interest.
      const last = attempts.length - 1
      first =
        attempts[last]?.outcome === 'failed'
          ? last
          : Math.max(
              attempts.findLastIndex(({ outcome }) => outcome === 'failed'),
              0,
            )
    }
    for (const attempt of attempts)
      all.push({ ...attempt, label: [executions.length > 1 ? job : undefined, attempt.label].filter(Boolean).join(' · ') })
  }
  return { all, first, details: main }
}

/** Returns the main execution, and the first execution for each other cause. */
function executionsByCause(model: TestModel, test: number): readonly number[] {
  const main = mainExecution(model, test)
  const causes = new Set([model.executions.causeOf.get(main)])
  const found = [main]
  for (const execution of executionsOf(model, test)) {
    const cause = model.executions.causeOf.get(execution)
    if (cause === undefined || causes.has(cause) || found.length === maximumCauses) continue
    causes.add(cause)
    found.push(execution)
  }
  return found
}

function attemptsOf(details: TestDetails, rank: number): readonly Variant[] {
  const earlier = details.attempts ?? []
  const all = earlier.length + 1
  const label = (index: number, duration?: number) =>
    [`Attempt ${index + 1}`, ...(duration === undefined || duration < 0 ? [] : [formatDuration(duration)])].join(' · ')
  return [
    ...earlier.map((attempt, index) => ({
      label: label(index, attempt.duration),
      outcome: outcomeOfStatus(attempt.status),
      details: attempt,
      attempt: [index + 1, all] as const,
    })),
    {
      label: earlier.length === 0 ? '' : label(earlier.length),
      outcome: lastOutcome(rank),
      details,
      ...(all > 1 && { attempt: [all, all] as const }),
    },
  ]
}

const outcomeOfStatus = (status: TestDetails['status'] = 'unknown'): TestOutcome => (status === 'successful' ? 'passed' : status)

/** The last attempt of a flaky test passed. */
function lastOutcome(rank: number): TestOutcome {
  const outcome = outcomes[rank] ?? 'unknown'
  return outcome === 'flaky' ? 'passed' : outcome
}
