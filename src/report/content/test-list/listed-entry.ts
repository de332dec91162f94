import { distinctTests } from '../../../judge/summary/distinct-tests.js'
import { byGroup } from '../../../judge/summary/failure-group.js'
import type { ListedTest } from '../../../judge/summary/listed-test.js'
import type { MergedFailure, MergedTest } from '../../../judge/summary/merged-failure.js'
import type { RunSummary } from '../../../judge/summary/run-summary.js'
import type { Status } from '../../../records/record.js'

/** An entry of a list of tests: a test in all jobs in which it had the same result. */
export interface ListedEntry extends MergedTest {
  /** Only for a failed test. */
  readonly failure?: MergedFailure
}

const identityOf = ({ module, suite, name, message }: ListedTest): string => JSON.stringify([module, suite, name, message])

/** Merges the same test of several jobs, if it also has the same message. */
function merged(tests: readonly ListedTest[], { jobs }: RunSummary): readonly ListedEntry[] {
  const indexes = new Map(jobs.map(({ job, module }, index) => [JSON.stringify([job, module]), index]))
  const entries = new Map<string, { readonly test: ListedTest; readonly jobs: Set<number>; executions: number }>()
  for (const test of tests) {
    const identity = identityOf(test)
    const entry = entries.get(identity) ?? { test, jobs: new Set(), executions: 0 }
    entries.set(identity, entry)
    entry.executions += 1
    const index = indexes.get(JSON.stringify([test.job, test.module]))
    if (index !== undefined) entry.jobs.add(index)
  }
  return [...entries.values()].map((entry) => ({ ...entry, jobs: [...entry.jobs].sort((a, b) => a - b) }))
}

/** Returns the listed tests with a status, each once. */
export function listedEntries(status: Status, summary: RunSummary): readonly ListedEntry[] {
  if (status === 'failed') return byGroup(summary.failures).map((failure) => ({ ...failure, failure }))
  return merged(summary.tests[status], summary)
}

/** Returns the number of tests with a status. Failed tests in several jobs count once, unless there are too many to merge. */
export const countTests = (status: Status, { counts, failedTests }: RunSummary): number =>
  status === 'failed' ? (failedTests ?? counts.failed) : counts[status]

/** Returns the number of tests that some entries show, as {@link countTests} counts them. */
export function countShown(status: Status, entries: readonly ListedEntry[], { failedTests }: RunSummary): number {
  if (status === 'failed' && failedTests !== undefined) return distinctTests(entries).size
  return entries.reduce((sum, { executions }) => sum + executions, 0)
}
