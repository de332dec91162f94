import type { QuarantineEntry } from '../../../src/judge/quarantine/quarantine-entry.js'
import { judgedSummary } from '../../../src/judge/summary/judged-summary.js'
import type { ListedTest } from '../../../src/judge/summary/listed-test.js'
import { onlyQuarantined } from '../../../src/judge/summary/only-quarantined.js'
import { type RunSummary, runStatus, withProblems } from '../../../src/judge/summary/run-summary.js'
import type { TestCounts } from '../../../src/judge/summary/test-counts.js'
import { verdictOrder } from '../../../src/judge/verdicts/judgement.js'
import type { HistorySummary, TestChanges, Verdict, VerdictCounts, VerdictKind } from '../../../src/judge/verdicts/verdict.js'

const nothing = { count: 0, tests: [] }
export const noChanges: TestChanges = { fixed: nothing, recovered: 0, gone: nothing, newlySkipped: nothing, slower: nothing }

const hour = 3_600_000
const baseTime = Date.UTC(2026, 0, 20)
const commit = (start: string) => start.padEnd(40, '0')

/** The last build of main. */
const base = { build: '4200', commit: commit('5e0d1b7'), timestamp: baseTime }

/** A verdict of each kind. */
export const exampleVerdicts: Readonly<Record<VerdictKind, Verdict>> = {
  new: { kind: 'new', since: base },
  unseen: { kind: 'unseen' },
  unknown: { kind: 'unknown' },
  known: { kind: 'known', since: { build: '4100', commit: commit('abc1234'), timestamp: baseTime - 49 * hour }, builds: 6 },
  flaky: { kind: 'flaky', failedBuilds: 7, ofBuilds: 50 },
}

/** Changes of each kind. */
export const exampleChanges: TestChanges = {
  fixed: {
    count: 1,
    tests: [{ id: 'f', name: 'takes a voucher off the total', suite: ['checkout', 'prices'], since: { build: '4100' }, builds: 3 }],
  },
  recovered: 0,
  gone: { count: 1, tests: [{ id: 'g', name: 'refuses an empty cart', suite: ['checkout', 'basket'], since: base }] },
  newlySkipped: { count: 1, tests: [{ id: 's', name: 'prints a label', suite: ['orders', 'labels'], since: base }] },
  slower: {
    count: 1,
    tests: [{ id: 'd', name: 'asks for the address only once', suite: ['checkout', 'address'], duration: 8_400, usual: 3_100 }],
  },
}

export const exampleHistory: HistorySummary = { builds: 50, ref: 'main', base, source: 'artifact', previousStatus: 'failed' }

interface Judged {
  readonly changes?: TestChanges
  readonly history?: HistorySummary
  /** Replaces the numbers of the listed failures, which are not all of many. */
  readonly verdicts?: Partial<VerdictCounts>
  readonly quarantineOf?: (test: ListedTest) => QuarantineEntry | undefined
}

/** Judges the failures of a run, as a history would. */
export function judgedRun(
  summary: RunSummary,
  kindOf: (test: ListedTest) => VerdictKind,
  { changes = noChanges, history = exampleHistory, verdicts = {}, quarantineOf = () => undefined }: Judged = {},
): RunSummary {
  const kinds = new Map<string, VerdictKind>()
  const counts = { new: 0, unseen: 0, unknown: 0, known: 0, flaky: 0, quarantined: 0 }
  const causes = new Map<string, Set<VerdictKind>>()
  for (const { test, cause } of summary.failures) {
    const id = test.id ?? ''
    if (!kinds.has(id)) counts[quarantineOf(test) === undefined ? kindOf(test) : 'quarantined'] += 1
    kinds.set(id, kindOf(test))
    causes.set(cause.id, (causes.get(cause.id) ?? new Set()).add(kindOf(test)))
  }
  const judged = judgedSummary(summary, history, {
    // The other tests are flaky in this run. Only one of them was flaky before.
    verdictOf: (id) => exampleVerdicts[kinds.get(id) ?? (id.endsWith('pays by card') ? 'flaky' : 'unknown')],
    verdictOfCause: (id) => verdictOrder.find((kind) => causes.get(id)?.has(kind)),
    counts: { ...counts, ...verdicts },
    knownFlaky: 0,
    changes,
  })
  const failures = judged.failures.map((failure) => {
    const quarantine = quarantineOf(failure.test)
    return quarantine === undefined ? failure : { ...failure, quarantine }
  })
  return withProblems(withQuarantined({ ...judged, failures }), [])
}

/** Counts the quarantined failures, of which each job has one per test. */
function withQuarantined(summary: RunSummary): RunSummary {
  const excused = summary.failures.filter(({ quarantine }) => quarantine !== undefined)
  const counted = (counts: TestCounts, quarantined: number): TestCounts => (quarantined === 0 ? counts : { ...counts, quarantined })
  const jobs = summary.jobs.map((job, index) => {
    const counts = counted(job.counts, excused.filter((failure) => failure.jobs.includes(index)).length)
    return { ...job, counts, ...(onlyQuarantined({ counts }) && { status: runStatus(counts, []) }) }
  })
  const quarantined = excused.reduce((sum, { executions }) => sum + executions, 0)
  return { ...summary, jobs, counts: counted(summary.counts, quarantined) }
}
