import { hasFailed, lastRun, nextRun } from '../../../../src/judge/history/outcomes.js'
import { findTestedBuild } from '../../../../src/judge/verdicts/tested-build.js'
import type { VerdictKind } from '../../../../src/judge/verdicts/verdict.js'
import type { PullRequest } from './developers.js'
import type { TestResult } from './execution.js'
import { isNew, type JudgedJob, kindOf, showsNew } from './world.js'

/** A number of statements, and how many of them a figure counts. */
export interface Score {
  counted: number
  all: number
}

const names = [
  /** Failures that the history cannot judge, because it begins after the tested base. They count in no other figure of failures. */
  'unjudged',
  /** Failures that the change caused: called new. */
  'changeNew',
  /** Jobs with a failure that the change caused: they call every failure known or flaky. */
  'hiddenBreaks',
  /** The same: every failure that the change caused is called known or flaky. */
  'excusedBreaks',
  /** Failures of flaky tests: called flaky. */
  'flakyFlaky',
  /** Jobs without a failure that the change caused: they show a new one. */
  'alarms',
  /** The same after each of these jobs has run once more. */
  'alarmsAgain',
  /** Pull requests of which no push causes a failure: one of their jobs shows a new one. */
  'alarmedRequests',
  /** Failures of the tested base: called known. */
  'baseKnown',
  /** The same of tests whose names change with each run. */
  'volatileKnown',
  /** Failures that the parent of a stacked pull request caused: called new. */
  'parentNew',
  /** Failures in an outage: called known. */
  'outageKnown',
  /** Failures called known for which no build shows that the base failed. */
  'unprovedKnown',
  /** Tests listed as gone that the change has removed. A renamed test is not gone. */
  'gone',
  /** Tests that a change has removed: listed. */
  'goneFound',
  /** Jobs that list fixed tests: all of these were broken in the base. */
  'fixed',
  /** Jobs in which tests pass that were broken in the base and in the history: they list one of these. */
  'fixedFound',
  /** Tests listed as newly skipped that the base does not skip. */
  'newlySkipped',
] as const

export type FigureName = (typeof names)[number]

/** Compares verdicts with the truth. */
export type Figures = Readonly<Record<FigureName, Score>>

/** A figure of several projects. */
export interface Share {
  /** The mean of the shares of the projects. Those without a statement do not count. */
  readonly mean: number
  readonly lowest: number
  readonly highest: number
  /** The number of statements in all projects. */
  readonly all: number
}

/** Collects the figures of one simulated project. */
export interface FigureCollector {
  add(job: JudgedJob): void
  result(): Figures
}

export const figureNames: readonly FigureName[] = names

export function createFigures(): FigureCollector {
  const figures = Object.fromEntries(names.map((name) => [name, { counted: 0, all: 0 }])) as unknown as Figures
  const innocent = new Map<PullRequest, { isInnocent: boolean; isAlarmed: boolean }>()
  const score = (name: FigureName, isCounted: boolean): void => {
    figures[name].all += 1
    if (isCounted) figures[name].counted += 1
  }
  return {
    add(job) {
      // Without a history, there is nothing to measure.
      if (job.histories.builds.length === 0) return
      const { failures } = job.execution
      const isInnocent = failures.every(({ reason }) => reason !== 'change')
      const isAlarm = showsNew(job)
      if (job.attempt === 2) {
        if (isInnocent && isAlarm) figures.alarmsAgain.counted += 1
        return
      }
      const request = innocent.get(job.push.request) ?? { isInnocent: true, isAlarmed: false }
      innocent.set(job.push.request, request)
      if (isInnocent) {
        score('alarms', isAlarm)
        figures.alarmsAgain.all += 1
        if (isAlarm) request.isAlarmed = true
      } else {
        request.isInnocent = false
        const ofChange = failures.filter(({ reason }) => reason === 'change')
        const isExcused = (failure: TestResult): boolean => excuses(kindOf(job, failure))
        score('hiddenBreaks', failures.every(isExcused))
        score('excusedBreaks', ofChange.every(isExcused))
      }
      for (const failure of failures) addFailure(job, failure, score)
      addChanges(job, score)
      addMissedChanges(job, score)
    },
    result() {
      for (const request of innocent.values()) if (request.isInnocent) score('alarmedRequests', request.isAlarmed)
      return figures
    },
  }
}

const excuses = (kind: VerdictKind): boolean => kind === 'known' || kind === 'flaky'

type AddScore = (name: FigureName, isCounted: boolean) => void

