import { definedFields } from '../../../base/defined-fields.js'
import { displayLine } from '../../../base/text/display-text.js'
import { shorten } from '../../../base/text/shorten.js'
import { createCauseCounter } from '../../../judge/failure/cause/cause-fold.js'
import { hasDuration } from '../../../judge/summary/has-duration.js'
import type { RecordedTest } from '../../../records/recorder.js'
import { pageLimits } from '../data/limits.js'
import {
  type CauseData,
  type DetailBlock,
  type ExecutionColumns,
  statusLetters,
  type TestBlock,
  type TestColumns,
  type TestDetails,
} from '../data/page-data.js'
import { createHistoryColumns } from './earlier-results/history-columns.js'
import type { PageHistory } from './earlier-results/page-history.js'
import { createEvidenceColumns } from './evidence-columns.js'
import type { FailureIndex } from './failure-index.js'
import { createNameTable, type NameTable } from './name-table.js'
import { createTestNumbers, type NumberedTest } from './test-numbers.js'

/** Approximate limits of a block: executions, and UTF-16 units of details. */
const maximumExecutions = 2_000
const maximumDetailLength = 4_000_000

const none = -1

/** Keys of metadata that name the thread, worker or host of a test. */
const workerMetadata = ['threadId', 'thread', 'workerId', 'worker', 'hostname', 'host']

/** The data of an execution that its record does not contain. */
export interface ExecutionExtras {
  readonly details: TestDetails | undefined
  /** Failed and flaky executions. */
  readonly failure: FailureIndex | undefined
  /** Called for the first execution of a test. */
  readonly owners: (test: RecordedTest) => readonly string[]
}

interface FoundColumns {
  /** The start of the first execution, in Unix ms. */
  readonly start: number | undefined
  /** The number of distinct tests. */
  readonly tests: number
  /** 0 if no cause has two tests. */
  readonly causes: number
  /** The job and the module of each job number. */
  readonly jobNames: readonly (readonly [job: string, module: string])[]
}

/** Collects executions as columns. */
export interface ColumnCollector {
  add(test: RecordedTest, extras: ExecutionExtras): void
  isFull(): boolean
  isEmpty(): boolean
  /** Returns the executions since the last call, and their details. */
  take(): { readonly tests: TestBlock; readonly details: DetailBlock }
  /** Returns what all blocks together contain. */
  found(): FoundColumns
}

