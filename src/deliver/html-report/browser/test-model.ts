import { searchableText } from '../../../base/browser/searchable-text.js'
import { definedFields } from '../../../base/defined-fields.js'
import type { HistoryData } from '../data/history-data.js'
import { type CauseData, idDigits, statusLetters, type TestBlock } from '../data/page-data.js'
import { addHistoryColumns, createHistory, type ModelHistory } from './earlier-results/model-history.js'
import { kindNumbers, updateKinds } from './earlier-results/test-kind.js'
import { combineRanks, flakyRank, outcomes, type TestOutcome, unknownRank } from './outcome.js'

/** Ranks, which are indexes of {@link outcomes}, by the letters of the statuses. */
const rankOfLetter: Readonly<Record<string, number>> = Object.fromEntries(
  Object.entries(statusLetters).map(([status, letter]) => [
    letter,
    outcomes.indexOf(status === 'successful' ? 'passed' : (status as TestOutcome)),
  ]),
)

/** Suites, files, tags and other names, by number. */
export interface Groups {
  readonly names: string[]
  readonly searchableNames: string[]
  /** The number of the outer group, which is always smaller; -1: none. */
  readonly parents: number[]
}

/** A job or a module of a job. Names that are not known are empty. */
export interface ModelJob {
  readonly job: string
  readonly module: string
}

/** A cause with the failures and flaky executions that have it. */
export interface ModelCause {
  readonly id: string
  /** One line, in which `#` replaces each variable part. */
  readonly signature: string
  /** The first frame of the project. */
  readonly frame?: { readonly file: string; readonly line?: number; readonly functionName?: string }
  /** Numbers of executions, in their order. */
  readonly executions: number[]
}

/**
 * All tests of the page. Each distinct test is listed once, as an index into the columns of `tests`, whatever the number of jobs in which
 * it ran. Each of its executions is an index into the columns of `executions`.
 */
export interface TestModel {
  readonly tests: TestColumns
  readonly executions: ExecutionColumns
  readonly suites: Groups
  readonly files: Groups
  readonly tags: Groups
  readonly owners: Groups
  readonly workers: Groups
  /** The beginnings of messages. */
  readonly messages: Groups
  /** The names of the failed steps of executions. */
  readonly steps: Groups
  readonly jobs: ModelJob[]
  readonly causes: ModelCause[]
  /** Set before the first block. Undefined if the run was compared with nothing. */
  history?: ModelHistory
}

/** Distinct tests as columns of equal length. Maps contain only the tests that have such a value. */
interface TestColumns {
  /** The first `idDigits` digits of the ids. */
  readonly ids: string[]
  readonly namedIds: Map<number, string>
  readonly ordinals: Map<number, number>
  readonly names: string[]
  readonly searchableNames: string[]
  /** Indexes of `outcomes`, over all executions. */
  readonly ranks: number[]
  /** The kind of each test, as an index of `testKinds`. */
  readonly kinds: number[]
  /** Numbers of suites and files; -1: none. */
  readonly suiteOf: number[]
  readonly fileOf: number[]
  /** In the file, from 1; -1: unknown. */
  readonly lines: number[]
  /** Of the longest execution, in ms; -1: unknown. */
  readonly durations: number[]
  /** The number of jobs in which the test failed. */
  readonly failures: number[]
  readonly tagsOf: Map<number, readonly number[]>
  readonly ownersOf: Map<number, readonly number[]>
  /** The numbers of the first and the last execution. */
  readonly first: number[]
  readonly last: number[]
}

/** Executions as columns of equal length, in the order of the records. */
interface ExecutionColumns {
  readonly testOf: number[]
  /** The next execution of the same test; -1: none. */
  readonly next: number[]
  /** Numbers of `jobs`; -1: none. */
  readonly jobOf: number[]
  readonly workerOf: number[]
  /** The outcome of each execution, as an index of `outcomes`. */
  readonly ranks: number[]
  /** The duration of each execution in ms; -1 if it is unknown. */
  readonly durations: number[]
  /** The start of each execution in Unix ms; -1 if it is unknown. */
  readonly starts: number[]
  /** Executions whose start is estimated. */
  readonly estimated: Set<number>
  readonly causeOf: Map<number, number>
  readonly messageOf: Map<number, number>
  readonly stepOf: Map<number, number>
  /** The sum of the flags of `searchedFiles`. */
  readonly filesOf: Map<number, number>
  readonly detailsOf: Map<number, DetailPosition>
}

/** The number of a detail block, and an index in it. */
export interface DetailPosition {
  readonly block: number
  readonly index: number
}

