import { resolve } from 'node:path'
import { definedFields } from '../base/defined-fields.js'
import { createTimeBudget, type TimeBudget } from '../base/http/time-budget.js'
import type { Config } from '../config/config.js'
import { createCheckouts } from '../host/ci-context/checkouts.js'
import type { CiContext } from '../host/ci-context/ci-context.js'
import { isGitHubActions } from '../host/ci-context/github-actions.js'
import { readEvent } from '../host/ci-context/github-event.js'
import { readCiContext } from '../host/ci-context/read-ci-context.js'
import { noJobs, type RunJobs, readRunJobs } from '../host/github/run-jobs.js'
import { createSecretMask, type SecretMask } from '../host/secrets/secret-mask.js'
import { secretsIn } from '../host/secrets/secret-values.js'
import { serverTimeMs } from '../host/server-api/server.js'
import type { BuildProperties } from '../judge/earlier-builds/build-properties.js'
import { createEarlierBuilds, type EarlierBuilds } from '../judge/earlier-builds/earlier-builds.js'
import { nothingToReport, type WrittenHistory } from '../judge/earlier-builds/history-source.js'
import { markedQuarantine } from '../judge/quarantine/added-entries.js'
import { locateCauses, locateFailures } from '../judge/source-locations/failure-locations.js'
import { createListedOwners, createTestOwners, recordedOwners } from '../judge/source-locations/test-owners.js'
import { createTrackedFiles, type TrackedFiles } from '../judge/source-locations/tracked-files.js'
import { withAddedQuarantine } from '../judge/summary/added-quarantine.js'
import { judgedSummary } from '../judge/summary/judged-summary.js'
import { withOwnJob } from '../judge/summary/own-job.js'
import { type RunSummary, withProblems } from '../judge/summary/run-summary.js'
import type { HistorySummary } from '../judge/verdicts/verdict.js'
import type { Artifact } from '../read/collect/collect.js'
import { createFailureTexts } from '../report/content/failed-test/failure-texts.js'
import type { ReportScope } from '../report/content/scope.js'
import { usesBaseline } from '../report/content/template-properties.js'
import { baseBranch } from '../report/content/verdicts/base-branch.js'
import type { Block } from '../report/tree/node.js'
import { isBranchBuild } from './branch-build.js'
import { buildRecord } from './build-record.js'
import { type CollectedRecords, collectRecords } from './collect-records.js'
import { configuredTemplates } from './configured-templates.js'
import { once } from './once.js'
import { checkHistoryInputs, checkHistoryPath } from './output-files/history-path.js'
import { checkRecordsPath } from './output-files/records-path.js'
import { temporaryRecords } from './output-files/temporary-records.js'
import { createQuarantineBase } from './quarantine-base.js'
import { checkSources, requestedConfig } from './requested-config.js'
import { requestedOwners } from './requested-owners.js'
import { requestedQuarantine } from './requested-quarantine.js'
import { createRunQuarantine } from './run-quarantine.js'
import type { RunContext, RunRequest } from './run-request.js'
import { searchGuide } from './search-guide.js'
import { nothingFoundProblem } from './search-hint.js'
import { sourceCommit } from './source-commit.js'
import { createStoredPlace } from './stored-place.js'
import { createTestReruns } from './test-reruns.js'
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
  /** Returns whether the run builds a branch itself, and not a change for it. */
  readonly isBranchBuild: () => boolean
  /** Adds the run to the history of its branch, if the request asks for one. */
  readonly addToHistory: () => Promise<WrittenHistory>
  readonly artifacts: readonly Artifact[]
  readonly leftOut: CollectedRecords['leftOut']
  /** The source files of the project. */
  readonly tracked: TrackedFiles
  /** Files that no output may overwrite. */
  readonly protectedFiles: CollectedRecords['inputs']
  /** The records file, absolute: the requested one, else a temporary file if a reporter or the server needs one. */
  readonly recordsPath?: string
  /** Replaces the secrets of this process in everything that leaves the machine. */
  readonly mask: SecretMask
  /** The time that all requests of the run to its server may take together. */
  readonly serverTimeBudget: TimeBudget
  /** The jobs of the run that GitHub lists, for the server. */
  readonly jobs: RunJobs
  /** Blocks for a report on GitHub that list the searched places, if no test results were found. */
  readonly guide?: readonly Block[]
}

