import { definedFields } from '../base/defined-fields.js'
import type { TimeBudget } from '../base/http/time-budget.js'
import type { Config } from '../config/config.js'
import type { CiContext } from '../host/ci-context/ci-context.js'
import type { LostTime } from '../host/github/lost-time.js'
import type { RunJobs } from '../host/github/run-jobs.js'
import type { SecretMask } from '../host/secrets/secret-mask.js'
import type { BuildProperties } from '../judge/earlier-builds/build-properties.js'
import type { EarlierBuilds } from '../judge/earlier-builds/earlier-builds.js'
import { nothingToReport, type WrittenHistory } from '../judge/earlier-builds/history-source.js'
import type { RepeatedJob } from '../judge/earlier-builds/repeated-job.js'
import type { TrackedFiles } from '../judge/source-locations/tracked-files.js'
import { type RunSummary, withProblems } from '../judge/summary/run-summary.js'
import type { Artifact } from '../read/collect/collect.js'
import type { Notice } from '../read/collect/notice.js'
import type { Problem } from '../records/problem.js'
import type { ReportScope } from '../report/content/scope.js'
import { unknownAttemptText } from '../report/content/unknown-attempt.js'
import type { Block } from '../report/tree/node.js'
import { isBranchBuild } from './branch-build.js'
import { buildRecord } from './build-record.js'
import { type CollectedRecords, collectRecords } from './collect-records.js'
import { compareResults } from './compared-results.js'
import type { FailureViews } from './failure-views.js'
import { judgeResults } from './judged-results.js'
import { checkHistoryInputs } from './output-files/history-path.js'
import { type PreparedRun, prepareRun } from './prepared-run.js'
import type { RunContext, RunRequest } from './run-request.js'
import { createRunScope } from './run-scope.js'
import { searchGuide } from './search-guide.js'
import { findResultsBeside, findUnmatchedFiles, type UnmatchedFiles, type UnmatchedResult } from './unmatched-results.js'
import { unpackedWarning } from './workspace-trust.js'

/** A run whose results are collected and ready to be reported. */
export interface FinishedRun {
  readonly request: RunRequest
  readonly config: Config
  readonly ciContext: () => CiContext
  readonly scope: ReportScope
  /** The properties of the builds in the history of the run. */
  readonly buildProperties?: BuildProperties
  /** Why the history of the run could not be read, although there may be one: one sentence. */
  readonly historyFault?: string
  /** The records of earlier builds. They are read at most once, for all reports and conditions of the run. */
  readonly earlierBuilds: EarlierBuilds
  /** Returns a command that runs all failed tests again. */
  readonly rerunAll: () => string | undefined
  /** Returns the values that a failed assertion compared. */
  readonly comparisonOf: FailureViews['comparisonOf']
  /** Returns whether the run builds a branch itself, and not a change for it. */
  readonly isBranchBuild: () => boolean
  /** Adds the run to the history of its branch, if the request asks for one. */
  readonly addToHistory: () => Promise<WrittenHistory>
  readonly artifacts: readonly Artifact[]
  readonly namedFiles: CollectedRecords['namedFiles']
  /** The bytes of the attachments of tests, if records are written. */
  readonly attachments: CollectedRecords['attachments']
  readonly attachmentCounts: CollectedRecords['attachmentCounts']
  readonly leftOut: CollectedRecords['leftOut']
  /** Facts about files that are left out and, if nothing was found, about other files of the project. */
  readonly notices: readonly Notice[]
  /** Files that look like test results and that no pattern matches. If results were found, only those in the same folders. */
  readonly unmatched: readonly UnmatchedResult[]
  /** The source files of the project. */
  readonly tracked: TrackedFiles
  /** Files that no output may overwrite. */
  readonly protectedFiles: CollectedRecords['inputs']
  /**
   * The records file, absolute: the requested one, else a temporary file if a reporter or the server needs one. Absent also if it could not
   * be written.
   */
  readonly recordsPath?: string
  /** Why the run could not keep its records. */
  readonly recordsFault?: string
  /** Replaces the secrets of this process in everything that leaves the machine. */
  readonly mask: SecretMask
  /** The time that all requests of the run to its server may take together. */
  readonly serverTimeBudget: TimeBudget
  /** The time that failed answers of GitHub have cost the run so far. */
  readonly lostTime: LostTime
  /** The jobs of the run that GitHub lists, for the server. */
  readonly jobs: RunJobs
  /** Blocks for a report on GitHub that list the searched places, if no test results were found. */
  readonly guide?: readonly Block[]
}

