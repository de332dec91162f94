import type { Writable } from '../records/record.js'
import type { RecordedTest, Recorder } from '../records/recorder.js'
import { detach } from '../text/detach.js'
import type { BuildResults, BuildTest } from './build-results.js'
import { rowKey } from './history-columns.js'
import { maximumRows } from './history-rows.js'
import type { Outcome } from './test-histories.js'

/** Keeps the result of every test of a build. */
export interface ResultsRecorder extends Recorder {
  /** Returns the id of the last test. */
  lastId(): string
  /** @param isIncomplete whether results are missing */
  result(isIncomplete: boolean): BuildResults
}

/** Identifies the tests of a run and the causes of their failures. */
export interface ResultsOptions {
  /** The module of tests that do not name theirs. */
  readonly module?: string | undefined
  /** Must be called before each file, also if the same file is read again. */
  readonly restart: () => void
  /** Returns the id of a test. Called once for each test, in their order. */
  readonly idOf: (test: RecordedTest) => string
  /** Returns the id of the cause of a failed test. */
  readonly causeOf: (test: RecordedTest) => string
}

/** Limits for the texts of all tests together, in UTF-16 units. */
const maximumText = 48 * 1024 * 1024

/** Makes a recorder that keeps one result for each test and job, in bounded memory. */
export function createResultsRecorder({ module: ownModule, restart, idOf, causeOf }: ResultsOptions, limit = maximumRows): ResultsRecorder {
  const tests = new Map<string, BuildTest>()
  const suites = createSuites()
  const texts = new Map<string, string>()
  let sharedLength = 0
  let lastId = ''
  let textLength = 0
  let leftOut = 0
  /** The state before the file, and what the file has changed. */
  let before = { textLength, leftOut }
  let added: string[] = []
  let replaced: [key: string, earlier: BuildTest][] = []

  const shared = (text: string): string => {
    const known = texts.get(text)
    if (known !== undefined) return known
    const copy = detach(text)
    texts.set(copy, copy)
    sharedLength += copy.length
    return copy
  }

  const add = (test: RecordedTest): void => {
    if (tests.size >= limit || textLength + sharedLength + suites.textLength() > maximumText) {
      leftOut += 1
      return
    }
    textLength += lastId.length + test.name.length
    const id = detach(lastId)
    const row: Writable<BuildTest> = { id, suite: suites.copyOf(test.suite), name: detach(test.name), outcome: outcomeOf(test) }
    const module = test.module ?? ownModule
    if (test.job !== undefined) row.job = shared(test.job)
    if (module !== undefined) row.module = shared(module)
    if (test.file !== undefined) row.file = shared(test.file)
    if (test.duration !== undefined) row.duration = test.duration
    if (row.outcome === 'F') row.cause = shared(causeOf(test))
    const key = rowKey(id, row.job)
    tests.set(key, row)
    added.push(key)
  }

  const merge = (key: string, known: BuildTest, test: RecordedTest): void => {
    const outcome = outcomeOf(test)
    const isWorse = severity.indexOf(outcome) > severity.indexOf(known.outcome)
    const duration = Math.max(known.duration ?? -1, test.duration ?? -1)
    if (!isWorse && duration === (known.duration ?? -1)) return
    replaced.push([key, known])
    const merged: Writable<BuildTest> = { ...known }
    if (duration >= 0) merged.duration = duration
    if (isWorse) merged.outcome = outcome
    if (isWorse && outcome === 'F') merged.cause = shared(causeOf(test))
    tests.set(key, merged)
  }

  const begin = (): void => {
    restart()
    suites.restart()
    before = { textLength, leftOut }
    added = []
    replaced = []
  }

  return {
    beginFile: begin,
    test(test) {
      lastId = test.id ?? idOf(test)
      const key = rowKey(lastId, test.job)
      const known = tests.get(key)
      if (known === undefined) add(test)
      else merge(key, known, test)
    },
    restartFile() {
      for (const [key, earlier] of replaced.reverse()) tests.set(key, earlier)
      for (const key of added) tests.delete(key)
      ;({ textLength, leftOut } = before)
      begin()
    },
    endFile() {
      added = []
      replaced = []
    },
    record() {},
    lastId: () => lastId,
    result: (isIncomplete) => ({
      isIncomplete: isIncomplete || leftOut > 0,
      size: tests.size,
      leftOut,
      find: (id, job) => tests.get(rowKey(id, job)),
      all: () => tests.values(),
    }),
  }
}

/** The worst result comes last. */
const severity: readonly Outcome[] = ['-', 'S', 'P', 'f', 'F']

function outcomeOf({ status, flaky }: Pick<RecordedTest, 'status' | 'flaky'>): Outcome {
  switch (status) {
    case 'successful':
      return flaky === true ? 'f' : 'P'
    case 'failed':
      return 'F'
    case 'skipped':
      return 'S'
    default:
      // A test that was cancelled, or whose end is missing, has no result.
      return '-'
  }
}

/** Copies suites. The tests of a suite share one copy. */
function createSuites() {
  const copies = new Map<string, readonly string[]>()
  let last: readonly string[] | undefined
  let copy: readonly string[] = []
  let textLength = 0
  return {
    /** Returns the length of all copies, in UTF-16 units. */
    textLength: () => textLength,
    copyOf(suite: readonly string[]): readonly string[] {
      if (suite === last) return copy
      last = suite
      const key = JSON.stringify(suite)
      const known = copies.get(key)
      copy = known ?? suite.map(detach)
      if (known === undefined) {
        copies.set(key, copy)
        textLength += key.length
      }
      return copy
    },
    /** Must be called before each file, which may reuse the array of a suite. */
    restart(): void {
      last = undefined
    },
  }
}
