import type { QuarantineEntry } from '../../../quarantine/quarantine-entry.js'
import type { MergedFailure } from '../../../summary/merged-failure.js'
import type { RunSummary } from '../../../summary/run-summary.js'
import type { Judgement } from '../../../verdicts/judgement.js'
import type { Verdict } from '../../../verdicts/verdict.js'

/** A failed test in a job. */
export interface JudgedExecution {
  /** As in records. */
  readonly id: string
  readonly job: string | undefined
  /** The id of its cause. */
  readonly cause: string | undefined
}

/** Finds the verdicts on tests and the reasons of their quarantine. */
export interface FailureFinder {
  verdictOf(execution: JudgedExecution): Verdict | undefined
  /** Returns the verdict on a test that is flaky in this run, if it was flaky before. */
  verdictOfFlaky(id: string): Verdict | undefined
  quarantineOf(id: string): QuarantineEntry | undefined
}

/** Creates a {@link FailureFinder}. Without the judgement, only the failures that the summary lists have a verdict. */
export function createFailureFinder({
  summary,
  judgement,
}: {
  readonly summary: Pick<RunSummary, 'failures' | 'flakyFailures' | 'jobs'>
  readonly judgement?: Judgement | undefined
}): FailureFinder {
  const listed = new Map<string, MergedFailure[]>()
  for (const failure of summary.failures) {
    const { id } = failure.test
    if (id === undefined) continue
    const known = listed.get(id)
    if (known === undefined) listed.set(id, [failure])
    else known.push(failure)
  }
  const flaky = new Map(summary.flakyFailures.map(({ test, verdict }) => [test.id, verdict]))
  /** The failure of a test in a job. Another one of the same test is better than none. */
  function find({ id, job, cause }: JudgedExecution): MergedFailure | undefined {
    const failures = listed.get(id) ?? []
    const isInJob = ({ jobs }: MergedFailure) => jobs.some((index) => summary.jobs[index]?.job === job)
    const ofCause = failures.filter((failure) => failure.cause.id === cause)
    return ofCause.find(isInJob) ?? ofCause[0] ?? failures[0]
  }
  return {
    verdictOf(execution) {
      const { id, job, cause } = execution
      return judgement === undefined ? find(execution)?.verdict : judgement.verdictOf(id, cause, job === undefined ? [] : [job])
    },
    verdictOfFlaky: (id) => flaky.get(id),
    quarantineOf: (id) => listed.get(id)?.find(({ quarantine }) => quarantine !== undefined)?.quarantine,
  }
}
