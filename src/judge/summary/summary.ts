import { definedFields } from '../../base/defined-fields.js'
import { formatCount } from '../../base/text/counts.js'
import type { Problem } from '../../records/problem.js'
import { problemOf } from '../../records/problem-record.js'
import type { FileRecord, JobRecord, KnownRecord, OtherRecord, ProblemRecord, PropertyRecord } from '../../records/record.js'
import type { InputFile, RecordedTest, Recorder } from '../../records/recorder.js'
import { createUnlistedProblems } from '../../records/unlisted-problems.js'
import type { Cause } from '../failure/cause.js'
import { createCauseReader } from '../failure/cause-reader.js'
import { createFailureBeginnings } from '../failure/failure-beginnings.js'
import type { Quarantine } from '../quarantine/quarantine.js'
import { createFailureTable } from './failure-table.js'
import { createFlakyTable } from './flaky-table.js'
import { createJobRecords } from './job-records.js'
import { createNewestRecords } from './newest-records.js'
import { createQuarantineTable, type QuarantineCounts } from './quarantine-table.js'
import { type FileSummary, type RunSummary, runStatus } from './run-summary.js'
import { createTally, suitePath, type Tally } from './tally.js'
import { finishedCounts } from './test-counts.js'

const maximumRecords = 10_000

/** Receives the records of a run and summarizes them. */
export interface Summary extends Recorder {
  /**
   * @param id the id of a failed or flaky test, if it is not in the test
   * @param format the format of its file, likewise
   */
  test(test: RecordedTest, id?: string, format?: string): void
  /** Returns the results of all files. Must not be called within a file. */
  result(): RunSummary
  /** Returns the number of tests so far, including the tests of the current file. */
  testsSoFar(): number
}

/** Whether reports show records of this kind. Tests come through `test`. */
const isShown = (recorded: KnownRecord | OtherRecord): recorded is FileRecord | JobRecord | ProblemRecord | PropertyRecord =>
  recorded.kind === 'file' || recorded.kind === 'job' || recorded.kind === 'problem' || recorded.kind === 'property'

/** Returns the key of a property. Modules, and builds of one report, may have properties of the same name. */
const propertyKey = ({ org, project, module, build, ref, name }: PropertyRecord): string =>
  JSON.stringify([org, project, module, build, ref, name])

const copyOf = ({ successful, skipped, cancelled, running, unknown }: Tally['tests']): Tally['tests'] => ({
  successful: [...successful],
  skipped: [...skipped],
  cancelled: [...cancelled],
  running: [...running],
  unknown: [...unknown],
})

/** Returns what a quarantine excuses, and the verdicts of a run without a history. */
const quarantineFacts = ({ quarantined, others, byEntry }: QuarantineCounts): Pick<RunSummary, 'verdicts' | 'quarantineUse'> => ({
  verdicts: { unknown: others, unseen: 0, flaky: 0, known: 0, new: 0, quarantined },
  quarantineUse: byEntry,
})

/**
 * Makes an empty summary. Its memory does not grow with the number of tests.
 * @param causeOf returns the cause of a failed test
 * @param quarantine the tests whose failures are excused
 * @param beginsAlike returns whether a failed test begins like an earlier one. Otherwise its cause is not read if the run has many causes.
 */
export function createSummary(
  causeOf: (test: RecordedTest) => Cause = createCauseReader(),
  quarantine?: Quarantine,
  beginsAlike: (test: RecordedTest) => boolean = createFailureBeginnings(),
): Summary {
  const failures = createFailureTable()
  const flaky = createFlakyTable()
  const quarantined = createQuarantineTable()
  const isQuarantining = quarantine !== undefined && !quarantine.isEmpty
  const merged = { failures, flaky, causeOf, beginsAlike, quarantine: isQuarantining ? { quarantine, table: quarantined } : undefined }
  const run = createTally(merged)
  let file = createTally(merged, run)
  let input: InputFile = { path: '', format: '' }
  const files: FileSummary[] = []
  const problems: Problem[] = []
  const unlisted = createUnlistedProblems()
  const artifacts = createNewestRecords<FileRecord>(maximumRecords)
  const jobRecords = createJobRecords()
  const properties = createNewestRecords<PropertyRecord>(maximumRecords)

  function limitProblems(): Problem[] {
    const found: Problem[] = []
    for (const [what, table] of [
      ['artifacts', artifacts],
      ['properties', properties],
    ] as const) {
      if (table.leftOut() === 0) continue
      found.push({
        severity: 'warning',
        message: `The report leaves out ${formatCount(table.leftOut())} records of ${what}: it keeps the first ${formatCount(maximumRecords)}.`,
      })
    }
    return found
  }

  function openFile(): void {
    failures.beginFile()
    flaky.beginFile()
    quarantined.beginFile()
    file = createTally(merged, run)
  }

  return {
    beginFile(next) {
      input = next
      openFile()
    },
    test(test, id, format) {
      file.add(test, input.path, id, format)
    },
    restartFile() {
      failures.restartFile()
      flaky.restartFile()
      quarantined.restartFile()
      openFile()
    },
    endFile(found) {
      run.absorb(file)
      const { path, format, files: count, twinOf } = input
      files.push({ path, format, ...definedFields({ files: count, twinOf }), counts: finishedCounts(file.counts), problems: [...found] })
      for (const problem of found) problems.push(problem)
      openFile()
    },
    record(recorded) {
      if (!isShown(recorded)) return
      switch (recorded.kind) {
        case 'file':
          artifacts.put(recorded.path, recorded)
          break
        case 'job':
          jobRecords.put(recorded)
          break
        case 'property':
          properties.put(propertyKey(recorded), recorded)
          break
        case 'problem':
          if (problems.length < maximumRecords) problems.push(problemOf(recorded))
          else unlisted.add(problemOf(recorded))
      }
    },
    testsSoFar: () => run.counts.total + file.counts.total,
    result() {
      const counts = finishedCounts(run.counts)
      const suites = run.suites.result()
      const tags = run.tags.result()
      const jobIndex = run.jobs.indexes()
      const failed = failures.result(jobIndex)
      const unstable = flaky.result(jobIndex)
      const allProblems = [...problems, ...unlisted.list(), ...limitProblems()]
      return {
        status: runStatus(counts, allProblems),
        counts,
        files: [...files],
        suites: suites.kept.map((group) => ({ path: suitePath(group.key), counts: group.counts })),
        otherSuites: suites.others,
        tags: tags.kept.map((group) => ({ tag: group.key, counts: group.counts })),
        otherTags: tags.others,
        slowest: run.slowest.result(),
        jobs: run.jobs.result(jobRecords.result()),
        ...failed,
        ...unstable,
        ...(isQuarantining && quarantineFacts(quarantined.result())),
        tests: { ...copyOf(run.tests), failed: failed.failures.map(({ test }) => test) },
        flaky: unstable.flakyFailures.map(({ test }) => test),
        problems: allProblems,
        artifacts: artifacts.result(),
        properties: properties.result(),
      }
    },
  }
}