/** Creates an empty model. */
export function createModel(): TestModel {
  return {
    tests: {
      ids: [],
      namedIds: new Map(),
      ordinals: new Map(),
      names: [],
      searchableNames: [],
      ranks: [],
      kinds: [],
      suiteOf: [],
      fileOf: [],
      lines: [],
      durations: [],
      failures: [],
      tagsOf: new Map(),
      ownersOf: new Map(),
      first: [],
      last: [],
    },
    executions: {
      testOf: [],
      next: [],
      jobOf: [],
      workerOf: [],
      ranks: [],
      durations: [],
      starts: [],
      estimated: new Set(),
      causeOf: new Map(),
      messageOf: new Map(),
      stepOf: new Map(),
      filesOf: new Map(),
      detailsOf: new Map(),
    },
    suites: noGroups(),
    files: noGroups(),
    tags: noGroups(),
    owners: noGroups(),
    workers: noGroups(),
    messages: noGroups(),
    steps: noGroups(),
    jobs: [],
    causes: [],
  }
}

/** Adds the earlier builds, before the first block. */
export function addHistory(model: TestModel, history: HistoryData | undefined): void {
  if (history !== undefined) model.history = createHistory(history)
}

/** Adds a block. Blocks must be added in order. */
export function addBlock(model: TestModel, block: TestBlock, number: number): void {
  for (const [parent, name] of block.suites) addGroup(model.suites, name, parent)
  for (const kind of ['files', 'tags', 'owners', 'workers', 'messages'] as const) {
    for (const name of block[kind]) addGroup(model[kind], name)
  }
  for (const [job, module] of block.jobs) model.jobs.push({ job, module })
  for (const cause of block.causes) model.causes.push(modelCause(cause))
  const offsets = { tests: model.tests.names.length, executions: model.executions.testOf.length }
  addTests(model, block)
  addExecutions(model, block, number)
  addEvidence(model, block, offsets.executions)
  if (model.history === undefined || block.history === undefined) return
  addHistoryColumns(model.history, block.history, offsets, model.executions)
  const judged = [...block.history.verdictOf, ...block.history.quarantineOf]
  updateKinds(
    model,
    judged.map(([place]) => offsets.executions + place),
  )
}

function modelCause([id, signature, file, line, functionName]: CauseData): ModelCause {
  if (file === undefined) return { id, signature, executions: [] }
  const frame = { file, ...definedFields({ line: line || undefined, functionName }) }
  return { id, signature, frame, executions: [] }
}

function addTests({ tests }: TestModel, { tests: added }: TestBlock): void {
  const offset = tests.names.length
  added.names.forEach((name, place) => {
    tests.ids.push(added.ids.slice(place * idDigits, (place + 1) * idDigits))
    tests.names.push(name)
    tests.searchableNames.push(searchableText(name))
    tests.ranks.push(-1)
    tests.kinds.push(-1)
    tests.suiteOf.push(added.suiteOf[place] ?? -1)
    tests.fileOf.push(added.fileOf[place] ?? -1)
    tests.lines.push(added.lines[place] ?? -1)
    tests.durations.push(-1)
    tests.failures.push(0)
    tests.first.push(-1)
    tests.last.push(-1)
  })
  for (const [place, id] of added.namedIds) tests.namedIds.set(offset + place, id)
  for (const [place, ordinal] of added.repeated) tests.ordinals.set(offset + place, ordinal)
  for (const [place, tags] of added.tagged) tests.tagsOf.set(offset + place, tags)
  for (const [place, owners] of added.owned) tests.ownersOf.set(offset + place, owners)
}

function addExecutions({ tests, executions, causes }: TestModel, { executions: added }: TestBlock, block: number): void {
  const offset = executions.testOf.length
  const isFlaky = new Set(added.flaky)
  let test = executions.testOf.at(-1) ?? -1
  added.durations.forEach((duration, place) => {
    const execution = offset + place
    const status = rankOfLetter[added.statuses.charAt(place)] ?? unknownRank
    const rank = isFlaky.has(place) ? Math.min(status, flakyRank) : status
    const start = added.starts[place] ?? -1
    test += (added.testSteps[place] ?? 0) + 1
    executions.testOf.push(test)
    executions.next.push(-1)
    executions.jobOf.push(added.jobOf[place] ?? -1)
    executions.workerOf.push(added.workerOf[place] ?? -1)
    executions.ranks.push(rank)
    executions.durations.push(duration)
    executions.starts.push(start === -1 || added.start === undefined ? -1 : added.start + start)
    addToTest(tests, executions, test, execution)
  })
  for (const [from, to] of added.estimated) {
    for (let place = from; place < Math.min(to, added.durations.length); place += 1) executions.estimated.add(offset + place)
  }
  for (const [place, cause] of added.causeOf) {
    executions.causeOf.set(offset + place, cause)
    causes[cause]?.executions.push(offset + place)
  }
  for (const [place, message] of added.messageOf) executions.messageOf.set(offset + place, message)
  added.detailed.forEach((place, index) => {
    executions.detailsOf.set(offset + place, { block, index })
  })
}

