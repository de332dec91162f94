import { definedFields } from '../../base/defined-fields.js'
import { isEnvironmentCause, isStrongCause } from '../failure/cause/cause-id.js'
import type { BuildResults, BuildTest } from '../history/build-results.js'
import { hasPassed } from '../history/outcomes.js'
import { createCauseSpread } from './cause-spread.js'
import type { GroupedFailures } from './group-failures.js'
import type { JudgeInput } from './judge.js'
import { judgeFailure } from './judge-failure.js'
import type { JudgedFailure, RunCauses } from './judged-failure.js'
import type { HistoryGap, Judgement } from './judgement.js'
import { verdictOrder } from './judgement.js'
import type { TestedHistory } from './tested-history.js'
import { createUnseenTests } from './unseen-tests.js'
import type { Verdict, VerdictCounts, VerdictKind } from './verdict.js'

/** The failed tests of a build by their ids: one entry for each job in which a test failed. */
export type FailedBuildTests = ReadonlyMap<string, readonly BuildTest[]>

/** The facts about the run whose failures are judged. */
interface FailedRun extends Pick<JudgeInput, 'pushes' | 'failsInParent'> {
  readonly results: Pick<BuildResults, 'find' | 'all'>
  readonly jobs: ReadonlySet<string>
  /** Returns whether the run contains the test of a row. */
  readonly isInRun: (position: number) => boolean
}

/** A failure in one job, and the verdict on it. */
interface Judged {
  readonly job: string | undefined
  readonly cause: string | undefined
  readonly verdict: Verdict
}

/** Judges the failures of a build. */
export function judgeFailures(
  { failed, quarantined, testsOfCause }: GroupedFailures,
  history: TestedHistory,
  run: FailedRun,
): Pick<Judgement, 'verdictOf' | 'verdictOfCause' | 'counts' | 'gap' | 'changingNames'> {
  const causes: RunCauses = {
    testsOf: (cause) => testsOfCause.get(cause)?.size ?? 0,
    spread: createCauseSpread(history, new Set([...testsOfCause.keys()].filter(isStrongCause))),
  }
  const newCauses = new Set<string>()
  const isShared = (cause: string | undefined): boolean => cause !== undefined && newCauses.has(cause)
  // A new failure with the same cause shows that it is not chance.
  const chanceOf = ({ cause }: JudgedFailure) => (isShared(cause) ? undefined : causes)
  const unseen = createUnseenTests(() => [...failed.values()].flat(), history, run)
  let gap: HistoryGap | undefined
  /** Returns the verdict on a failure of a test whose row has another name, or that the history does not contain. */
  const judgeUnseen = (failure: JudgedFailure, test: BuildTest | undefined): Verdict => {
    const other = test && unseen.find(test)
    const verdict = judgeFailure(other?.row, { ...failure, id: other?.row.id ?? failure.id }, history, chanceOf(failure))
    if (other !== undefined && verdict.kind !== 'unseen') return { ...verdict, as: other.name }
    gap ??= unseen.gap()
    return gap === undefined ? verdict : { kind: 'unknown' }
  }
  const judge = (failure: JudgedFailure, job: string | undefined, test?: BuildTest): Verdict => {
    if (history.base.index === -1) {
      if (history.builds.length > 0) gap = 'olderBase'
      return { kind: 'unknown' }
    }
    const row = history.find(failure.id, job)
    const verdict = row === undefined ? undefined : judgeFailure(row, failure, history, chanceOf(failure))
    const isSeen = verdict !== undefined && verdict.kind !== 'unseen'
    return inParent(isSeen ? verdict : judgeUnseen(failure, test), failure, run)
  }
  const judgeTest = (tests: readonly BuildTest[]): readonly Judged[] =>
    tests.map((test): Judged => {
      const { id, job, cause, isRepeated } = test
      return { job, cause, verdict: judge({ id, cause, isRepeated, times: () => timesInARow(test, tests, run) }, job, test) }
    })
  /** Returns the verdict on a failure that is not in the results. */
  const verdictOfOther = (id: string, cause: string | undefined, job?: string): Verdict => judge({ id, cause, times: () => 1 }, job)

  const judged = new Map([...failed].map(([id, tests]) => [id, judgeTest(tests)]))
  for (const failures of judged.values()) {
    for (const { cause, verdict } of failures) if (cause !== undefined && isNew(verdict)) newCauses.add(cause)
  }
  for (const [id, tests] of failed) {
    const mayChange = judged.get(id)?.some(({ cause, verdict }) => verdict.kind === 'flaky' && isShared(cause))
    if (mayChange === true) judged.set(id, judgeTest(tests))
  }
  const kindOfCause = kindsOfCauses(judged)
  return {
    counts: countVerdicts(judged, quarantined),
    verdictOfCause: (cause) => kindOfCause.get(cause),
    ...definedFields({ gap, changingNames: unseen.changingNames() }),
    verdictOf(id, cause, jobs) {
      const ofCause = (judged.get(id) ?? []).filter((failure) => failure.cause === cause)
      const inJob = (job: string): Verdict => ofCause.find((failure) => failure.job === job)?.verdict ?? verdictOfOther(id, cause, job)
      const verdicts = jobs.length > 0 ? jobs.map(inJob) : ofCause.map(({ verdict }) => verdict)
      // A failure that is not known was left out of the results.
      if (verdicts.length === 0) return verdictOfOther(id, cause)
      return verdicts.reduce(mostImportant)
    },
  }
}

