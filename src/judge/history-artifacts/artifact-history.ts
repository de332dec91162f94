import { definedFields } from '../../base/defined-fields.js'
import type { Environment } from '../../base/environment.js'
import { countOf } from '../../base/text/counts.js'
import type { CiContext } from '../../host/ci-context/ci-context.js'
import { readEvent } from '../../host/ci-context/github-event.js'
import { historyBranch } from '../../host/ci-context/history-branch.js'
import { stepName } from '../../host/ci-context/step-name.js'
import { mayCallWorkflows } from '../../host/github/calls-workflows.js'
import { distinctJobName } from '../../host/github/distinct-job-name.js'
import { isEnterpriseServer } from '../../host/github/enterprise-server.js'
import type { GitHubClient } from '../../host/github/github-client.js'
import { GitHubError } from '../../host/github/github-error.js'
import type { LostTime } from '../../host/github/lost-time.js'
import { activityOf } from '../../host/github/run-activity.js'
import { tokenPermissions } from '../../host/github/token-permissions.js'
import { failuresOfBuild } from '../earlier-builds/failures-of-build.js'
import type { AddedBuild, EvidenceStore, HistorySource, ReadHistory } from '../earlier-builds/history-source.js'
import { hasProperties, isRecordable } from '../earlier-builds/recordable-build.js'
import type { EarlierFailures } from '../earlier-builds/repeated-job.js'
import { withCommit } from '../earlier-builds/with-commit.js'
import type { BuildResults } from '../history/build-results.js'
import type { HistoryBuild } from '../history/history-build.js'
import type { TestHistories } from '../history/test-histories.js'
import type { HistorySummary } from '../verdicts/verdict.js'
import { type EvidenceKey, evidenceArtifactName, historyArtifactName } from './artifact-name.js'
import { runId } from './build-of-run.js'
import { createEvidenceStore } from './evidence/evidence-store.js'
import type { ReadingSession } from './reading-session.js'

/** The run that reads and continues the history of a branch on GitHub. */
export interface ArtifactHistoryOptions {
  readonly env: Environment
  readonly ciContext: CiContext
  /** The job's token, which reads the artifacts of earlier runs; may be empty. */
  readonly token: string
  /** Replaces the job in the name of the artifact. */
  readonly name?: string | undefined
  /** The title of the report; may be empty. */
  readonly title?: string | undefined
  /** Returns the ids of the failed tests. They are looked up in other jobs if the history of this one lacks them. */
  readonly failedIds?: () => Iterable<string>
  /** Logs the outcome. */
  readonly say: (message: string) => void
  /** The time that failed answers of GitHub have cost the run so far. */
  readonly lostTime: LostTime
  /** The time for all requests that read. Tests shorten it. */
  readonly deadlineMs?: number
  /** Unix ms; default: the time of the call. */
  readonly now?: () => number
}

/** The outcome of adding a build. */
export type AddedOutcome =
  | { readonly isWritten: true }
  | {
      readonly isWritten: false
      readonly reason: string
      /** Whether no build was to be added, as in a run for a pull request. */
      readonly isExpected: boolean
      /** A sentence for the user about the reason. */
      readonly notice?: string
    }

/** The history of a branch in the artifacts of its runs. */
export interface ArtifactHistory extends HistorySource {
  /** Adds this build to the history of its branch, if it is a build of a branch. Never throws for a reason outside of this program. */
  write(added: AddedBuild): Promise<AddedOutcome>
  /** The failures of other pull requests; undefined on events that have no part in them. */
  readonly evidence: EvidenceStore | undefined
}

/** The stored history, if it is known. If GitHub did not answer, an upload would replace a history by a shorter one. */
type State = { readonly isKnown: true; readonly histories?: TestHistories } | { readonly isKnown: false; readonly reason: string }

const readingMs = 10_000
const fileName = 'build-report-history.ndjson.gz'
const noTests = 'The build has no tests.'