/** Creates empty columns. Names, tests and jobs are numbered over all blocks. */
export function createTestColumns(pageHistory?: PageHistory): ColumnCollector {
  const suites = createSuiteTable()
  const files = createNameTable<string>(pageLimits.fileNames)
  const tags = createNameTable<string>(pageLimits.tagNames)
  const owners = createNameTable<string>(pageLimits.ownerNames)
  const workers = createNameTable<string>(pageLimits.workerNames)
  const jobs = createNameTable<readonly [string, string]>(pageLimits.jobNames)
  const causes = createNameTable<CauseData>(pageLimits.causeNames)
  const messages = createNameTable<string>(pageLimits.messages)
  const numbers = createTestNumbers()
  const history = pageHistory && createHistoryColumns(pageHistory)
  const evidence = createEvidenceColumns()
  let tests = emptyTests()
  let executions = emptyExecutions()
  let details: TestDetails[] = []
  let detailLength = 0
  let lastTest = none
  let lastJob: { readonly job?: string; readonly module?: string; readonly number: number } = { number: none }
  let messageLength = 0
  let first: number | undefined
  let testCount = 0
  /** The first test of each cause. */
  const testOfCause: number[] = []
  let isCauseShared = false
  const causeCounter = createCauseCounter()
  const jobNames: (readonly [string, string])[] = []

  /** Returns the number of causes as the page shows them; 0 if each of them has only one test. */
  function sharedCauses(): number {
    const shown = causeCounter.count()
    return isCauseShared || shown < testOfCause.length ? shown : 0
  }

  /** Consecutive tests usually belong to one job. */
  function jobNumber({ job = '', module = '' }: RecordedTest): number {
    if (job === lastJob.job && module === lastJob.module) return lastJob.number
    const names = [shownName(job), shownName(module)] as const
    const number = jobs.numberOf(names.join('\0'), () => {
      jobNames.push(names)
      return names
    })
    lastJob = { job, module, number }
    return number
  }

  function messageNumber({ headline, message }: FailureIndex): number {
    const kept = messageLength < pageLimits.longMessages ? message : headline
    return kept === ''
      ? none
      : messages.numberOf(kept, () => {
          messageLength += kept.length
          return kept
        })
  }

  function addTest(test: RecordedTest, { digits, isHexadecimal, ordinal }: NumberedTest, ownerNames: readonly string[]): void {
    const place = tests.names.length
    testCount += 1
    tests.ids += digits
    if (test.id !== undefined && !isHexadecimal && test.id.length <= pageLimits.id) tests.namedIds.push([place, test.id])
    if (ordinal > 1) tests.repeated.push([place, ordinal])
    tests.names.push(shownName(test.name))
    tests.suiteOf.push(suites.numberOf(test.suite))
    tests.fileOf.push(numberIn(files, test.file ?? test.source))
    tests.lines.push(test.file === undefined ? none : (test.line ?? none))
    const tagNumbers = numbersIn(tags, (test.tags ?? []).slice(0, pageLimits.tags))
    if (tagNumbers.length > 0) tests.tagged.push([place, tagNumbers])
    const ownerNumbers = numbersIn(owners, ownerNames.slice(0, pageLimits.owners))
    if (ownerNumbers.length > 0) tests.owned.push([place, ownerNumbers])
    history?.addTest(test, place)
  }

  return {
    add(test, extras) {
      const { status, timestamp, isStartEstimated, flaky } = test
      const job = jobNumber(test)
      const numbered = numbers.next(test.id ?? '', job)
      const { number, isNew } = numbered
      if (isNew) addTest(test, numbered, extras.owners(test))
      const place = executions.durations.length
      executions.testSteps.push(number - lastTest - 1)
      lastTest = number
      executions.jobOf.push(job)
      executions.workerOf.push(numberIn(workers, workerOf(test)))
      executions.statuses += statusLetters[status]
      executions.durations.push(hasDuration(test) ? rounded(test.duration) : none)
      executions.timestamps.push(timestamp)
      if (timestamp !== undefined) first = Math.min(first ?? timestamp, timestamp)
      if (timestamp !== undefined && isStartEstimated === true) extendRanges(executions.estimated, place)
      if (flaky === true) executions.flaky.push(place)
      history?.addExecution(test, place, number, extras.failure?.cause[0])
      if (extras.failure !== undefined) {
        const { cause } = extras.failure
        const causeNumber = causes.numberOf(cause[0], () => {
          const [id, signature, , , functionName] = cause
          causeCounter.add({ id, signature, hasFunction: functionName !== undefined })
          return cause
        })
        if (causeNumber !== none) {
          executions.causeOf.push([place, causeNumber])
          testOfCause[causeNumber] ??= number
          isCauseShared ||= testOfCause[causeNumber] !== number
        }
        const message = messageNumber(extras.failure)
        if (message !== none) executions.messageOf.push([place, message])
      }
      if (extras.details === undefined) return
      executions.detailed.push(place)
      details.push(extras.details)
      evidence.add(extras.details, place)
      detailLength += lengthOf(extras.details)
    },
    isFull: () => executions.durations.length >= maximumExecutions || detailLength >= maximumDetailLength,
    isEmpty: () => executions.durations.length === 0,
    take() {
      const block: TestBlock = {
        suites: suites.takeNew(),
        files: files.takeNew(),
        tags: tags.takeNew(),
        owners: owners.takeNew(),
        workers: workers.takeNew(),
        jobs: jobs.takeNew(),
        causes: causes.takeNew(),
        messages: messages.takeNew(),
        tests,
        executions: withStarts(executions),
        ...definedFields({ evidence: evidence.take(), history: history?.take() }),
      }
      const taken = { tests: block, details }
      tests = emptyTests()
      executions = emptyExecutions()
      details = []
      detailLength = 0
      return taken
    },
    found: () => ({ start: first, tests: testCount, causes: sharedCauses(), jobNames }),
  }
}

