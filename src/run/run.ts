import { statSync } from 'node:fs'
import { resolve } from 'node:path'
import type { CiContext } from '../ci-context/ci-context.js'
import { readCiContext } from '../ci-context/read-ci-context.js'
import type { Artifact, Progress } from '../collect/collect.js'
import { type Config, defaultConfig } from '../config/config.js'
import { findConfig } from '../config/find-config.js'
import { loadConfig } from '../config/load.js'
import { configForPaths } from '../config/path-config.js'
import { UserError } from '../errors.js'
import { noJobs, type RunJobs, readRunJobs } from '../github/run-jobs.js'
import { createTimeBudget, type TimeBudget } from '../http/time-budget.js'
import { checkRecordsPath } from '../output-files/records-path.js'
import { temporaryRecords } from '../output-files/temporary-records.js'
import { failureComparison } from '../report/failure-diff/failure-comparison.js'
import type { ReportScope } from '../report/scope.js'
import type { Block } from '../report-tree/node.js'
import { createSecretMask, type SecretMask } from '../secrets/secret-mask.js'
import { secretsIn } from '../secrets/secret-values.js'
import { createSecretWatch } from '../secrets/secret-watch.js'
import { type Server, serverTimeMs } from '../server-api/server.js'
import { locateFailures } from '../source-locations/failure-locations.js'
import { createTrackedFiles, type TrackedFiles } from '../source-locations/tracked-files.js'
import type { FailureContext } from '../summary/failures-json.js'
import { withProblems } from '../summary/run-summary.js'
import { type CollectedRecords, collectRecords } from './collect-records.js'
import { searchGuide } from './search-guide.js'
import { nothingFoundProblem } from './search-hint.js'
import { sourceCommit } from './source-commit.js'
import { foreignConfigWarning, ignoredConfigWarning, privilegedEvent, unpackedWarning, type Warning } from './untrusted-workspace.js'

/** Where `collect` writes when nobody says it. */
export const defaultOutput = 'build-report.ndjson'

/** What a step of a workflow or a command line asks for. */
export interface RunRequest {
  /** The folder to work in; absolute. */
  readonly cwd: string
  /** The configuration file, relative to `cwd`; absent: the usual names. */
  readonly configPath?: string | undefined
  /** Files, folders or globs that stand in for the configuration's includes. */
  readonly paths: readonly string[]
  /** Globs of records files to read instead of collecting. */
  readonly records: readonly string[]
  /** Globs of records files of earlier builds, which properties are compared with. */
  readonly baseline?: readonly string[] | undefined
  readonly module?: string | undefined
  /** The values of the job's matrix, as GitHub's `toJSON(matrix)` gives them. */
  readonly matrix?: string | undefined
  /** The server that gets the records, and knows of earlier builds. */
  readonly server?: Server | undefined
  /** Where to write the records, relative to `cwd`; absent: nowhere. */
  readonly output?: string | undefined
  /** Whether the failures are written as JSON. */
  readonly failuresAsJson?: boolean
  /** Whether the configuration may name files outside of `cwd`; without it, only on a build service. */
  readonly allowOutputOutside?: boolean | undefined
}

/** What is around a request. */
export interface RunContext {
  readonly env: Readonly<Record<string, string | undefined>>
  readonly onWarning: (warning: Warning) => void
  readonly onProgress?: (progress: Progress) => void
  readonly signal?: AbortSignal | undefined
  /** The job's token, which reads the jobs of the run; empty or absent where there is none. */
  readonly token?: string | undefined
}

/** A request that was carried out, ready to be shown. */
export interface FinishedRun {
  readonly request: RunRequest
  readonly config: Config
  readonly ciContext: () => CiContext
  readonly scope: ReportScope
  readonly artifacts: readonly Artifact[]
  readonly leftOut: CollectedRecords['leftOut']
  /** The source files of the project. */
  readonly tracked: TrackedFiles
  /** Files that nothing may be written over. */
  readonly protectedFiles: CollectedRecords['inputs']
  /** Where the records are, absolute: where the request wants them, else in a temporary file if a reporter reads them. */
  readonly recordsPath?: string
  /** Replaces the secrets of this process; whatever leaves the machine passes through it. */
  readonly mask: SecretMask
  /** The time that the run has for its server, whatever it is asked. */
  readonly serverTimeBudget: TimeBudget
  /** The jobs of the run as far as GitHub tells, for the server. */
  readonly jobs: RunJobs
  /** The part of a report on GitHub that lists the searched places, if no test results were found. */
  readonly guide?: readonly Block[]
}

