import type { RecordedTest } from '../../records/recorder.js'
import { displayLine } from '../../text/display-text.js'
import { shorten } from '../../text/shorten.js'
import { type DetailBlock, statusLetters, type TestBlock, type TestDetails } from '../page-data.js'
import { createNameTable } from './name-table.js'

/** Approximate limits of a block: tests, and UTF-16 units of details. */
const maximumTests = 2_000
const maximumDetailLength = 4_000_000

const maximumName = 500
const maximumTag = 200
const maximumSegments = 20
const maximumTags = 20

/** Limits of the names in a page, in UTF-16 units. When the limit is reached, tests of further suites appear in an outer suite. */
const maximumSuiteNames = 32_000_000
const maximumFileNames = 16_000_000
const maximumTagNames = 2_000_000
const maximumWorkerNames = 200_000
const maximumFormatNames = 10_000

const none = -1

/** The records file adds the job to each test. */
type TestOfJob = RecordedTest & { readonly job?: string }

/** Keys of metadata that name the thread, worker or host of a test. */
const workerMetadata = ['threadId', 'thread', 'workerId', 'worker', 'hostname', 'host']

/** Collects tests as columns. */
export interface TestColumns {
  add(test: RecordedTest, details: TestDetails | undefined): void
  isFull(): boolean
  isEmpty(): boolean
  /** Returns the tests since the last call, and their details. */
  take(): { readonly tests: TestBlock; readonly details: DetailBlock }
  /** Returns the start of the first test, in Unix ms. */
  firstStart(): number | undefined
}

/** Creates empty columns. Names are numbered over all blocks. */
export function createTestColumns(): TestColumns {
  const suites = createNameTable<readonly [number, string]>(maximumSuiteNames)
  const files = createNameTable<string>(maximumFileNames)
  const tags = createNameTable<string>(maximumTagNames)
  const workers = createNameTable<string>(maximumWorkerNames)
  const formats = createNameTable<string>(maximumFormatNames)
  let block = emptyBlock()
  let lastSuite: readonly string[] = []
  let lastSuiteNumber = none
  let first: number | undefined

  function suiteNumber(path: readonly string[]): number {
    if (path.length === lastSuite.length && path.every((name, index) => name === lastSuite[index])) return lastSuiteNumber
    let parent = none
    for (const name of path.slice(0, maximumSegments)) {
      const shown = shownName(name)
      const around = parent
      const number = suites.numberOf(`${around}\0${shown}`, () => [around, shown])
      if (number === none) break
      parent = number
    }
    lastSuite = path
    lastSuiteNumber = parent
    return parent
  }

  const numberIn = (table: typeof files, name: string | undefined, limit = maximumName): number => {
    if (name === undefined || name === '') return none
    const shown = shownName(name, limit)
    return table.numberOf(shown, () => shown)
  }

  return {
    add(test, details) {
      const { name, status, timestamp, flaky } = test
      const place = block.names.length
      block.names.push(shownName(name))
      block.statuses += statusLetters[status]
      block.suiteOf.push(suiteNumber(test.suite))
      block.fileOf.push(numberIn(files, test.file ?? test.source))
      block.lines.push(test.file === undefined ? none : (test.line ?? none))
      block.workerOf.push(numberIn(workers, workerOf(test)))
      block.formatOf.push(numberIn(formats, test.format))
      block.durations.push(test.duration === undefined ? none : rounded(test.duration))
      block.timestamps.push(timestamp)
      if (timestamp !== undefined) first = Math.min(first ?? timestamp, timestamp)
      if (flaky === true) block.flaky.push(place)
      const numbers = (test.tags ?? []).slice(0, maximumTags).map((tag) => numberIn(tags, tag, maximumTag))
      const known = [...new Set(numbers)].filter((number) => number !== none)
      if (known.length > 0) block.tagged.push([place, known])
      if (details === undefined) return
      block.detailed.push(place)
      block.details.push(details)
      block.detailLength += lengthOf(details)
    },
    isFull: () => block.names.length >= maximumTests || block.detailLength >= maximumDetailLength,
    isEmpty: () => block.names.length === 0,
    take() {
      const { timestamps, details, detailLength: _, ...columns } = block
      const start = timestamps.reduce(
        (least, time) => (time === undefined || (least !== undefined && least <= time) ? least : time),
        undefined,
      )
      const tests: TestBlock = {
        suites: suites.takeNew(),
        files: files.takeNew(),
        tags: tags.takeNew(),
        workers: workers.takeNew(),
        formats: formats.takeNew(),
        ...columns,
        ...(start === undefined ? {} : { start }),
        starts: timestamps.map((time) => (time === undefined || start === undefined ? none : time - start)),
      }
      block = emptyBlock()
      return { tests, details }
    },
    firstStart: () => first,
  }
}

const emptyBlock = () => ({
  names: [] as string[],
  suiteOf: [] as number[],
  fileOf: [] as number[],
  lines: [] as number[],
  workerOf: [] as number[],
  formatOf: [] as number[],
  statuses: '',
  durations: [] as number[],
  timestamps: [] as (number | undefined)[],
  flaky: [] as number[],
  tagged: [] as (readonly [number, readonly number[]])[],
  detailed: [] as number[],
  details: [] as TestDetails[],
  detailLength: 0,
})

const shownName = (name: string, limit = maximumName): string => displayLine(shorten(name, limit))

/** Hundredths of a millisecond matter for shorter tests only. */
const rounded = (ms: number): number => (ms >= 10 ? Math.round(ms) : Math.round(ms * 100) / 100)

function workerOf(test: TestOfJob): string | undefined {
  const { job, metadata } = test
  const name = metadata && workerMetadata.find((key) => Object.hasOwn(metadata, key))
  const worker = name === undefined ? undefined : metadata?.[name]
  return job !== undefined && worker !== undefined ? `${job} · ${worker}` : (worker ?? job)
}

function lengthOf({
  message = '',
  lead = '',
  diff = [],
  details = '',
  stdout = '',
  stderr = '',
  attempts = [],
  metadata = {},
}: TestDetails): number {
  const own = message.length + lead.length + details.length + stdout.length + stderr.length
  const further = diff.reduce((sum, line) => sum + line.length, 0) + Object.values(metadata).reduce((sum, value) => sum + value.length, 0)
  return attempts.reduce((sum, attempt) => sum + lengthOf(attempt), own + further)
}