function addFailure(job: JudgedJob, failure: TestResult, score: AddScore): void {
  const kind = kindOf(job, failure)
  const isVolatile = failure.named.test.volatile !== undefined
  score('unjudged', kind === 'unknown')
  if (kind === 'unknown') return
  switch (failure.reason) {
    case 'change':
      score('changeNew', isNew(kind))
      break
    case 'flaky':
      score('flakyFlaky', kind === 'flaky')
      break
    case 'base':
      score(isVolatile ? 'volatileKnown' : 'baseKnown', kind === 'known')
      break
    case 'parent':
      score('parentNew', isNew(kind))
      break
    case 'outage':
      score('outageKnown', kind === 'known')
      break
    default:
  }
  if (kind === 'known') addProof(job, failure, score)
}

/** A row with another name may prove the failure of a renamed test, and the parent the failure of a stacked pull request. */
function addProof({ nameOfJob, histories, base, push, judgement }: JudgedJob, { named, cause }: TestResult, score: AddScore): void {
  const results = histories.find(named.id, nameOfJob)?.results
  const verdict = judgement.verdictOf(named.id, cause, nameOfJob === undefined ? [] : [nameOfJob])
  if (results === undefined || verdict.as !== undefined || push.parent !== undefined) return
  const tested = findTestedBuild(histories.builds, base).index
  const failedBefore = base.mayBeOlder ? results.slice(0, tested + 1).includes('F') : hasFailed(results, lastRun(results, tested))
  score('unprovedKnown', !failedBefore && !hasFailed(results, nextRun(results, tested + 1)))
}

/** Returns whether a test is broken in the base of a job. */
function isBroken({ repository, tree, execution }: JudgedJob, index: number): boolean {
  const { broken } = repository.stateAt(index, tree.base)
  return broken !== undefined && (broken.job === undefined || broken.job === execution.job)
}

function addChanges(job: JudgedJob, score: AddScore): void {
  const { repository, tree, execution, nameOfJob } = job
  const { fixed, gone, newlySkipped } = job.judgement.changes
  // A gathering job names the jobs of a change. Count it once.
  const isOfJob = ({ jobs }: { readonly jobs?: readonly string[] }): boolean =>
    nameOfJob === undefined || (jobs === undefined ? execution.job === 0 : jobs.includes(nameOfJob))
  const find = (id: string): number => repository.find(id)?.test.index ?? -1
  const before = (id: string) => repository.stateAt(find(id), tree.base)
  for (const { id } of gone.tests.filter(isOfJob)) {
    score('gone', before(id).exists && !repository.stateWith(find(id), tree.base, tree.edits).exists)
  }
  const ownFixed = fixed.tests.filter(isOfJob)
  if (ownFixed.length > 0) {
    score(
      'fixed',
      ownFixed.every(({ id }) => isBroken(job, find(id))),
    )
  }
  for (const { id } of newlySkipped.tests.filter(isOfJob)) score('newlySkipped', before(id).isSkipped !== true)
}

function addMissedChanges(job: JudgedJob, score: AddScore): void {
  const { repository, tree, execution, histories, judgement, nameOfJob } = job
  const { fixed, gone, recovered } = judgement.changes
  const indexesOf = (tests: typeof gone.tests): ReadonlySet<number> => new Set(tests.map(({ id }) => repository.find(id)?.test.index ?? -1))
  const [listedGone, listedFixed] = [indexesOf(gone.tests), indexesOf(fixed.tests)]
  const runsHere = (index: number): boolean => {
    const { suite = 0 } = repository.tests[index] ?? {}
    return (
      (repository.shardOf(suite, tree.base) ?? execution.job) === execution.job && tree.modules?.has(repository.moduleOf(suite)) !== false
    )
  }
  if (tree.edits.size === 0) return
  const passed = new Map(execution.results.flatMap(({ named, outcome }) => (outcome === 'P' ? [[named.test.index, named]] : [])))
  let fixes = 0
  let found = 0
  for (const [index, { exists, broken }] of tree.edits) {
    if (exists === false && repository.stateAt(index, tree.base).exists && runsHere(index)) score('goneFound', listedGone.has(index))
    const named = passed.get(index)
    if (broken !== undefined || named === undefined || !isBroken(job, index)) continue
    if (histories.find(named.id, nameOfJob)?.results.includes('F') !== true) continue
    fixes += 1
    if (listedFixed.has(index) || recovered > 0) found += 1
  }
  if (fixes > 0) score('fixedFound', found > 0)
}
