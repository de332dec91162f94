import { hasFailed, lastRun, nextRun } from '../../../../src/judge/history/outcomes.js'
import { findTestedBuild } from '../../../../src/judge/verdicts/tested-build.js'
import type { VerdictKind } from '../../../../src/judge/verdicts/verdict.js'
import type { Reason } from './execution.js'
import type { JudgedJob } from './year.js'

/** A number of statements, and how many of them are right. */
export interface Score {
  right: number
  all: number
}

/** Compares verdicts with the truth. */
export interface Figures {
  /** The number of judged jobs. */
  jobs: number
  /** The verdicts on failed tests by the real reason of the failure. */
  readonly verdicts: Readonly<Record<Reason, Record<VerdictKind, number>>>
  /** Failures called known for which no build shows that the base failed. There must be none. */
  knownWithoutFailure: number
  /** Tests listed as gone that the change has removed. A renamed test is not gone. */
  readonly gone: Score
  /** Tests that a change has removed and that are listed. */
  readonly goneFound: Score
  /** Jobs that list fixed tests, all of which were broken in the base. */
  readonly fixed: Score
  /** Jobs in which tests pass that were broken in the base and in the history, and that list one of them. */
  readonly fixedFound: Score
  /** Tests listed as newly skipped that the base does not skip. */
  readonly newlySkipped: Score
  /** Tests of a history that would be called flaky if they failed, of all; counted now and then. */
  readonly calledFlaky: Score
  /** Those of them that are really flaky at some time. */
  readonly reallyFlaky: Score
}

const noKinds = (): Record<VerdictKind, number> => ({ unknown: 0, unseen: 0, flaky: 0, known: 0, new: 0 })
const noScore = (): Score => ({ right: 0, all: 0 })

export const noFigures = (): Figures => ({
  jobs: 0,
  verdicts: { change: noKinds(), base: noKinds(), flaky: noKinds(), outage: noKinds(), hiccup: noKinds() },
  knownWithoutFailure: 0,
  gone: noScore(),
  goneFound: noScore(),
  fixed: noScore(),
  fixedFound: noScore(),
  newlySkipped: noScore(),
  calledFlaky: noScore(),
  reallyFlaky: noScore(),
})

/** The number of jobs between two counts of flaky tests. */
const flakyInterval = 200

/** Adds the verdicts of a job. Without a history, there is nothing to measure. */
export function addJob(figures: Figures, job: JudgedJob): void {
  if (job.histories.builds.length === 0) return
  figures.jobs += 1
  addFailures(figures, job)
  addChanges(figures, job)
  addMissedChanges(figures, job)
  if (figures.jobs % flakyInterval === 0) addFlakyTests(figures, job)
}

const score = (figure: Score, isRight: boolean): void => {
  figure.all += 1
  if (isRight) figure.right += 1
}

function addFailures(figures: Figures, { repository, execution, histories, base, judgement }: JudgedJob): void {
  const tested = findTestedBuild(histories.builds, base).index
  for (const [index, reason] of execution.reasons) {
    const id = repository.tests[index]?.id ?? ''
    const { kind } = judgement.verdictOf(id, execution.causes.get(index), [])
    figures.verdicts[reason][kind] += 1
    if (kind !== 'known') continue
    const results = histories.find(id)?.results ?? ''
    const failedBefore = base.mayBeOlder ? results.slice(0, tested + 1).includes('F') : hasFailed(results, lastRun(results, tested))
    if (!failedBefore && !hasFailed(results, nextRun(results, tested + 1))) figures.knownWithoutFailure += 1
  }
}

/** Returns whether a test is broken in the base of a job. */
function isBroken({ repository, tree, leg }: JudgedJob, index: number): boolean {
  const { broken } = repository.stateAt(index, tree.base)
  return broken !== undefined && (broken.leg === undefined || broken.leg === leg)
}

function addChanges(figures: Figures, job: JudgedJob): void {
  const { repository, tree } = job
  const { fixed, gone, newlySkipped } = job.judgement.changes
  const find = (id: string): number => repository.find(id)?.index ?? -1
  const before = (id: string) => repository.stateAt(find(id), tree.base)
  for (const { id } of gone.tests) {
    const edit = tree.edits.get(find(id))
    score(figures.gone, before(id).exists && edit?.exists === false && !edit.renamed)
  }
  if (fixed.count > 0)
    score(
      figures.fixed,
      fixed.tests.every(({ id }) => isBroken(job, find(id))),
    )
  for (const { id } of newlySkipped.tests) score(figures.newlySkipped, before(id).isSkipped !== true)
}

function addMissedChanges(figures: Figures, job: JudgedJob): void {
  const { repository, tree, leg, execution, histories, judgement } = job
  const { fixed, gone, recovered } = judgement.changes
  const indexesOf = (tests: typeof gone.tests): ReadonlySet<number> => new Set(tests.map(({ id }) => repository.find(id)?.index ?? -1))
  const [listedGone, listedFixed] = [indexesOf(gone.tests), indexesOf(fixed.tests)]
  const runsHere = (index: number): boolean => {
    const { suite = 0 } = repository.tests[index] ?? {}
    return (repository.shardOf(suite, tree.base) ?? leg) === leg && tree.modules?.has(repository.moduleOf(suite)) !== false
  }
  const hasFailedBefore = (index: number): boolean => histories.find(repository.tests[index]?.id ?? '')?.results.includes('F') === true
  let fixes = 0
  let found = 0
  for (const [index, { exists, renamed, broken }] of tree.edits) {
    const isRemoved = !exists && !renamed && repository.stateAt(index, tree.base).exists
    if (isRemoved && runsHere(index)) score(figures.goneFound, listedGone.has(index))
    if (broken !== undefined || execution.outcomes.get(index) !== 'P' || !isBroken(job, index) || !hasFailedBefore(index)) continue
    fixes += 1
    if (listedFixed.has(index) || recovered > 0) found += 1
  }
  if (fixes > 0) score(figures.fixedFound, found > 0)
}

function addFlakyTests(figures: Figures, { repository, weather, histories, judgement }: JudgedJob): void {
  for (const { id } of histories.all()) {
    const isFlaky = judgement.verdictOf(id, undefined, []).kind === 'flaky'
    score(figures.calledFlaky, isFlaky)
    if (isFlaky) score(figures.reallyFlaky, weather.isEverFlaky(repository.find(id)?.index ?? -1))
  }
}

/** Returns the share of verdicts of these kinds. */
export function shareOf(verdicts: Readonly<Record<VerdictKind, number>>, ...kinds: readonly VerdictKind[]): Score {
  const sum = (all: readonly number[]): number => all.reduce((total, count) => total + count, 0)
  return { right: sum(kinds.map((kind) => verdicts[kind])), all: sum(Object.values(verdicts)) }
}

export const shareOfScore = ({ right, all }: Score): number => right / all
