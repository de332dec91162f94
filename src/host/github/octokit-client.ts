import { definedFields } from '../../base/defined-fields.js'
import { createTimeBudget } from '../../base/http/time-budget.js'
import { displayLine } from '../../base/text/display-text.js'
import { type GraphQLRequest, hideMutation, readStates, stateQuery } from './comment-graphql.js'
import { fileQuery, readFileText } from './file-graphql.js'
import type { CommentPlace, CommentState, GitHubClient, GitHubClientOptions, RateLimit, WorkflowJob } from './github-client.js'
import { GitHubError } from './github-error.js'
import { createLostTime, limitLosses } from './lost-time.js'
import { createOctokit, type Octokit } from './octokit.js'
import { type RequestPurpose, toGitHubError } from './octokit-error.js'
import { readRateLimit } from './rate-limit.js'
import { readArtifact } from './repository-artifact.js'
import { readComment, readList, readPullRequest, UnreadableAnswerError } from './rest-answers.js'
import { tokenPermissions } from './token-permissions.js'
import { maximumJobs, readJob } from './workflow-job.js'

/** A job writes a comment at most 7 times, and hides comments. GitHub accepts 80 writes per minute. */
const maximumWrites = 10
const statesARequest = 100
const hidingsARequest = 20
const jobsAPage = 100
/** Fewer than usual, because the list only adds to a report: it must leave time for the comment. */
const jobsRetries = 2

/** The characters that a header may contain. Others are a mistake in a secret, often a line end. */
const tokenPattern = /^[!-~]+$/

/**
 * Disables retries of a write, which may have arrived. The end of a rate limit is still waited for, because GitHub refuses a request over
 * the limit before it writes.
 */
const once = { request: { retries: 0 } }

