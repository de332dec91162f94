import { verdictGroup } from '../../../../judge/verdicts/verdict-group.js'
import type { ChangeData, VerdictData } from '../../data/history-data.js'
import { failedRank, goneRank, outcomes, outcomeTitles, passedRank, skippedRank, type TestOutcome } from '../outcome.js'
import type { TestModel } from '../test-model.js'

/** A test compared with the earlier builds: the groups of the list, in their order. Without a history, it is the outcome. */
export const testKinds = [
  'new',
  'failed',
  'known',
  'knownFlaky',
  'quarantined',
  'flaky',
  'cancelled',
  'running',
  'unknown',
  'fixed',
  'slower',
  'newlySkipped',
  'gone',
  'skipped',
  'passed',
] as const satisfies readonly (TestOutcome | string)[]

export type TestKind = (typeof testKinds)[number]

/** The kinds that no outcome has. */
type JudgedKind = Exclude<TestKind, TestOutcome>

/** The outcome of all tests of a kind. */
const ranks: Readonly<Record<JudgedKind, number>> = {
  new: failedRank,
  known: failedRank,
  knownFlaky: failedRank,
  quarantined: failedRank,
  fixed: passedRank,
  slower: passedRank,
  newlySkipped: skippedRank,
}

const isJudged = (kind: TestKind): kind is JudgedKind => Object.hasOwn(ranks, kind)

export const rankOfKind = (kind: TestKind): number => (isJudged(kind) ? ranks[kind] : outcomes.indexOf(kind))

/** Returns the name of a kind on the page. */
export function kindTitle(kind: TestKind, { history }: Pick<TestModel, 'history'>): string {
  if (!isJudged(kind)) return outcomeTitles[kind]
  return {
    new: 'New',
    known: history?.isOwnBranch ? 'Failed before' : `Also fails ${history?.knownPlace ?? `on ${history?.branch ?? 'the base branch'}`}`,
    knownFlaky: 'Known flaky',
    quarantined: 'Quarantined',
    fixed: 'Fixed',
    slower: 'Slower',
    newlySkipped: 'Newly skipped',
  }[kind]
}

/** The kind of a test by its rank, unless the history judges it. */
export const kindNumbers: readonly number[] = outcomes.map((outcome) => testKinds.indexOf(outcome))

/** Returns the kind of a test. */
export const testKind = ({ tests }: TestModel, test: number): TestKind => testKinds[tests.kinds[test] ?? -1] ?? 'unknown'

/** Finds the kind of a test in the history. */
function findKind(model: TestModel, test: number): TestKind {
  const rank = model.tests.ranks[test] ?? -1
  const outcome = outcomes[rank] ?? 'unknown'
  if (rank === failedRank) return failedKind(model, test)
  return rank === passedRank || rank === skippedRank ? (changeOfTest(model, test)?.kind ?? outcome) : outcome
}

/**
 * Updates the kinds of the tests that the history judges, after executions were added. Lists look them up instead of finding them again.
 * @param failed the executions since the last update that have a verdict or are quarantined
 */
export function updateKinds(model: TestModel, failed: readonly number[]): void {
  const { history, tests, executions } = model
  const judged = failed.map((execution) => executions.testOf[execution] ?? -1)
  // A test may pass in a later job than the first one.
  for (const test of [...judged, ...(history?.changesOf.keys() ?? [])]) {
    if (test !== -1) tests.kinds[test] = testKinds.indexOf(findKind(model, test))
  }
}

function failedKind({ history }: TestModel, test: number): TestKind {
  if (history?.quarantineOfTest.has(test)) return 'quarantined'
  return kindOfVerdict(history?.verdictOfTest.get(test))
}

function kindOfVerdict(verdict: VerdictData | undefined): TestKind {
  const group = verdictGroup(verdict?.kind)
  return group === 'flaky' ? 'knownFlaky' : group
}

/** Returns the most important kind of failed executions. A test that fails for several causes may be new for one of them only. */
export function kindOfFailures({ history, executions }: TestModel, failed: readonly number[]): TestKind {
  const isExcused = (execution: number) => history?.quarantineOfTest.has(executions.testOf[execution] ?? -1) === true
  const kinds = new Set(
    failed.map((execution): TestKind => (isExcused(execution) ? 'quarantined' : kindOfVerdict(history?.verdictOf.get(execution)))),
  )
  return testKinds.find((kind) => kinds.has(kind)) ?? 'failed'
}

/** Returns whether a failed test has a failure that the history does not excuse. */
export function isLeading(model: TestModel, test: number): boolean {
  const kind = testKind(model, test)
  return kind === 'new' || kind === 'failed'
}

/** Returns the most important change of a test that fits its outcome. */
export function changeOfTest({ history, tests }: TestModel, test: number): ChangeData | undefined {
  const rank = tests.ranks[test] ?? -1
  return history?.changesOf
    .get(test)
    ?.find(({ kind }) => rank === (kind === 'newlySkipped' ? skippedRank : kind === 'gone' ? goneRank : passedRank))
}
