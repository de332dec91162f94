import type { Problem } from '../records/problem.js'
import { problemOf } from '../records/problem-record.js'
import type { FileRecord, KnownRecord, OtherRecord, ProblemRecord, PropertyRecord } from '../records/record.js'
import type { InputFile, Recorder } from '../records/recorder.js'
import { formatCount } from '../text/counts.js'
import { createNewestRecords } from './newest-records.js'
import { type FileSummary, type RunSummary, runStatus } from './run-summary.js'
import { createTally, suitePath } from './tally.js'
import { finishedCounts } from './test-counts.js'

const maximumRecords = 10_000

/** Receives the records of a run and summarizes them. */
export interface Summary extends Recorder {
  /** Returns the results of all complete files. The current file does not count yet. */
  result(): RunSummary
}

/** Whether reports show records of this kind. Tests come through `test`. */
const isShown = (recorded: KnownRecord | OtherRecord): recorded is FileRecord | ProblemRecord | PropertyRecord =>
  recorded.kind === 'file' || recorded.kind === 'problem' || recorded.kind === 'property'

/** Returns the key of a property. Modules, and builds of one report, may have properties of the same name. */
const propertyKey = ({ org, project, module, build, ref, name }: PropertyRecord): string =>
  JSON.stringify([org, project, module, build, ref, name])

const copyOf = ({ successful, failed, skipped, cancelled, running, unknown }: RunSummary['tests']): RunSummary['tests'] => ({
  successful: [...successful],
  failed: [...failed],
  skipped: [...skipped],
  cancelled: [...cancelled],
  running: [...running],
  unknown: [...unknown],
})

/** Makes an empty summary. Its memory does not grow with the number of tests. */
export function createSummary(): Summary {
  const run = createTally()
  let file = createTally(run)
  let input: InputFile = { path: '', format: '' }
  const files: FileSummary[] = []
  const problems: Problem[] = []
  const artifacts = createNewestRecords<FileRecord>(maximumRecords)
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

  return {
    beginFile(next) {
      input = next
      file = createTally(run)
    },
    test(test) {
      file.add(test, input.path)
    },
    restartFile() {
      file = createTally(run)
    },
    endFile(found) {
      run.absorb(file)
      files.push({ path: input.path, format: input.format, counts: finishedCounts(file.counts), problems: [...found] })
      for (const problem of found) problems.push(problem)
      file = createTally(run)
    },
    record(recorded) {
      if (!isShown(recorded)) return
      switch (recorded.kind) {
        case 'file':
          artifacts.put(recorded.path, recorded)
          break
        case 'property':
          properties.put(propertyKey(recorded), recorded)
          break
        case 'problem':
          if (problems.length < maximumRecords) problems.push(problemOf(recorded))
      }
    },
    result() {
      const counts = finishedCounts(run.counts)
      const suites = run.suites.result()
      const tags = run.tags.result()
      const jobs = run.jobs.result()
      const jobIndexes = new Map([...run.jobs.entries().keys()].map((key, index) => [key, index]))
      const failures = run.failures.result((job) => jobIndexes.get(job))
      const allProblems = [...problems, ...limitProblems()]
      return {
        status: runStatus(counts, allProblems),
        counts,
        files: [...files],
        suites: suites.kept.map((group) => ({ path: suitePath(group.key), counts: group.counts })),
        otherSuites: suites.others,
        tags: tags.kept.map((group) => ({ tag: group.key, counts: group.counts })),
        otherTags: tags.others,
        slowest: run.slowest.result(),
        jobs,
        ...failures,
        flakyTests: run.flakyTests.size,
        tests: { ...copyOf(run.tests), failed: failures.failures.map(({ test }) => test) },
        flaky: [...run.flaky],
        problems: allProblems,
        artifacts: artifacts.result(),
        properties: properties.result(),
      }
    },
  }
}
