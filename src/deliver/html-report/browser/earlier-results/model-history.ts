import { verdictOrder } from '../../../../judge/verdicts/judgement.js'
import type {
  BuildData,
  ChangeData,
  HistoryData,
  PageChangeKind,
  PageHistoryColumns,
  RowData,
  Statement,
  VerdictData,
} from '../../data/history-data.js'
import { failedRank } from '../outcome.js'
import type { TestModel } from '../test-model.js'

/** The earlier builds as the page keeps them. Tests, executions and names are numbered as in the model. */
export interface ModelHistory {
  /** Undefined if only the quarantine is known. */
  readonly branch: string | undefined
  readonly knownPlace: string | undefined
  /** Whether the run builds the branch itself. */
  readonly isOwnBranch: boolean
  /** The earlier builds, the oldest first. */
  readonly builds: readonly BuildData[]
  readonly changes: readonly ChangeData[]
  /** The numbers of tests that changed, of which only the first ones may be listed. */
  readonly counts: Readonly<Record<PageChangeKind, number>>
  readonly rows: RowData[]
  readonly verdicts: VerdictData[]
  readonly quarantines: Statement[]
  /** Numbers of rows, by test; -1: none. */
  readonly rowOf: number[]
  /** The 95th percentile of the earlier durations of each test, in ms; 0: unknown. */
  readonly usual: number[]
  /** The changes of a test, the most important first. */
  readonly changesOf: Map<number, ChangeData[]>
  /** The rows of executions in jobs in which the test has another row than in the others. */
  readonly ownRowOf: Map<number, number>
  /** The most important verdict on a failed test, and the verdicts on its failed executions. */
  readonly verdictOfTest: Map<number, VerdictData>
  readonly verdictOf: Map<number, VerdictData>
  /** The verdict on a test that is flaky in this run. */
  readonly verdictOfFlaky: Map<number, VerdictData>
  readonly quarantineOfTest: Map<number, Statement>
}

/** Creates a history without tests. */
export const createHistory = ({ branch, knownPlace, isOwnBranch, builds, changes, counts }: HistoryData): ModelHistory => ({
  branch,
  knownPlace,
  isOwnBranch: isOwnBranch === true,
  builds,
  changes,
  counts,
  rows: [],
  verdicts: [],
  quarantines: [],
  rowOf: [],
  usual: [],
  changesOf: new Map(),
  ownRowOf: new Map(),
  verdictOfTest: new Map(),
  verdictOf: new Map(),
  verdictOfFlaky: new Map(),
  quarantineOfTest: new Map(),
})

/** The place of a block in the model. */
interface BlockOffsets {
  readonly tests: number
  readonly executions: number
}

/** Adds a block, after its tests and executions were added to the model. */
export function addHistoryColumns(
  history: ModelHistory,
  added: PageHistoryColumns,
  { tests, executions }: BlockOffsets,
  all: Pick<TestModel['executions'], 'testOf' | 'ranks'>,
): void {
  history.rows.push(...added.rows)
  history.verdicts.push(...added.verdicts)
  history.quarantines.push(...added.quarantines)
  for (const row of added.rowOf) history.rowOf.push(row)
  for (const ms of added.usual) history.usual.push(ms)
  for (const [place, number] of added.changed) {
    const change = history.changes[number]
    if (change !== undefined) history.changesOf.set(tests + place, [...(history.changesOf.get(tests + place) ?? []), change])
  }
  for (const [place, row] of added.ownRowOf) history.ownRowOf.set(executions + place, row)
  for (const [place, number] of added.verdictOf) addVerdict(history, all, executions + place, number)
  for (const [place, number] of added.quarantineOf) {
    const test = all.testOf[executions + place]
    if (test !== undefined) history.quarantineOfTest.set(test, history.quarantines[number] ?? onlyQuarantined)
  }
}

/** A quarantine whose reason the page does not contain. */
const onlyQuarantined: Statement = { facts: [['quarantined']], titled: [] }

/** A verdict whose words the page does not contain. */
const bareVerdict = (number: number): VerdictData | undefined => {
  const kind = verdictOrder[-1 - number]
  return kind && { kind, facts: [], titled: [] }
}

/** A test that is new in one job is new. */
function addVerdict(
  { verdicts, verdictOf, verdictOfTest, verdictOfFlaky }: ModelHistory,
  { testOf, ranks }: Pick<TestModel['executions'], 'testOf' | 'ranks'>,
  execution: number,
  number: number,
): void {
  const verdict = verdicts[number] ?? bareVerdict(number)
  const test = testOf[execution]
  if (verdict === undefined || test === undefined) return
  if (ranks[execution] !== failedRank) {
    verdictOfFlaky.set(test, verdict)
    return
  }
  verdictOf.set(execution, verdict)
  const known = verdictOfTest.get(test)
  if (known === undefined || importance(verdict) < importance(known)) verdictOfTest.set(test, verdict)
}

/** The smaller, the more important. Of two known failures, the one that is not fixed matters more. */
const importance = ({ kind, isFixed }: VerdictData): number => verdictOrder.indexOf(kind) + (isFixed === true ? 0.5 : 0)
