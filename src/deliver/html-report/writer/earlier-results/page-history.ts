import { definedFields } from '../../../../base/defined-fields.js'
import { displayLine } from '../../../../base/text/display-text.js'
import { shorten } from '../../../../base/text/shorten.js'
import type { HistoryBuild } from '../../../../judge/history/history-build.js'
import type { TestHistories, TestHistory } from '../../../../judge/history/test-histories.js'
import type { Quarantine } from '../../../../judge/quarantine/quarantine.js'
import type { Judgement } from '../../../../judge/verdicts/judgement.js'
import type { ChangedTest, TestChanges, Verdict } from '../../../../judge/verdicts/verdict.js'
import type { RecordedTest } from '../../../../records/recorder.js'
import { baseBranch } from '../../../../report/content/verdicts/base-branch.js'
import { knownPlace } from '../../../../report/content/verdicts/known-place.js'
import type { BuildData, ChangeData, HistoryData, RowData, Statement, VerdictData } from '../../data/history-data.js'
import { pageLimits } from '../../data/limits.js'
import { changeStatement, quarantineStatement, type StatementScope, verdictData } from './statements.js'
import { shownUrl } from './text-parts.js'

/** The input of the history of a page. */
export interface PageHistorySource extends StatementScope {
  readonly histories?: TestHistories | undefined
  readonly judgement?: Judgement | undefined
  /** Finds the entries of all failed tests. The summary lists only some of these tests. */
  readonly quarantine?: Pick<Quarantine, 'entryOf'> | undefined
}

/** Data with a text that is equal for equal data. */
interface Keyed<Data> {
  readonly key: string
  readonly data: () => Data
}

/** The history as a page needs it. */
export interface PageHistory {
  readonly data: HistoryData
  /** Returns the results of a test in earlier builds. */
  rowOf(id: string, job: string | undefined): { readonly row: RowData; readonly usual: number | undefined } | undefined
  /**
   * Returns the verdict on a failed execution, or on a flaky one if the test was flaky before.
   * @param cause the id of the cause
   */
  verdictOf(test: RecordedTest, cause: string | undefined): (Keyed<VerdictData> & Pick<Verdict, 'kind'>) | undefined
  quarantineOf(test: RecordedTest): Keyed<Statement> | undefined
  /** Returns indexes into `data.changes`. */
  changesOf(id: string): readonly number[]
}

const shownHash = 7

/** Prepares the history of a run; undefined if it has no history and no quarantined tests, so that the page does not mention it. */
export function createPageHistory(source: PageHistorySource): PageHistory | undefined {
  const { summary, histories, judgement, quarantine } = source
  const { verdicts, changes } = summary
  if (verdicts === undefined && changes === undefined) return undefined
  const builds = histories?.builds.slice(-pageLimits.builds) ?? []
  const { listed, numbers } = changeList(changes, source, (test) => rowOfHistory(histories?.find(test.id, test.jobs?.[0]), builds.length))
  return {
    data: {
      ...definedFields({
        branch: changes && baseBranch(summary),
        knownPlace: verdicts?.knownInParent === undefined ? undefined : knownPlace(summary),
        isOwnBranch: summary.history?.isOwn === true ? true : undefined,
      }),
      builds: builds.map(buildData),
      changes: listed,
      counts: countsOf(changes),
    },
    rowOf(id, job) {
      const found = histories?.find(id, job)
      const row = rowOfHistory(found, builds.length)
      return row === undefined ? undefined : { row, usual: found?.p95Ms }
    },
    verdictOf(test, cause) {
      const verdict = judgement && verdictOf(judgement, test, cause)
      return verdict && { kind: verdict.kind, key: JSON.stringify(verdict), data: () => verdictData(verdict, source) }
    },
    quarantineOf(test) {
      const entry = quarantine?.entryOf(test)
      return entry && { key: JSON.stringify(entry), data: () => quarantineStatement(entry) }
    },
    changesOf: (id) => numbers.get(id) ?? [],
  }
}

/** A test that is flaky in this run has a verdict only if it was flaky before. */
function verdictOf(judgement: Judgement, { id = '', job, status }: RecordedTest, cause: string | undefined): Verdict | undefined {
  const verdict = judgement.verdictOf(id, cause, job === undefined ? [] : [job])
  return status === 'failed' || verdict.kind === 'flaky' ? verdict : undefined
}

const countsOf = (changes: TestChanges | undefined): HistoryData['counts'] => ({
  fixed: changes?.fixed.count ?? 0,
  slower: changes?.slower.count ?? 0,
  newlySkipped: changes?.newlySkipped.count ?? 0,
  gone: changes?.gone.count ?? 0,
})

/** The results of the newest builds. A row may be longer than the list of builds that a page shows. */
function rowOfHistory(found: TestHistory | undefined, builds: number): RowData | undefined {
  if (found === undefined || builds === 0) return undefined
  const left = Math.max(found.results.length - builds, 0)
  const first = found.firstBuild === undefined ? -1 : found.firstBuild - left
  return [found.results.slice(left), first < 0 ? -1 : first]
}

function buildData({ id, commit, timestamp, url, status, isIncomplete }: HistoryBuild): BuildData {
  const address = shownUrl(url)
  return {
    id: shownName(id),
    ...definedFields({
      commit: commit === undefined ? undefined : shownName(commit).slice(0, shownHash),
      time: timestamp === undefined || !Number.isFinite(timestamp) ? undefined : timestamp,
      url: address,
      status: status === 'failed' || status === 'cancelled' ? status : undefined,
      isIncomplete: isIncomplete === true ? isIncomplete : undefined,
    }),
  }
}

interface ListedChanges {
  readonly listed: readonly ChangeData[]
  /** The indexes of the changes of a test, by its id. Tests that are gone are not in the records. */
  readonly numbers: ReadonlyMap<string, readonly number[]>
}

function changeList(
  changes: TestChanges | undefined,
  scope: StatementScope,
  rowOf: (test: ChangedTest) => RowData | undefined,
): ListedChanges {
  const listed: ChangeData[] = []
  const numbers = new Map<string, number[]>()
  for (const kind of ['fixed', 'slower', 'newlySkipped'] as const) {
    for (const test of changes?.[kind].tests ?? []) {
      numbers.set(test.id, [...(numbers.get(test.id) ?? []), listed.length])
      listed.push({ kind, ...changeStatement(kind, test, scope) })
    }
  }
  for (const test of changes?.gone.tests ?? []) {
    const row = rowOf(test)
    const suite = test.suite.slice(0, pageLimits.suites).map(shownName)
    listed.push({
      kind: 'gone',
      ...changeStatement('gone', test, scope),
      test: { id: shownName(test.id), name: shownName(test.name), suite, ...definedFields({ row }) },
    })
  }
  return { listed, numbers }
}

const shownName = (name: string): string => displayLine(shorten(name, pageLimits.name))