/** Creates a client that uses Octokit. Sends and throws nothing before the first request. */
export function createGitHubClient(options: GitHubClientOptions): GitHubClient {
  const token = options.token.trim()
  const settings: Required<GitHubClientOptions> = {
    deadlineMs: 60_000,
    requestTimeoutMs: 15_000,
    lostTime: createLostTime(),
    // Requests that are sent before the results are known leave time for the comment.
    lossMs: 15_000,
    secondMs: 1000,
    onWait: () => {},
    ...options,
    token,
    apiUrl: options.apiUrl.replace(/(?<!\/)\/+$/, ''),
  }
  const budget = createTimeBudget(settings.deadlineMs)
  const losses = limitLosses(settings.lostTime, settings.lossMs, settings.secondMs)
  const [owner = '', repo = ''] = options.repository.split('/')
  let octokit: Octokit | undefined
  let writes = 0
  let limit: RateLimit | undefined

  async function ask<Result>(purpose: RequestPurpose, request: (octokit: Octokit) => Promise<Result>): Promise<Result> {
    checkSettings(settings)
    if (losses.isOver()) {
      throw new GitHubError(
        'outage',
        `Failed answers of GitHub have cost ${settings.lossMs / 1000} s, so Build Report did not request ${purpose.what}.`,
        {
          hint: 'See https://www.githubstatus.com.',
        },
      )
    }
    if (budget.remainingMs() === 0) {
      throw new GitHubError(
        'unavailable',
        `GitHub took more than ${settings.deadlineMs / 1000} s, so Build Report did not request ${purpose.what}.`,
      )
    }
    try {
      octokit ??= createOctokit(settings, { budget, losses }, (headers) => {
        limit = readRateLimit(headers) ?? limit
      })
      const connected = octokit
      return await budget.measure(() => request(connected))
    } catch (error) {
      throw toGitHubError(error, purpose, token)
    }
  }

  function write<Result>(purpose: RequestPurpose, request: (octokit: Octokit) => Promise<Result>): Promise<Result> {
    writes += 1
    if (writes <= maximumWrites) return ask(purpose, request)
    return Promise.reject(
      new GitHubError('budget', `A run writes to GitHub at most ${maximumWrites} times, so ${purpose.what} was left out.`),
    )
  }

  return {
    async *comments(place) {
      const purpose = { what: `the comments on ${placeName(place)}`, permission: permissionOf(place, 'read') }
      // Does not use @octokit/plugin-paginate-rest 14, which reads the answer `null` as an empty list.
      for (let page = 1; ; page += 1) {
        const { comments, hasNext } = await ask(purpose, async ({ rest }) => {
          const parameters = { owner, repo, per_page: 100, ...(page > 1 && { page }) }
          const { data, headers } =
            place.kind === 'commit'
              ? await rest.repos.listCommentsForCommit({ ...parameters, commit_sha: place.sha })
              : await rest.issues.listComments({ ...parameters, issue_number: place.number })
          return { comments: readList(data, readComment), hasNext: headers.link?.includes('rel="next"') === true }
        })
        yield comments
        if (!hasNext) return
      }
    },

    createComment(place, body) {
      const purpose = { what: `a comment on ${placeName(place)}`, permission: permissionOf(place, 'write') }
      return write(purpose, async ({ rest }) => {
        const { data } =
          place.kind === 'commit'
            ? await rest.repos.createCommitComment({ owner, repo, commit_sha: place.sha, body, ...once })
            : await rest.issues.createComment({ owner, repo, issue_number: place.number, body, ...once })
        return readComment(data)
      })
    },

    updateComment(place, id, body) {
      const purpose = { what: `the change of a comment on ${placeName(place)}`, permission: permissionOf(place, 'write') }
      return write(purpose, async ({ rest }) => {
        const change = { owner, repo, comment_id: id, body }
        const { data } = place.kind === 'commit' ? await rest.repos.updateCommitComment(change) : await rest.issues.updateComment(change)
        return readComment(data)
      })
    },

    async commentStates(nodeIds, retries) {
      const purpose = { what: 'the state of comments', permission: tokenPermissions.pullRequests }
      const found = new Map<string, CommentState>()
      for (const ids of chunks(nodeIds, statesARequest)) {
        const states = await ask(purpose, async (connected) => {
          const known = readStates(await query(connected, stateQuery(ids), retries))
          if (!known) throw new UnreadableAnswerError('an answer that is not a list of comments')
          return known
        })
        for (const state of states) found.set(state.nodeId, state)
      }
      return nodeIds.flatMap((id) => found.get(id) ?? [])
    },

    async hideComments(nodeIds) {
      const purpose = { what: 'the hiding of older comments', permission: tokenPermissions.comment }
      for (const ids of chunks(nodeIds, hidingsARequest)) {
        const { query: mutation, variables } = hideMutation(ids)
        await write(purpose, ({ graphql }) => graphql(mutation, { ...variables, ...once }))
      }
    },

    pullRequestsOfBranch(headOwner, headBranch) {
      // The author of the pull request chose the name of the branch.
      const head = displayLine(`${headOwner}:${headBranch}`.slice(0, 200))
      const purpose = { what: `the pull requests of ${head}`, permission: tokenPermissions.pullRequests }
      return ask(purpose, async ({ rest }) => {
        const { data } = await rest.pulls.list({ owner, repo, head: `${headOwner}:${headBranch}`, state: 'open', per_page: 100 })
        return readList(data, readPullRequest)
      })
    },

    pullRequestsOfCommit(sha) {
      const purpose = { what: `the pull requests of commit ${sha.slice(0, 7)}`, permission: tokenPermissions.pullRequests }
      return ask(purpose, async ({ rest }) => {
        const { data } = await rest.repos.listPullRequestsAssociatedWithCommit({ owner, repo, commit_sha: sha, per_page: 100 })
        return readList(data, readPullRequest)
      })
    },

    async jobsOfRun(runId) {
      const purpose = { what: `the jobs of run ${runId}`, permission: tokenPermissions.runs }
      const jobs: WorkflowJob[] = []
      // Does not use @octokit/plugin-paginate-rest 14, which requires the URL of a response for lists with a count; ours has none.
      for (let page = 1; ; page += 1) {
        const found = await ask(purpose, async ({ rest }) => {
          // Includes earlier attempts, whose jobs may have been running when that attempt reported.
          const { data } = await rest.actions.listJobsForWorkflowRun({
            owner,
            repo,
            run_id: runId,
            filter: 'all',
            per_page: jobsAPage,
            page,
            request: { ownRetries: jobsRetries },
          })
          return readList(Object(data).jobs, readJob)
        })
        for (const job of found) jobs.push(job)
        if (found.length < jobsAPage || jobs.length >= maximumJobs) return jobs
      }
    },

    eventOfRun(runId) {
      const purpose = { what: `the run ${runId}`, permission: tokenPermissions.runs }
      return ask(purpose, async ({ rest }) => {
        const { data } = await rest.actions.getWorkflowRun({ owner, repo, run_id: runId, exclude_pull_requests: true })
        const { event } = Object(data)
        if (typeof event !== 'string') throw new UnreadableAnswerError('an answer that is not a run')
        return event
      })
    },

    artifacts({ name, page = 1 }) {
      const purpose = { what: 'the artifacts of the repository', permission: tokenPermissions.runs }
      return ask(purpose, async ({ rest }) => {
        const { data } = await rest.actions.listArtifactsForRepo({ owner, repo, per_page: 100, page, ...definedFields({ name }) })
        return { artifacts: readList(Object(data).artifacts, readArtifact), total: Number(Object(data).total_count ?? 0) }
      })
    },

    artifactsOfRun(runId) {
      const purpose = { what: `the artifacts of run ${runId}`, permission: tokenPermissions.runs }
      return ask(purpose, async ({ rest }) => {
        const { data } = await rest.actions.listWorkflowRunArtifacts({ owner, repo, run_id: runId, per_page: 100 })
        return readList(Object(data).artifacts, readArtifact)
      })
    },

    artifactAddress(id) {
      const purpose = { what: `the artifact ${id}`, permission: tokenPermissions.runs }
      return ask(purpose, async ({ rest }) => {
        // The storage is another host, which must not receive the token.
        const request = { redirect: 'manual' } as const
        const { headers } = await rest.actions.downloadArtifact({ owner, repo, artifact_id: id, archive_format: 'zip', request })
        if (headers.location === undefined || !URL.canParse(headers.location)) {
          throw new UnreadableAnswerError('an answer without the address of the artifact')
        }
        return headers.location
      })
    },

    fileAt(commit, path) {
      const purpose = { what: `the file ${displayLine(path.slice(0, 200))} in commit ${commit.slice(0, 7)}`, permission: 'contents: read' }
      const file = { repository: `${owner}/${repo}`, commit, path }
      return ask(purpose, async ({ graphql }) => {
        const { query: text, variables } = fileQuery(file)
        return readFileText(await graphql(text, variables), file)
      })
    },

    rateLimit: () => limit,
    remainingLossMs: losses.remainingMs,
  }
}

