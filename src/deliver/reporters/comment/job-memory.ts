import type { Environment } from '../../../base/environment.js'
import { UserError } from '../../../base/errors.js'
import { once } from '../../../base/once.js'
import type { CodehostReporterConfig, Config } from '../../../config/config.js'
import { completedRun } from '../../../host/ci-context/completed-run.js'
import { reportedAttempt } from '../../../host/ci-context/run-attempt.js'
import { isGiteaActions } from '../../../host/ci-context/services/gitea-environment.js'
import { mayCallWorkflows } from '../../../host/github/calls-workflows.js'
import { findCommentPlaces } from '../../../host/github/comment-places.js'
import { GitHubError } from '../../../host/github/github-error.js'
import { createGitHubClient } from '../../../host/github/octokit-client.js'
import { activityOf, readRunActivity } from '../../../host/github/run-activity.js'
import { withinTime } from '../../../host/github/within-time.js'
import type { EarlierFailures } from '../../../judge/earlier-builds/repeated-job.js'
import { loadEvaluator } from '../../../report/expressions/lazy-evaluator.js'
import type { Variables } from '../../../report/expressions/variables.js'
import { runVariables } from '../../../run/collect/run-variables.js'
import type { JobMemory, MemoryOwner } from '../../../run/prepare/job-memory.js'
import { authorOfToken } from './comment-author.js'
import { commentIdentity } from './comment-identity.js'
import type { CoveredParts } from './converge.js'
import { openGitHubBoard } from './github-board.js'
import { ownKey } from './own-part.js'
import { openArtifactStore } from './parts/artifact-store.js'
import { countPushes, earlierPushes } from './parts/earlier-pushes.js'
import { attemptOf, failuresOfAttempts, isEarlierAttempt } from './parts/failures-of-attempts.js'
import type { Part } from './parts/part.js'

/** The step that asks. */
export interface MemoryStep {
  readonly env: Environment
  /** The job's token; may be empty. */
  readonly token: string
  readonly pullRequest?: number | undefined
  /** Logs why something cannot be read. */
  readonly say: (message: string) => void
  /** The time for all requests of one question. Tests shorten it. */
  readonly deadlineMs?: number
}

const readingMs = 10_000
/** A job rarely runs more often. */
const maximumParts = 3

/**
 * Opens what the comment and the artifacts of a run contain about earlier runs of the same step. Sends no request yet. Returns undefined if
 * the step writes no comment.
 */
export async function openJobMemory({ config, ciContext, event, lostTime }: MemoryOwner, step: MemoryStep): Promise<JobMemory | undefined> {
  const { env, pullRequest, say, deadlineMs = readingMs } = step
  const reporter = config.report.reporters.find((one) => one.type === 'codehost')
  if (reporter?.commentEnabled !== true || isGiteaActions(env)) return undefined
  const texts = await evaluated(config, () => runVariables(ciContext, env, {}), reporter)
  if (texts === undefined) return undefined
  const { title, token = step.token } = texts
  const identity = commentIdentity({ reporter, title, ciContext, event, env })
  const { run } = identity
  const attempt = reportedAttempt(event, env)
  const client = once(() =>
    createGitHubClient({
      token,
      repository: env.GITHUB_REPOSITORY ?? '',
      apiUrl: env.GITHUB_API_URL || 'https://api.github.com',
      deadlineMs,
      lostTime,
    }),
  )

  const key = once(async (): Promise<string> => {
    const activity = mayCallWorkflows(env) ? await readRunActivity(client(), env) : activityOf([], env)
    return ownKey({ ciContext, env, title, activity })
  })

  const contents = once(async (): Promise<readonly CoveredParts<Part>[]> => {
    if (token === '') return []
    const found = await findCommentPlaces({ event, env, pullRequest, onCommits: false }, client())
    const place = 'places' in found ? found.places[0] : undefined
    if (place === undefined) return []
    const board = openGitHubBoard({ ...identity, place, client: client(), author: authorOfToken(token), render: () => undefined })
    return (await board.find()).filter(({ isHidden }) => !isHidden).map(({ content }) => content)
  })

  /** Returns the parts of earlier attempts in the comment. */
  async function writtenParts(): Promise<readonly Part[]> {
    const own = { key: await key(), attempt }
    return (await contents())
      .filter((content) => content.run === run)
      .flatMap(({ parts }) => parts.filter(({ name }) => isEarlierAttempt(name, own)))
  }

  /** Returns the parts of earlier attempts that are stored as artifacts, the newest first. */
  async function storedParts(): Promise<readonly Part[]> {
    const store = openArtifactStore({ key: identity.key, env, say })
    if (store === undefined) return []
    const own = { key: await key(), attempt }
    const names = (await store.list()).filter((name) => isEarlierAttempt(name, own))
    const newest = names.toSorted((one, other) => attemptOf(other) - attemptOf(one)).slice(0, maximumParts)
    const parts = await Promise.all(newest.map((name) => store.read(name)))
    return parts.filter((part) => part !== undefined && part !== 'foreign')
  }

  /** Returns what a question finds in time; undefined if it fails. */
  async function inTime<Answer>(what: string, question: () => Promise<Answer>): Promise<Answer | undefined> {
    try {
      return await withinTime(question(), { deadlineMs })
    } catch (error) {
      if (!(error instanceof GitHubError)) throw error
      say(`${what} could not be read: ${error.message}`)
      return undefined
    }
  }

  return {
    async earlierFailures(): Promise<EarlierFailures | undefined> {
      const { job, matrixJob = job } = ciContext
      const written = (await inTime('The results of the earlier attempt in the comment', writtenParts)) ?? []
      const isComplete = written.length > 0 && written.every(({ isReduced }) => isReduced !== true)
      const stored = isComplete ? [] : ((await inTime('The results of the earlier attempt in an artifact', storedParts)) ?? [])
      const names = new Set(stored.map(({ name }) => name))
      return failuresOfAttempts([...stored, ...written.filter(({ name }) => !names.has(name))], matrixJob)
    },
    async pushes() {
      if (event.pull_request === undefined && completedRun(event, env) === undefined) return undefined
      return inTime('The failures of earlier pushes', async () => {
        const [own, pushes] = [await key(), earlierPushes(await contents(), run)]
        return pushes.length === 0 ? undefined : (id: string, cause: string | undefined) => countPushes(pushes, own, id, cause)
      })
    },
  }
}

/** Evaluates the title and the token of a comment. Undefined if one of them has no value before the results are known. */
async function evaluated(
  config: Config,
  variables: () => Variables,
  { commentTitle = '', token }: CodehostReporterConfig,
): Promise<{ readonly title: string; readonly token: string | undefined } | undefined> {
  const evaluator = await loadEvaluator(variables, config.usesExpressions)
  try {
    return { title: evaluator.text(commentTitle), token: token === undefined ? undefined : evaluator.token(token) }
  } catch (error) {
    if (!(error instanceof UserError)) throw error
    return undefined
  }
}
