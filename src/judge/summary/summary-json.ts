import { definedFields } from '../../base/defined-fields.js'
import type { Problem } from '../../records/problem.js'
import type { Status } from '../../records/record.js'
import { type BuildJson, buildJson } from './build-json.js'
import type { FailOnWord } from './fail-on.js'
import { type FailureContext, type FailuresJson, failuresJson } from './failures-json.js'
import { fittingJson } from './fitting-json.js'
import type { GateResult } from './gates.js'
import { type HistoryJson, historyJson } from './history-json.js'
import type { FileSummary, RunSummary } from './run-summary.js'
import type { TestCounts } from './test-counts.js'

type ProblemJson = Omit<Problem, 'kind'>

/** A fact about files that are left out. It never fails a run. */
export interface NoticeJson extends Pick<Problem, 'message' | 'path'> {
  readonly severity: 'notice'
  readonly kind: 'neighbour' | 'committed' | 'reading' | 'twin' | 'attachments'
  /** The id of the kind of the files. */
  readonly neighbour?: string
}

/** Whether the run fails by the conditions of `fail-on`, and why. */
interface GatesJson {
  readonly fails: boolean
  readonly reasons: readonly { readonly word: FailOnWord; readonly message: string }[]
}

/** Facts about the screenshots and other files of tests. */
export interface AttachmentsJson {
  /** The number of different files that are stored. */
  readonly stored: number
  /** How many of them the HTML report contains. */
  readonly embedded: number
  /** The number of attachments whose files were not found. */
  readonly missing: number
  /** The size of the stored files. */
  readonly bytes: number
  /** The page of the artifact with all files. */
  readonly url?: string
}

/** The object that `--json` prints, on which other programs rely. */
export interface SummaryJson extends FailuresJson, BuildJson, HistoryJson {
  readonly status: Status
  /** The headline of every report of this run. */
  readonly headline: string
  /** Advice to consider before looking for the reason of a failure. */
  readonly advice?: string
  readonly gates: GatesJson
  readonly tests: TestCounts
  readonly files: readonly {
    readonly path: string
    readonly format: string
    /** The number of files, if it is a folder whose files are one result. */
    readonly files?: number
    /** The file that has the same tests in another format, and counts instead of this one. */
    readonly twinOf?: string
    readonly tests: TestCounts
    readonly problems: readonly ProblemJson[]
  }[]
  /** The number of files that `files` lacks. Absent if it has all. */
  readonly filesLeftOut?: number
  /** Absent if no test has attachments. */
  readonly attachments?: AttachmentsJson
  readonly artifacts: readonly { readonly path: string; readonly size?: number; readonly sha256?: string }[]
  readonly problems: readonly (ProblemJson | NoticeJson)[]
  /** A command that runs all failed tests again. */
  readonly rerunAll?: string
  /** The records file, if one was written. */
  readonly records?: string
}

const countsJson = ({ total, successful, failed, skipped, cancelled, running, unknown, flaky, duration }: TestCounts): TestCounts => ({
  total,
  successful,
  failed,
  skipped,
  cancelled,
  running,
  unknown,
  flaky,
  duration,
})

const problemJson = ({ severity, message, path, line, column }: Problem): ProblemJson => ({
  severity,
  message,
  ...definedFields({ path, line, column }),
})

/** The number of conditions is fixed, but not the number of patterns that match no file. */
const maximumReasons = 100

const gatesJson = ({ fails, reasons }: GateResult): GatesJson => ({
  fails,
  reasons: reasons.slice(0, maximumReasons).map(({ word, message }) => ({ word, message })),
})

/** The limit for all files together: the JSON of about 5,000 files without problems. Their problems are in the list of the run, too. */
const maximumFileBytes = 1_000_000

const fileJson = ({ path, format, files, twinOf, counts, problems }: FileSummary): SummaryJson['files'][number] => ({
  path,
  format,
  ...definedFields({ files, twinOf }),
  tests: countsJson(counts),
  problems: problems.map(problemJson),
})

/** Information for the JSON output that is not in the summary. */
export interface SummaryJsonContext extends FailureContext {
  readonly headline: string
  readonly advice?: string | undefined
  readonly gates: GateResult
  readonly notices?: readonly NoticeJson[] | undefined
  /** The records file, if one was written. */
  readonly recordsPath?: string | undefined
  readonly rerunAll?: string | undefined
  readonly attachments?: AttachmentsJson | undefined
  /** The places of causes in the repository, by their ids. */
  readonly causeLocations?: ReadonlyMap<string, { readonly file: string }> | undefined
}

/** Converts the summary of a run to the object that `--json` prints. */
export function summaryJson(
  summary: RunSummary,
  { headline, advice, gates, notices = [], recordsPath, rerunAll, attachments, causeLocations, ...context }: SummaryJsonContext,
): SummaryJson {
  const files = fittingJson(summary.files, fileJson, maximumFileBytes)
  const filesLeftOut = summary.files.length - files.length
  return {
    status: summary.status,
    headline,
    ...definedFields({ advice }),
    gates: gatesJson(gates),
    tests: countsJson(summary.counts),
    files,
    ...definedFields({ filesLeftOut: filesLeftOut > 0 ? filesLeftOut : undefined }),
    artifacts: summary.artifacts.map(({ path, size, sha256 }) => ({
      path,
      ...definedFields({ size, sha256 }),
    })),
    ...definedFields({ attachments }),
    problems: [...summary.problems.map(problemJson), ...notices],
    ...buildJson(summary, causeLocations),
    ...failuresJson(summary, context),
    ...historyJson(summary),
    ...definedFields({ rerunAll, records: recordsPath }),
  }
}