function checkSettings({ token, repository, apiUrl }: Required<GitHubClientOptions>): void {
  if (!tokenPattern.test(token)) {
    throw new GitHubError(
      'token',
      token === '' ? 'There is no token for GitHub.' : 'The token for GitHub contains a character that no token has.',
      {
        hint: 'Use `github.token` or a secret.',
      },
    )
  }
  if (!/^[^/\s]+\/[^/\s]+$/.test(repository)) {
    throw new GitHubError('refused', `Invalid repository "${repository}".`, { hint: 'It must have the form owner/name.' })
  }
  if (!/^https?:\/\//.test(apiUrl) || !URL.canParse(apiUrl)) {
    throw new GitHubError('refused', `Invalid address "${apiUrl}" of the GitHub API.`, { hint: 'The usual one is https://api.github.com.' })
  }
}

/** Sends a query. Returns a partial answer if some of the nodes no longer exist. */
async function query({ graphql }: Octokit, { query: text, variables }: GraphQLRequest, retries?: number): Promise<unknown> {
  try {
    return await graphql(text, { ...variables, ...(retries !== undefined && { request: { retries } }) })
  } catch (error) {
    const { errors, data }: { errors?: readonly { readonly type?: string }[]; data?: unknown } = Object(error)
    if (data && errors?.every(({ type }) => type === 'NOT_FOUND')) return data
    throw error
  }
}

function placeName(place: CommentPlace): string {
  if (place.kind === 'commit') return `commit ${place.sha.slice(0, 7)}`
  return `${place.kind === 'issue' ? 'issue' : 'pull request'} #${place.number}`
}

const permissions = { pullRequest: 'pull-requests', issue: 'issues', commit: 'contents' } as const

const permissionOf = ({ kind }: CommentPlace, access: 'read' | 'write'): string => `${permissions[kind]}: ${access}`

function* chunks(ids: readonly string[], size: number): Generator<readonly string[]> {
  for (let start = 0; start < ids.length; start += size) yield ids.slice(start, start + size)
}