type JudgedTests = ReadonlyMap<string, readonly Judged[]>

function countVerdicts(judged: JudgedTests, quarantined: number): VerdictCounts {
  const counts = { unknown: 0, unseen: 0, flaky: 0, known: 0, new: 0, quarantined }
  let [knownFixed, knownInParent] = [0, 0]
  for (const failures of judged.values()) {
    const { kind, fixed, parent } = failures.map(({ verdict }) => verdict).reduce(mostImportant)
    counts[kind] += 1
    if (kind === 'known' && fixed !== undefined) knownFixed += 1
    if (parent !== undefined) knownInParent += 1
  }
  return { ...counts, ...(knownFixed > 0 && { knownFixed }), ...(knownInParent > 0 && { knownInParent }) }
}

/** Returns the most important kind of verdict on the failures with each cause. */
function kindsOfCauses(judged: JudgedTests): ReadonlyMap<string, VerdictKind> {
  const kinds = new Map<string, VerdictKind>()
  for (const failures of judged.values()) {
    for (const { cause, verdict } of failures) {
      if (cause === undefined) continue
      const known = kinds.get(cause) ?? verdict.kind
      kinds.set(cause, rank(known) <= rank(verdict.kind) ? known : verdict.kind)
    }
  }
  return kinds
}

/**
 * Returns how often a test failed in a row for a cause: in each job of this run, if all jobs that ran it agree, and in the pushes before.
 * The attempts of a job count once, because they share its machine and its time, and so do jobs that share an outage.
 */
function timesInARow({ id, cause }: BuildTest, tests: readonly BuildTest[], { results, jobs, pushes }: FailedRun): number {
  const before = pushes?.(id, cause) ?? 0
  const mayBeOutage = cause !== undefined && isEnvironmentCause(cause)
  if (tests.length === 1 || mayBeOutage || tests.some((other) => other.cause !== cause)) return 1 + before
  const failedIn = new Set(tests.map(({ job }) => job))
  const passes = [...jobs].some((job) => !failedIn.has(job) && hasPassed(results.find(id, job)?.outcome ?? '-', 0))
  return (passes ? 1 : tests.length) + before
}

/** A failure that the parent of a stacked pull request has too was not caused by this change. */
function inParent(verdict: Verdict, { id, cause }: JudgedFailure, { failsInParent }: FailedRun): Verdict {
  const parent = isNew(verdict) ? failsInParent?.(id, cause) : undefined
  return parent === undefined ? verdict : { kind: 'known', parent }
}

const isNew = ({ kind }: Verdict): boolean => kind === 'new' || kind === 'unseen'

const rank = (kind: VerdictKind): number => verdictOrder.indexOf(kind)

/** Of two known failures, the one that is not fixed matters more. */
function mostImportant(first: Verdict, next: Verdict): Verdict {
  if (rank(next.kind) !== rank(first.kind)) return rank(next.kind) < rank(first.kind) ? next : first
  return first.fixed !== undefined && next.fixed === undefined ? next : first
}
