import { createTimeBudget, type TimeBudget } from '../../base/http/time-budget.js'
import { once } from '../../base/once.js'
import type { Config } from '../../config/config.js'
import type { QuarantineList } from '../../config/quarantine/parse-quarantine.js'
import { webhookAddresses } from '../../config/webhook-addresses.js'
import { type Checkouts, createCheckouts } from '../../host/ci-context/checkouts.js'
import type { CiContext } from '../../host/ci-context/ci-context.js'
import { completedRun } from '../../host/ci-context/completed-run.js'
import { isGitHubActions } from '../../host/ci-context/github-actions.js'
import { type GitHubEvent, readEvent } from '../../host/ci-context/github-event.js'
import { readCiContext } from '../../host/ci-context/read-ci-context.js'
import { reportedAttempt, runAttempt } from '../../host/ci-context/run-attempt.js'
import { createLostTime, type LostTime } from '../../host/github/lost-time.js'
import { noJobs, type RunJobs, readExecutions, readRunJobs } from '../../host/github/run-jobs.js'
import { createSecretMask, type SecretMask } from '../../host/secrets/secret-mask.js'
import { secretsIn } from '../../host/secrets/secret-values.js'
import { serverTimeMs } from '../../host/server-api/server.js'
import type { Rerun } from '../../judge/earlier-builds/earlier-attempts.js'
import { createEarlierBuilds, type EarlierBuilds } from '../../judge/earlier-builds/earlier-builds.js'
import { createTestOwners, recordedOwners, type TestOwners } from '../../judge/source-locations/test-owners.js'
import { createTrackedFiles, type TrackedFiles } from '../../judge/source-locations/tracked-files.js'
import { checkHistoryPath } from '../output-files/history-path.js'
import { checkRecordsPath } from '../output-files/records-path.js'
import { type RecordsPlace, recordsPlace } from '../output-files/temporary-records.js'
import type { JobMemory } from './job-memory.js'
import type { QuarantineBase } from './quarantine-base.js'
import { checkSources, requestedConfig } from './requested-config.js'
import { requestedOwners } from './requested-owners.js'
import { requestedQuarantine } from './requested-quarantine.js'
import type { RunQuarantine } from './run-quarantine.js'
import type { RunContext, RunRequest } from './run-request.js'
import { createStoredPlace, type StoredPlace } from './stored-place.js'

/** A run before its results are read. Functions in it may start Git or send requests when they are first called. */
export interface PreparedRun {
  readonly request: RunRequest
  readonly context: RunContext & { readonly now: number }
  readonly config: Config
  /** Replaces the secrets of this process in everything that leaves the machine. */
  readonly mask: SecretMask
  readonly ciContext: () => CiContext
  readonly checkouts: Checkouts
  readonly storedPlace: StoredPlace
  readonly readJobs: () => Promise<RunJobs>
  /** Opens what the reports of earlier runs contain about the own step. Undefined if there is nothing of the kind. */
  readonly memory: () => Promise<JobMemory | undefined>
  /** The attempt of the run, from 1. */
  readonly attempt: () => number
  /** The own run, if it runs again on GitHub and reads records. */
  readonly rerun: () => Rerun | undefined
  /** The source files of the project. */
  readonly tracked: TrackedFiles
  readonly owners: TestOwners
  readonly quarantine: RunQuarantine | undefined
  /** The quarantine of the tested base, if entries of the quarantine may be new. */
  readonly quarantineBase: QuarantineBase | undefined
  /** The records of earlier builds. They are read at most once, for all reports and conditions of the run. */
  readonly earlierBuilds: EarlierBuilds
  /** The time that all requests of the run to its server may take together. */
  readonly serverTimeBudget: TimeBudget
  /** The time that failed answers of GitHub have cost the run so far. */
  readonly lostTime: LostTime
  readonly recordsPlace: RecordsPlace
  /** Whether the records go to a server after the run. */
  readonly isSubmitted: boolean
}