/** Numbers suites. Those of consecutive tests are usually equal. */
function createSuiteTable() {
  const table = createNameTable<readonly [number, string]>(pageLimits.suiteNames)
  let last: readonly string[] = []
  let lastNumber = none
  return {
    numberOf(path: readonly string[]): number {
      if (path.length === last.length && path.every((name, index) => name === last[index])) return lastNumber
      let parent = none
      for (const name of path.slice(0, pageLimits.suites)) {
        const shown = shownName(name)
        const around = parent
        const number = table.numberOf(`${around}\0${shown}`, () => [around, shown])
        if (number === none) break
        parent = number
      }
      last = path
      lastNumber = parent
      return parent
    },
    takeNew: table.takeNew,
  }
}

const emptyTests = (): Growing<TestColumns> => ({
  ids: '',
  namedIds: [],
  repeated: [],
  names: [],
  suiteOf: [],
  fileOf: [],
  lines: [],
  tagged: [],
  owned: [],
})

const emptyExecutions = (): Growing<Omit<ExecutionColumns, 'start' | 'starts'>> & { timestamps: (number | undefined)[] } => ({
  testSteps: [],
  jobOf: [],
  workerOf: [],
  statuses: '',
  durations: [],
  timestamps: [],
  estimated: [],
  flaky: [],
  causeOf: [],
  messageOf: [],
  detailed: [],
})

function extendRanges(ranges: (readonly [from: number, to: number])[], place: number): void {
  const [from, to] = ranges.at(-1) ?? [0, -1]
  if (to === place) ranges[ranges.length - 1] = [from, place + 1]
  else ranges.push([place, place + 1])
}

/** Columns that can be appended to. */
type Growing<Columns> = { -readonly [Key in keyof Columns]: Columns[Key] extends readonly (infer Item)[] ? Item[] : Columns[Key] }

function withStarts({ timestamps, ...columns }: ReturnType<typeof emptyExecutions>): ExecutionColumns {
  const start = timestamps.reduce((least, time) => (time === undefined || (least !== undefined && least <= time) ? least : time), undefined)
  return {
    ...columns,
    ...definedFields({ start }),
    starts: timestamps.map((time) => (time === undefined || start === undefined ? none : time - start)),
  }
}

function numberIn(table: NameTable<string>, name: string | undefined, limit: number = pageLimits.name): number {
  if (name === undefined || name === '') return none
  const shown = shownName(name, limit)
  return table.numberOf(shown, () => shown)
}

const numbersIn = (table: NameTable<string>, names: readonly string[]): number[] =>
  [...new Set(names.map((name) => numberIn(table, name, pageLimits.tag)))].filter((number) => number !== none)

const shownName = (name: string, limit: number = pageLimits.name): string => displayLine(shorten(name, limit))

/** Hundredths of a millisecond matter for shorter tests only. */
const rounded = (ms: number): number => (ms >= 10 ? Math.round(ms) : Math.round(ms * 100) / 100)

function workerOf({ metadata }: RecordedTest): string | undefined {
  const name = metadata && workerMetadata.find((key) => Object.hasOwn(metadata, key))
  return name === undefined ? undefined : metadata?.[name]
}

function lengthOf({
  message = '',
  lead = '',
  diff = [],
  compared = [],
  details = '',
  stdout = '',
  stderr = '',
  code = '',
  attempts = [],
  metadata = {},
  steps,
  attachments,
}: TestDetails): number {
  const own = message.length + lead.length + details.length + stdout.length + stderr.length + code.length
  const further =
    [...diff, ...compared].reduce((sum, line) => sum + line.length, 0) +
    Object.values(metadata).reduce((sum, value) => sum + value.length, 0) +
    (steps === undefined ? 0 : JSON.stringify(steps).length) +
    (attachments === undefined ? 0 : JSON.stringify(attachments).length)
  return attempts.reduce((sum, attempt) => sum + lengthOf(attempt), own + further)
}