/** Opens the history of a run. Sends no request before it is read, and loads no module that needs time. */
export function createArtifactHistory(options: ArtifactHistoryOptions): ArtifactHistory {
  const { env, ciContext, say, now = Date.now } = options
  const event = readEvent(env.GITHUB_EVENT_PATH)
  const branch = historyBranch({ ciContext, event, env })
  let key = artifactKey(options.name ?? ownJob(ciContext), options)
  let session: ReadingSession | undefined
  const notAdded = (reason: string) => `This build was not added to the history of ${branch?.name}: ${reason}`
  const ownRunId = Number(env.GITHUB_RUN_ID ?? 0)
  let state: State | undefined
  const evidence = createEvidenceStore({
    event,
    env,
    branch: branch?.name,
    name: () => evidenceArtifactName(key),
    session: () => session,
    say,
  })

  const summaryOf = (histories: TestHistories | undefined, more: Partial<HistorySummary> = {}): HistorySummary => ({
    builds: histories?.builds.length ?? 0,
    ...definedFields({ ref: branch?.name }),
    source: 'artifact',
    ...more,
  })

  function none(reason: string, next: State = { isKnown: false, reason }): ReadHistory {
    state = next
    say(`There is no history of earlier builds: ${reason}`)
    return { summary: summaryOf(undefined, { reason }), problems: [] }
  }

  /** Returns no history although there may be one. */
  const unread = (reason: string): ReadHistory => ({ ...none(reason), fault: reason })

  const defaultBranch = event.repository?.default_branch
  const choiceOf = (of: string) => ({ branch: of, defaultBranch, ownRunId })

  /** Opens the session of a step, and finds the name of its job. */
  async function open(): Promise<ReadingSession> {
    // Octokit is slow to load.
    const { openSession } = await import('./reading-session.js')
    const opened = openSession({ token: options.token, env, deadlineMs: options.deadlineMs ?? readingMs, lostTime: options.lostTime, say })
    if (options.name === undefined) key = artifactKey(await opened.within(listedJob(ciContext, env, opened.client)), options)
    return opened
  }

  async function earlierAttempt(): Promise<EarlierFailures | undefined> {
    const ownBuild = runId(ciContext)
    // A pull request adds no build to the history.
    if (branch === undefined || ownBuild === undefined || branch.isBuild === 'never') return undefined
    if (isEnterpriseServer(env.GITHUB_SERVER_URL) || options.token === '') return undefined
    try {
      const opened = await open()
      const { readNewestArtifact } = await import('./read-artifacts.js')
      const name = historyArtifactName({ branch: branch.name, ...key })
      const histories = await opened.within(readNewestArtifact(name, { ...opened, choice: choiceOf(branch.name) }))
      return histories && failuresOfBuild(histories, ownBuild)
    } catch (error) {
      if (!(error instanceof GitHubError)) throw error
      say(`The history of the earlier attempt could not be read: ${error.message}`)
      return undefined
    }
  }

  async function read(): Promise<ReadHistory> {
    if (branch === undefined) return none('The run does not belong to a branch.')
    if (isEnterpriseServer(env.GITHUB_SERVER_URL)) return none('GitHub Enterprise Server stores no artifacts of the required kind.')
    if (options.token === '') return none('The token to read artifacts with is empty.', { isKnown: true })
    const { readBranch } = await import('./read-branch.js')
    try {
      const opened = await open()
      const readHistory = (of: string) =>
        readBranch(
          {
            name: historyArtifactName({ branch: of, ...key }),
            choice: choiceOf(of),
            ownBuild: runId(ciContext),
            failedIds: options.failedIds ?? (() => []),
          },
          opened,
        )
      session = opened
      const found = await readHistory(branch.name)
      if (found.isNewer === true) return unread('A newer version of Build Report has written it. Update this one.')
      state = { isKnown: true, ...definedFields({ histories: found.stored }) }
      const { histories } = found
      if (histories !== undefined) {
        say(`History: ${countOf(histories.builds.length, 'build')} of ${branch.name}.`)
        return { histories, ...definedFields({ isDamaged: found.isDamaged }), summary: summaryOf(histories), problems: [] }
      }
      const reason = missingReason(branch.name, found.damaged)
      if (evidence === undefined || defaultBranch === undefined || defaultBranch === branch.name) return none(reason, state)
      const { histories: other, isDamaged } = await readHistory(defaultBranch)
      if (other === undefined) return none(reason, state)
      say(`History: ${countOf(other.builds.length, 'build')} of ${defaultBranch}, because ${branch.name} has none.`)
      const summary = summaryOf(other, { ref: defaultBranch, replaces: branch.name })
      return { histories: other, ...definedFields({ isDamaged }), summary, problems: [] }
    } catch (error) {
      if (!(error instanceof GitHubError)) throw error
      session = undefined
      if (error.failure !== 'permission') return unread(error.message)
      // A run of another workflow may have the permission to read what this one writes.
      state = { isKnown: true }
      const missingPermission = error.permission ?? tokenPermissions.runs
      say(`There is no history of earlier builds: the job lacks the permission "${missingPermission}".`)
      const fault = `The job lacks the permission "${missingPermission}".`
      return { summary: summaryOf(undefined, { missingPermission }), problems: [], fault }
    }
  }

  async function write(added: AddedBuild): Promise<AddedOutcome> {
    const { build, results, refusal } = added
    const refused = (reason: string, isExpected = true) => ({ isWritten: false, reason, isExpected }) as const
    if (branch === undefined || branch.isBuild === 'never') return refused('The run is not a build of a branch.')
    if (refusal !== undefined) return { ...refused(refusal), notice: notAdded(refusal) }
    if (branch.isBuild === 'unlessFailed' && hasFailed(build, results)) return refused('A merge queue does not merge a build that failed.')
    if (results.size === 0 && !hasProperties(added)) return refused(noTests)
    if (state === undefined) await read()
    if (!state?.isKnown) return refused(state?.reason ?? '', false)
    const { histories } = state
    if (!isRecordable(added, histories)) return refused(noTests)
    const { storeBuild } = await import('./store-build.js')
    // A merge queue builds on a branch of its own.
    const ofBranch = { ...withCommit(added, histories), ref: branch.name }
    return storeBuild(
      { name: historyArtifactName({ branch: branch.name, ...key }), fileName, histories, build: ofBranch, results, now: now(), say },
      env,
    )
  }

  return {
    read,
    earlierAttempt,
    evidence,
    async write(added) {
      const outcome = await write(added)
      if (outcome.isWritten) say(`This build was added to the history of ${branch?.name}.`)
      else if (!outcome.isExpected && outcome.notice === undefined) say(notAdded(outcome.reason))
      return outcome
    },
  }
}