/**
 * Loads and checks the configuration and all that the results are compared with.
 * @throws UserError if the request or a file that it names is wrong
 */
export async function prepareRun(request: RunRequest, given: RunContext): Promise<PreparedRun> {
  const { cwd, records, baseline: patterns = [], output, module, matrix, server } = request
  const { env, token } = given
  const context = { ...given, now: given.now ?? Date.now() }
  checkSources(request)
  const config = await requestedConfig(request, given)
  const list = await requestedQuarantine(request, given)
  const ownersRoot = requestedOwners(request, given)
  checkRecordsPath(request, config)
  checkHistoryPath(request, config)

  const mask = createSecretMask(secretsIn(env, [token, server?.key], webhookAddresses(config, env)))
  const ciContext = once(() => mask.value(readCiContext({ env, cwd, matrix }, module)))
  const event = once(() => readEvent(env.GITHUB_EVENT_PATH))
  const checkouts = createCheckouts({ cwd, event, env })
  const tracked = createTrackedFiles(cwd)
  const serverTimeBudget = createTimeBudget(serverTimeMs)
  const lostTime = createLostTime()
  const isSubmitted = server !== undefined && records.length === 0
  return {
    request,
    context,
    config,
    mask,
    ciContext,
    checkouts,
    storedPlace: createStoredPlace({ ciContext, event, env, checkouts }),
    readJobs: once(async () => (server === undefined ? noJobs : readRunJobs({ ciContext: ciContext(), env, token, lostTime }))),
    memory: once(async () => given.openMemory?.({ config, ciContext: ciContext(), event: event(), lostTime })),
    attempt: () => runAttempt(ciContext, event, env),
    rerun: () => (records.length === 0 ? undefined : rerunOf(event(), { env, token, lostTime })),
    tracked,
    owners: ownersRoot === undefined ? recordedOwners : createTestOwners(ownersRoot, tracked),
    ...(await prepareQuarantine(list, { request, context, ciContext, lostTime })),
    earlierBuilds: createEarlierBuilds({ cwd, patterns, mask: mask.value, server, retry: { budget: serverTimeBudget } }),
    serverTimeBudget,
    lostTime,
    isSubmitted,
    recordsPlace: recordsPlace(config, { cwd, output, isSubmitted, env }),
  }
}

/** On `workflow_run`, the records belong to another run. */
function rerunOf(event: GitHubEvent, request: Parameters<typeof readExecutions>[0]): Rerun | undefined {
  const { env } = request
  const { GITHUB_RUN_ID: run } = env
  if (!isGitHubActions(env) || completedRun(event, env) !== undefined || run === undefined) return undefined
  const attempt = reportedAttempt(event, env)
  return attempt === 1 ? undefined : { run, attempt, readExecutions: () => readExecutions(request) }
}

/** Without a quarantine file, a run loads none of its modules. */
async function prepareQuarantine(
  list: QuarantineList | undefined,
  {
    request: { cwd, records },
    context: { env, now, say, token },
    ciContext,
    lostTime,
  }: Pick<PreparedRun, 'request' | 'context' | 'ciContext' | 'lostTime'>,
): Promise<Pick<PreparedRun, 'quarantine' | 'quarantineBase'>> {
  if (list === undefined) return { quarantine: undefined, quarantineBase: undefined }
  const { createRunQuarantine } = await import('./run-quarantine.js')
  const isPart = env.GITHUB_ACTIONS === 'true' && records.length === 0
  const quarantine = createRunQuarantine(list, { now, module: () => ciContext().module, isPart, say })
  if (quarantine.quarantine.isEmpty) return { quarantine, quarantineBase: undefined }
  const { createQuarantineBase } = await import('./quarantine-base.js')
  return { quarantine, quarantineBase: createQuarantineBase({ list, cwd, env, ciContext, now, token, say, lostTime }) }
}