/** Runs a request: loads the configuration, collects the records, summarises them and locates the failures in the source. */
export async function run(
  request: RunRequest,
  { env, now = Date.now(), onWarning, onProgress, say, signal, token }: RunContext,
): Promise<FinishedRun> {
  const { cwd, records, baseline: patterns = [], output, module, matrix, server } = request
  checkSources(request)
  const config = await requestedConfig(request, { env, onWarning })
  const listed = await requestedQuarantine(request, { env, onWarning })
  const ownersRoot = requestedOwners(request, { env, onWarning })
  checkRecordsPath(request, config)
  checkHistoryPath(request, config)

  const mask = createSecretMask(secretsIn(env, [token, server?.key]))
  const ciContext = once(() => mask.value(readCiContext({ env, cwd, matrix }, module)))
  const event = once(() => readEvent(env.GITHUB_EVENT_PATH))
  const checkouts = createCheckouts({ cwd, event, env })
  const storedPlace = createStoredPlace({ ciContext, event, env, checkouts })
  const quarantine =
    listed &&
    createRunQuarantine(listed, {
      now,
      module: () => ciContext().module,
      isPart: env.GITHUB_ACTIONS === 'true' && records.length === 0,
      say,
    })
  const quarantineBase =
    listed === undefined || quarantine?.quarantine.isEmpty !== false
      ? undefined
      : createQuarantineBase({ list: listed, cwd, env, ciContext, now, token, say })
  const isSubmitted = server !== undefined && records.length === 0
  const recordsPath = output === undefined ? temporaryRecords(config, isSubmitted, env) : resolve(cwd, output)
  const readJobs = once(async () => (server === undefined ? noJobs : readRunJobs({ ciContext: ciContext(), env, token })))
  const tracked = createTrackedFiles(cwd)
  const owners = ownersRoot === undefined ? recordedOwners : createTestOwners(ownersRoot, tracked)
  const serverTimeBudget = createTimeBudget(serverTimeMs)
  const earlierBuilds = createEarlierBuilds({ cwd, patterns, mask: mask.value, server, retry: { budget: serverTimeBudget } })

  const collected = await collectRecords({
    cwd,
    tracked,
    owners,
    config,
    env,
    ciContext,
    storedContext: storedPlace.context,
    refOf: storedPlace.refOf,
    mask,
    quarantine: quarantine?.quarantine,
    isAdded: recordsPath === undefined ? undefined : await quarantineBase?.inClone(),
    signal,
    keepsResults: request.history !== undefined,
    ...definedFields({ records: records.length > 0 ? records : undefined }),
    moreRecords: async () => [...(isSubmitted ? [buildRecord(storedPlace.context())] : []), ...(await readJobs()).records],
    ...definedFields({ recordsPath, onProgress }),
  })
  const { artifacts, leftOut, inputs, results } = collected
  checkHistoryInputs(request, inputs)
  const needsHistory = () =>
    results !== undefined && (results.size > 0 || collected.summary.properties.length > 0 || configuredTemplates(config).some(usesBaseline))
  const history =
    results === undefined || !needsHistory()
      ? undefined
      : // A run without tests and properties usually needs none of these modules.
        (await import('./run-history.js')).createRunHistory({
          request,
          config,
          env,
          ciContext,
          results,
          checkouts,
          serverTimeBudget,
          now,
          say,
          token,
        })
  const compared = await history?.compare((test) => quarantine?.quarantine.entryOf(test) !== undefined)
  const isAdded = collected.summary.counts.quarantined === undefined ? undefined : await quarantineBase?.find()
  const judged =
    compared === undefined
      ? collected.summary
      : judgedSummary(collected.summary, mask.value(withOwnBranch(compared.summary, ciContext, env)), compared.judgement)

  // A run whose tests are optional does not fail without results, so a warning has to show that it found nothing.
  const isEmpty = records.length === 0 && collected.summary.files.length === 0 && artifacts.length === 0
  const emptyProblems = isEmpty && config.collect.testsAreOptional ? [nothingFoundProblem(cwd, config)] : []
  const quarantineProblems = quarantine?.problems(collected.summary, compared?.histories) ?? []
  const moreProblems = [...quarantineProblems, ...(compared?.problems ?? [])]
  const marked = isAdded === undefined ? judged : withAddedQuarantine(judged, isAdded)
  const summary = withProblems(named(marked, ciContext), [...emptyProblems, ...mask.value(moreProblems)])
  const readPaths = [...summary.files, ...leftOut].map(({ path }) => path)
  const unpacked = unpackedWarning(request, readPaths, env)
  if (unpacked !== undefined) onWarning(unpacked)

  const locations = locateFailures(summary, tracked)
  const ownersOf = createListedOwners(owners, tracked, locations)
  const { rerunOf, rerunAll } = await createTestReruns(summary, locations)
  const source = isGitHubActions(env) ? sourceCommit(ciContext(), env) : undefined
  const needsGuide = summary.files.length === 0 && !config.collect.testsAreOptional
  return {
    request,
    config,
    ciContext,
    scope: {
      summary,
      locations,
      causeLocations: locateCauses(summary, tracked),
      source,
      ownersOf,
      rerunOf,
      failureTexts: createFailureTexts({ locations, ownersOf }),
      ...definedFields({
        histories: compared?.histories && compared.histories,
        judgement: compared?.judgement && compared.judgement,
        quarantine: quarantine && (isAdded === undefined ? quarantine.quarantine : markedQuarantine(quarantine.quarantine, isAdded)),
      }),
    },
    ...definedFields({
      buildProperties: compared?.buildProperties && compared.buildProperties,
      historyFault: compared?.fault === undefined ? undefined : mask.text(compared.fault),
    }),
    earlierBuilds: maskedBuilds(earlierBuilds, mask),
    rerunAll,
    isBranchBuild: () => isBranchBuild(ciContext(), summary.history?.ref, env),
    addToHistory: async () => (await history?.add(summary)) ?? nothingToReport,
    artifacts,
    leftOut,
    tracked,
    protectedFiles: inputs,
    mask,
    serverTimeBudget,
    jobs: await readJobs(),
    ...definedFields({
      recordsPath,
      guide: needsGuide ? mask.value(searchGuide({ request, config, leftOut: mask.value(leftOut), env })) : undefined,
    }),
  }
}

/** Marks the history of the branch that the run builds. Without earlier builds, no report compares the run with it. */
function withOwnBranch(history: HistorySummary, ciContext: () => CiContext, env: RunContext['env']): HistorySummary {
  if (history.builds === 0 || !isBranchBuild(ciContext(), history.ref, env)) return history
  const { ref, source } = ciContext()
  // A history file may be of another branch than the one that was pushed.
  const own = baseBranch({ history: { ...history, ref: source.branch ?? ref ?? '' } })
  return own === baseBranch({ history }) ? { ...history, isOwn: true } : history
}

/** Masks the problems of earlier builds. Reports mask their values. */
const maskedBuilds = ({ history, problems, faults }: EarlierBuilds, mask: SecretMask): EarlierBuilds => ({
  history,
  problems: () => mask.value(problems()),
  faults: () => mask.value(faults()),
})

/** Names the current job. A run without tests needs no CI context, which may run Git. */
function named(summary: RunSummary, ciContext: () => CiContext): RunSummary {
  if (summary.jobs.every(({ job, module }) => job !== undefined && module !== undefined)) return summary
  const { job, matrixJob = job, module } = ciContext()
  return withOwnJob(summary, { job: matrixJob, module })
}
