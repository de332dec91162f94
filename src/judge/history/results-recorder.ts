import { definedFields } from '../../base/defined-fields.js'
import { detach } from '../../base/text/detach.js'
import type { RecordedTest, Recorder } from '../../records/recorder.js'
import type { BuildResults, BuildTest, FormerTest } from './build-results.js'
import { maximumRows } from './history-rows.js'
import { createResultColumns, outcomesBySeverity, type ResultParts } from './results/result-columns.js'
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
  /** The ref of the run. Default: the refs of records do not matter. */
  readonly ref?: string | undefined
  /** Must be called before each file, also if the same file is read again. */
  readonly restart: () => void
  /** Returns the id of a test. Called once for each test, in their order. */
  readonly idOf: (test: RecordedTest) => string
  /** Returns the id of a test by the name that the previous version gave it. Called only for tests with such a name, in their order. */
  readonly formerIdOf?: (test: RecordedTest) => string
  /** Returns the id of the cause of a failed test, or of an attempt that failed. */
  readonly causeOf: (test: RecordedTest) => string
}

/** Limits for the texts of all tests together, in UTF-16 units. */
const maximumText = 48 * 1024 * 1024

/** Makes a recorder that keeps one result for each test and job, in bounded memory. */
export function createResultsRecorder(
  { module: ownModule, ref: ownRef, restart, idOf, formerIdOf, causeOf }: ResultsOptions,
  limit = maximumRows,
): ResultsRecorder {
  const columns = createResultColumns()
  /** By the id of the test. */
  const formers = new Map<string, FormerTest>()
  let lastId = ''
  let leftOut = 0
  let otherRef: string | undefined
  /** The state before the file, and what the file has changed. */
  let before = { length: 0, leftOut }
  let replaced: [row: number, earlier: ResultParts][] = []

  /** Returns the cause of a failure, or of the last attempt of a flaky test that failed. */
  const failureOf = (test: RecordedTest, outcome: Outcome): Pick<ResultParts, 'cause' | 'isRepeated'> => {
    if (outcome === 'F') return { cause: causeOf(test), isRepeated: (test.attempts ?? []).length > 0 ? true : undefined }
    if (outcome !== 'f') return noFailure
    const failed = lastFailure(test)
    return { cause: failed && causeOf(failed), isRepeated: typeof test.passedOnAttempt === 'number' ? true : undefined }
  }

  const add = (test: RecordedTest): void => {
    if (columns.length() >= limit || columns.textLength() > maximumText) {
      leftOut += 1
      return
    }
    const outcome = outcomeOf(test)
    columns.push({
      id: lastId,
      job: test.job,
      module: test.module ?? ownModule,
      suite: test.suite,
      name: test.name,
      file: test.file,
      outcome,
      duration: test.duration,
      ...failureOf(test, outcome),
    })
  }

  const addFormer = ({ suite, name, former, ...others }: RecordedTest): void => {
    const before = { suite, name, ...former }
    const id = formerIdOf?.({ ...others, ...before })
    if (id !== undefined && formers.size < limit)
      formers.set(detach(lastId), { id, suite: before.suite.map(detach), name: detach(before.name) })
  }

  const at = (row: number): BuildTest => {
    const test = columns.at(row)
    const former = formers.size === 0 ? undefined : formers.get(test.id)
    return former === undefined ? test : { ...test, former }
  }

  const merge = (row: number, test: RecordedTest): void => {
    const known = columns.at(row)
    const outcome = outcomeOf(test)
    const isWorse = outcomesBySeverity.indexOf(outcome) > outcomesBySeverity.indexOf(known.outcome)
    const duration = Math.max(known.duration ?? -1, test.duration ?? -1)
    if (!isWorse && duration === (known.duration ?? -1)) return
    replaced.push([row, known])
    const { cause, isRepeated } = isWorse ? failureOf(test, outcome) : known
    columns.replace(row, {
      outcome: isWorse ? outcome : known.outcome,
      duration: duration >= 0 ? duration : undefined,
      cause,
      isRepeated,
    })
  }

  const begin = (): void => {
    restart()
    columns.restart()
    before = { length: columns.length(), leftOut }
    replaced = []
  }

  return {
    beginFile: begin,
    test(test) {
      lastId = test.id ?? idOf(test)
      if (test.former !== undefined) addFormer(test)
      if (otherRef === undefined && test.ref !== undefined && ownRef !== undefined && test.ref !== ownRef) otherRef = detach(test.ref)
      const row = columns.find(lastId, test.job)
      if (row === -1) add(test)
      else merge(row, test)
    },
    restartFile() {
      for (const [row, earlier] of replaced.reverse()) columns.replace(row, earlier)
      columns.truncate(before.length)
      leftOut = before.leftOut
      begin()
    },
    endFile() {
      replaced = []
    },
    record() {},
    lastId: () => lastId,
    result: (isIncomplete) => ({
      isIncomplete: isIncomplete || leftOut > 0,
      size: columns.length(),
      leftOut,
      ...definedFields({ otherRef }),
      hasFormer: formers.size > 0,
      find(id, job) {
        const row = columns.find(id, job)
        return row === -1 ? undefined : at(row)
      },
      at,
      *all() {
        for (let row = 0; row < columns.length(); row += 1) yield at(row)
      },
    }),
  }
}

const noFailure = {}

/** Returns a flaky test as it failed; undefined if neither a text nor a step of its failure is known. */
function lastFailure(test: RecordedTest): RecordedTest | undefined {
  const attempt = test.attempts?.findLast(({ status }) => status === 'failed')
  if (attempt === undefined) return undefined
  const { message, details, stdout, stderr, steps } = attempt
  if ((message ?? details ?? stdout ?? stderr ?? steps) === undefined) return undefined
  return { ...withoutTexts(test), status: 'failed', ...definedFields({ message, details, stdout, stderr, steps }) }
}

function withoutTexts(test: RecordedTest): RecordedTest {
  const { message: _, details: __, stdout: ___, stderr: ____, steps: _____, ...others } = test
  return others
}

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
