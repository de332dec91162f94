import { definedFields } from '../../base/defined-fields.js'
import { detach } from '../../base/text/detach.js'
import { excerpt } from '../../base/text/excerpt.js'
import type { Status } from '../../records/record.js'
import type { RecordedTest } from '../../records/recorder.js'
import type { JobIndex } from './job-indexes.js'
import type { RecordedJob } from './job-records.js'
import type { JobSummary } from './job-summary.js'
import { runStatus } from './run-summary.js'
import { addCounts, countQuarantined, countTest, finishedCounts, type GrowingCounts, noTestCounts } from './test-counts.js'

const maximumJobs = 1_000
/** The maximum length of the name of a job or a module in a summary, in UTF-16 units. */
export const maximumJobName = 500

interface JobEntry {
  readonly job: string | undefined
  readonly module: string | undefined
  readonly counts: GrowingCounts
  /** Unix ms. */
  start: number
  end: number
  /** The timestamp of the last test, and the duration of the tests in a row that share it. */
  lastTimestamp: number
  sameTime: number
}

/** Counts the tests of each job and module. */
export interface JobTable {
  /** Returns the key of the job of a test, which stays valid in every table. */
  add(test: RecordedTest, duration: number, isFlaky: boolean): string
  /** Counts the failed test that was added last as quarantined. */
  quarantineLast(): void
  absorb(other: JobTable): void
  entries(): ReadonlyMap<string, JobEntry>
  /** Returns a function that finds the index of a job in the result by its key. */
  indexes(): JobIndex
  /**
   * Returns the jobs in the order of their first test.
   * @param recorded returns what the record of a job contains
   */
  result(recorded: (name: string) => RecordedJob | undefined): readonly JobSummary[]
}

const jobKey = ({ job, module }: RecordedTest): string =>
  job === undefined && module === undefined ? '' : JSON.stringify([job?.slice(0, maximumJobName), module?.slice(0, maximumJobName)])

/** Makes an empty table of at most 1,000 jobs. */
export function createJobTable(): JobTable {
  const jobs = new Map<string, JobEntry>()
  // Consecutive tests usually belong to one job.
  let last: { readonly job: string | undefined; readonly module: string | undefined; readonly key: string; entry?: JobEntry } | undefined

  function entryOf(key: string, { job, module }: { readonly job?: string | undefined; readonly module?: string | undefined }) {
    const known = jobs.get(key)
    if (known !== undefined || jobs.size >= maximumJobs) return known
    const entry: JobEntry = {
      job: job === undefined ? undefined : excerpt(job, maximumJobName),
      module: module === undefined ? undefined : excerpt(module, maximumJobName),
      counts: noTestCounts(),
      start: Number.POSITIVE_INFINITY,
      end: Number.NEGATIVE_INFINITY,
      lastTimestamp: Number.NaN,
      sameTime: 0,
    }
    jobs.set(detach(key), entry)
    return entry
  }

  return {
    add(test, duration, isFlaky) {
      if (last === undefined || last.job !== test.job || last.module !== test.module) {
        const key = jobKey(test)
        const entry = entryOf(key, test)
        last = { job: test.job, module: test.module, key, ...definedFields({ entry }) }
      }
      const { entry, key } = last
      if (entry !== undefined) {
        const { status, timestamp } = test
        countTest(entry.counts, status, duration, isFlaky)
        if (timestamp !== undefined) {
          if (timestamp < entry.start) entry.start = timestamp
          // Some formats have one timestamp for the tests of a suite, which then run one after the other.
          entry.sameTime = timestamp === entry.lastTimestamp ? entry.sameTime + duration : duration
          entry.lastTimestamp = timestamp
          if (timestamp + entry.sameTime > entry.end) entry.end = timestamp + entry.sameTime
        }
      }
      return key
    },
    quarantineLast() {
      if (last?.entry !== undefined) countQuarantined(last.entry.counts)
    },
    absorb(other) {
      for (const [key, from] of other.entries()) {
        const entry = entryOf(key, from)
        if (entry === undefined) continue
        addCounts(entry.counts, from.counts)
        entry.start = Math.min(entry.start, from.start)
        entry.end = Math.max(entry.end, from.end)
      }
      last = undefined
    },
    entries: () => jobs,
    indexes() {
      const indexes = new Map([...jobs.keys()].map((key, index) => [key, index]))
      return (key) => indexes.get(key)
    },
    result: (recorded) => [...jobs.values()].map((entry) => jobSummary(entry, entry.job === undefined ? {} : (recorded(entry.job) ?? {}))),
  }
}

function jobSummary({ job, module, counts, start, end }: JobEntry, { status, url, duration }: RecordedJob): JobSummary {
  const ofTests = end > start ? end - start : undefined
  const known = duration ?? ofTests
  return {
    ...definedFields({ job, module, url }),
    status: worseStatus(runStatus(counts, []), status),
    counts: finishedCounts(counts),
    ...definedFields({ duration: known }),
  }
}

/** Returns the status of the tests, unless the job ended worse: a step before or after the tests may have failed. */
function worseStatus(tests: Status, job: Status | undefined): Status {
  if (tests === 'failed' || job === undefined) return tests
  return job === 'failed' || job === 'cancelled' || tests === 'unknown' ? job : tests
}