/** Returns the information about failed tests that the summary of a run lacks. */
export const failureContext = ({ scope, ciContext }: Pick<FinishedRun, 'scope' | 'ciContext'>): FailureContext => ({
  locations: scope.locations,
  compare: failureComparison,
  // Git may have to be asked.
  ...(scope.summary.tests.failed.length > 0 && { module: ciContext().module }),
})

/** Loads the configuration, runs, and finds the failures in the source. */
export async function run(request: RunRequest, { env, onWarning, onProgress, signal, token }: RunContext): Promise<FinishedRun> {
  const { cwd, records, output, module, matrix, server } = request
  const config = await requestedConfig(request, { env, onWarning })
  checkRecordsPath(request, config)
  const secrets = secretsIn(env, [token, server?.key])
  const mask = createSecretMask(secrets)
  const ciContext = once(() => mask.value(readCiContext({ env, cwd, matrix }, module)))
  const isSubmitted = server !== undefined && records.length === 0
  const recordsPath = output === undefined ? temporaryRecords(config, isSubmitted, env) : resolve(cwd, output)
  const gather = once(async () => (server === undefined ? noJobs : readRunJobs({ ciContext: ciContext(), env, token })))
  const tracked = createTrackedFiles(cwd)
  const result = await collectRecords({
    cwd,
    tracked,
    config,
    env,
    ciContext,
    mask,
    watch: createSecretWatch(secrets),
    signal,
    ...(records.length > 0 && { records }),
    needsIds: request.failuresAsJson === true,
    moreRecords: async () => (await gather()).records,
    ...(recordsPath !== undefined && { recordsPath }),
    ...(onProgress && { onProgress }),
  })
  const { artifacts, leftOut, inputs } = result
  // A run that need not have tests does not fail without them, so a warning has to show that it is empty.
  const isEmpty = records.length === 0 && result.summary.files.length === 0 && artifacts.length === 0
  const summary =
    isEmpty && config.collect.testsAreOptional ? withProblems(result.summary, [nothingFoundProblem(cwd, config)]) : result.summary
  const read = [...summary.files, ...leftOut].map(({ path }) => path)
  const unpacked = unpackedWarning(request, read, env)
  if (unpacked !== undefined) onWarning(unpacked)
  const locations = locateFailures(summary, tracked)
  const source = env.GITHUB_ACTIONS === 'true' ? sourceCommit(ciContext(), env) : undefined
  return {
    request,
    config,
    ciContext,
    scope: { summary, locations, source },
    artifacts,
    leftOut,
    tracked,
    protectedFiles: inputs,
    mask,
    serverTimeBudget: createTimeBudget(serverTimeMs),
    jobs: await gather(),
    ...(recordsPath !== undefined && { recordsPath }),
    ...(summary.files.length === 0 &&
      !config.collect.testsAreOptional && { guide: mask.value(searchGuide({ request, config, leftOut, env })) }),
  }
}

/**
 * Loads the configuration of a request; whatever is doubtful about it goes to `onWarning`. If an attacker may have put a file into the
 * folder, only a file that the request names counts.
 */
export async function requestedConfig(request: RunRequest, { env, onWarning }: Pick<RunContext, 'env' | 'onWarning'>): Promise<Config> {
  const { cwd, configPath, paths } = request
  if (!statSync(cwd, { throwIfNoEntry: false })?.isDirectory()) {
    throw new UserError(`The working directory ${cwd} is not a folder.`, { hint: 'Name one that exists.' })
  }
  const { config, warnings } = configPath === undefined ? await foundConfig(request, env) : await loadConfig({ cwd, path: configPath })
  for (const warning of warnings) onWarning(warning)
  return paths.length === 0 ? config : configForPaths(config, paths, cwd)
}

/** Loads the configuration that has a usual name, unless it is not to be trusted. */
async function foundConfig(
  request: RunRequest,
  env: RunContext['env'],
): Promise<{ readonly config: Config; readonly warnings: readonly Warning[] }> {
  const found = findConfig(request.cwd, env)
  if (found === undefined) return { config: defaultConfig(), warnings: [] }
  const event = privilegedEvent(request, env)
  if (event !== undefined) return { config: defaultConfig(), warnings: [ignoredConfigWarning(found.path, event)] }
  if (found.isForeign) return { config: defaultConfig(), warnings: [foreignConfigWarning(found.path)] }
  return loadConfig({ cwd: request.cwd, path: found.path })
}

function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