function missingReason(branch: string, damaged = 0): string {
  if (damaged === 0) return `No run of ${branch} has left one yet.`
  return damaged === 1
    ? `The last history of ${branch} is damaged or was deleted.`
    : `The last ${damaged} histories of ${branch} are damaged or were deleted.`
}

const ownJob = ({ job, matrixJob = job }: CiContext): string | undefined => matrixJob

/** Returns the name of the own job, which the jobs of other calls of the same workflow do not have. Asks GitHub only if there may be some. */
async function listedJob(ciContext: CiContext, env: Environment, client: Pick<GitHubClient, 'jobsOfRun'>): Promise<string | undefined> {
  const job = ownJob(ciContext)
  if (job === undefined || !mayCallWorkflows(env)) return job
  return distinctJobName(job, activityOf(await client.jobsOfRun(Number(env.GITHUB_RUN_ID)), env))
}

function artifactKey(job: string | undefined, { ciContext, env, title }: ArtifactHistoryOptions): EvidenceKey {
  const { module, project } = ciContext
  return { module: module === project ? undefined : module, job, title: title ?? '', step: stepName(env.GITHUB_ACTION ?? '') }
}

function hasFailed({ status }: HistoryBuild, results: BuildResults): boolean {
  if (status === 'failed') return true
  for (const { outcome } of results.all()) if (outcome === 'F') return true
  return false
}