/** Runs a request: loads the configuration, collects the records, compares and judges them, and locates the failures in the source. */
export async function run(request: RunRequest, context: RunContext): Promise<FinishedRun> {
  const prepared = await prepareRun(request, context)
  const collected = await collectResults(prepared, await repeatedJob(prepared))
  const { unknownAttempt } = collected.summary
  if (unknownAttempt !== undefined) context.say?.(`This is ${unknownAttemptText(unknownAttempt)}.`)
  const { history, compared } = await compareResults(prepared, collected)
  const judged = await judgeResults(prepared, collected, compared)
  warnOfUnpackedFiles(prepared, judged.summary, collected)
  const { scope, rerunAll, comparisonOf } = await createRunScope(prepared, judged, compared)

  const { config, mask, ciContext, tracked, serverTimeBudget, lostTime, earlierBuilds } = prepared
  const recordsPath = collected.recordsFault === undefined ? prepared.recordsPath : undefined
  const { summary } = judged
  const { unmatched, notices: found } = mask.value(await unmatchedResults(prepared, summary, collected))
  const notices = [...collected.notices, ...found]
  return {
    request,
    config,
    ciContext,
    scope,
    ...definedFields({
      buildProperties: compared?.buildProperties,
      historyFault: compared?.fault === undefined ? undefined : mask.text(compared.fault),
    }),
    earlierBuilds: maskedBuilds(earlierBuilds, mask),
    rerunAll,
    comparisonOf,
    isBranchBuild: () => isBranchBuild(ciContext(), summary.history?.ref, context.env),
    addToHistory: async () => (await history?.add(summary)) ?? nothingToReport,
    artifacts: collected.artifacts,
    namedFiles: collected.namedFiles,
    attachments: collected.attachments,
    attachmentCounts: collected.attachmentCounts,
    leftOut: collected.leftOut,
    notices,
    unmatched,
    tracked,
    protectedFiles: collected.inputs,
    mask,
    serverTimeBudget,
    lostTime,
    jobs: await prepared.readJobs(),
    ...definedFields({
      recordsPath,
      recordsFault: collected.recordsFault && mask.text(collected.recordsFault),
      guide: guideFor(prepared, summary, collected, { unmatched, notices }),
    }),
  }
}

/** Reads the failures of earlier attempts. The first attempt of a job reads nothing, and loads none of these modules. */
async function repeatedJob(prepared: PreparedRun): Promise<RepeatedJob | undefined> {
  const { request, context } = prepared
  // The number may have to be read from Git.
  if (request.history === undefined && context.openMemory === undefined) return undefined
  const attempt = prepared.attempt()
  return attempt > 1 ? (await import('./repeated-job.js')).readRepeatedJob(prepared, attempt) : undefined
}

/** Collects and summarises the records of a run. */
async function collectResults(prepared: PreparedRun, repeated: RepeatedJob | undefined): Promise<CollectedRecords> {
  const { request, context, config, mask, ciContext, storedPlace, tracked, owners, recordsPath, isSubmitted, readJobs } = prepared
  const { cwd, records } = request
  const { env, signal, onProgress } = context
  const collected = await collectRecords({
    cwd,
    config,
    env,
    ciContext,
    storedContext: storedPlace.context,
    refOf: storedPlace.refOf,
    mask,
    quarantine: prepared.quarantine?.quarantine,
    isAdded: recordsPath === undefined ? undefined : await prepared.quarantineBase?.inClone(),
    tracked,
    owners,
    signal,
    keepsResults: request.history !== undefined,
    ...definedFields({ records: records.length > 0 ? records : undefined, recordsPath, onProgress, repeated }),
    rerun: prepared.rerun(),
    moreRecords: async () => [...(isSubmitted ? [buildRecord(storedPlace.context())] : []), ...(await readJobs()).records],
  })
  checkHistoryInputs(request, collected.inputs)
  const { recordsFault = prepared.recordsFault } = collected
  if (recordsFault === undefined) return collected
  const problem: Problem = { severity: 'error', kind: 'incomplete', message: mask.text(recordsFault) }
  return { ...collected, recordsFault, summary: withProblems(collected.summary, [problem]) }
}

/** Warns of result files that an untrusted archive may have brought. */
function warnOfUnpackedFiles(
  { request, context: { env, onWarning } }: PreparedRun,
  { files }: RunSummary,
  { leftOut }: CollectedRecords,
): void {
  const paths = [...files, ...leftOut].map(({ path }) => path)
  const warning = unpackedWarning(request, paths, env)
  if (warning !== undefined) onWarning(warning)
}

/** Finds files that look like test results and that no pattern matches, unless the user chose the files, or none are required. */
async function unmatchedResults(
  { request: { cwd, paths, records }, config }: PreparedRun,
  { files }: RunSummary,
  { leftOut }: CollectedRecords,
): Promise<UnmatchedFiles> {
  const none: UnmatchedFiles = { unmatched: [], notices: [] }
  if (records.length > 0) return none
  const known = new Set([...files, ...leftOut].map(({ path }) => path))
  if (files.length === 0) return config.collect.testsAreOptional ? none : findUnmatchedFiles(cwd, config, known)
  return paths.length > 0 ? none : { ...none, unmatched: findResultsBeside(cwd, config, files, known) }
}

/** Lists the searched places if no test results were found. */
function guideFor(
  { request, config, context: { env }, mask }: PreparedRun,
  { files }: RunSummary,
  { leftOut }: CollectedRecords,
  found: UnmatchedFiles,
) {
  const isNeeded = files.length === 0 && !config.collect.testsAreOptional
  return isNeeded ? mask.value(searchGuide({ request, config, leftOut: mask.value(leftOut), ...found, env })) : undefined
}

/** Masks the problems of earlier builds. Reports mask their values. */
const maskedBuilds = ({ history, problems, faults }: EarlierBuilds, mask: SecretMask): EarlierBuilds => ({
  history,
  problems: () => mask.value(problems()),
  faults: () => mask.value(faults()),
})