function addEvidence({ steps, executions }: TestModel, { evidence }: TestBlock, offset: number): void {
  if (evidence === undefined) return
  for (const step of evidence.steps) addGroup(steps, step)
  for (const [place, step] of evidence.stepOf) executions.stepOf.set(offset + place, step)
  for (const [place, flags] of evidence.filesOf) executions.filesOf.set(offset + place, flags)
}

function addToTest(tests: TestColumns, { next, ranks, durations }: ExecutionColumns, test: number, execution: number): void {
  const rank = ranks[execution] ?? unknownRank
  const before = tests.ranks[test]
  // The file is damaged.
  if (before === undefined) return
  const combined = before === -1 ? rank : combineRanks(before, rank)
  if (combined !== before) {
    tests.ranks[test] = combined
    tests.kinds[test] = kindNumbers[combined] ?? -1
  }
  tests.durations[test] = Math.max(tests.durations[test] ?? -1, durations[execution] ?? -1)
  if (rank === 0) tests.failures[test] = (tests.failures[test] ?? 0) + 1
  const last = tests.last[test] ?? -1
  if (last === -1) tests.first[test] = execution
  else next[last] = execution
  tests.last[test] = execution
}

/** Returns the executions of a test, in the order of the records. */
export function executionsOf({ tests, executions }: TestModel, test: number): readonly number[] {
  const found: number[] = []
  for (let execution = tests.first[test] ?? -1; execution !== -1; execution = executions.next[execution] ?? -1) found.push(execution)
  return found
}

/** Returns the execution that the page shows first: the first of those with the worst outcome. */
export function mainExecution(model: TestModel, test: number): number {
  const all = executionsOf(model, test)
  return all.find((execution) => model.executions.ranks[execution] === model.tests.ranks[test]) ?? all[0] ?? -1
}

/** Returns the name of a test for display. Result files may contain empty names. */
export const testName = ({ tests }: TestModel, test: number): string => {
  const name = tests.names[test] ?? ''
  return name.trim() === '' ? '(no name)' : name
}

/** Returns the duration of an execution, or of a test if it is -1, in ms; -1: unknown. */
export const durationOfRow = ({ tests, executions }: TestModel, test: number, execution: number): number =>
  (execution === -1 ? tests.durations[test] : executions.durations[execution]) ?? -1

export const outcomeOf = ({ tests }: TestModel, test: number): TestOutcome => outcomes[tests.ranks[test] ?? unknownRank] ?? 'unknown'

/** Returns the names of a group and its outer groups, the outermost first. */
export function groupPath(groups: Groups, group: number): readonly string[] {
  const path: string[] = []
  for (let current = group; current !== -1; current = groups.parents[current] ?? -1) path.push(groups.names[current] ?? '')
  return path.reverse()
}

/** Returns the suites of a test, the outermost first. */
export const testSuite = (model: TestModel, test: number): readonly string[] => groupPath(model.suites, model.tests.suiteOf[test] ?? -1)

/** Returns the file of a test, and its line if both are known. */
export function testPlace({ tests, files }: TestModel, test: number): { readonly file?: string; readonly line?: number } {
  const file = files.names[tests.fileOf[test] ?? -1]
  const line = tests.lines[test] ?? -1
  return file === undefined ? {} : line < 0 ? { file } : { file, line }
}

export const tagNamesOf = ({ tests, tags }: TestModel, test: number): readonly string[] =>
  (tests.tagsOf.get(test) ?? []).map((tag) => tags.names[tag] ?? '')

export const ownerNamesOf = ({ tests, owners }: TestModel, test: number): readonly string[] =>
  (tests.ownersOf.get(test) ?? []).map((owner) => owners.names[owner] ?? '')

const noGroups = (): Groups => ({ names: [], searchableNames: [], parents: [] })

/** Adds a suite, file or other name. */
export function addGroup(groups: Groups, name: string, parent = -1): void {
  // A later parent could form a cycle.
  groups.parents.push(parent < groups.names.length ? parent : -1)
  groups.names.push(name)
  groups.searchableNames.push(searchableText(name))
}
