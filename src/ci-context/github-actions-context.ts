import { shorten } from '../text/shorten.js'
import type { CiContext, CiContextSources, PartialCiContext } from './ci-context.js'
import { type GitHubEvent, readEvent } from './github-event.js'
import { knownFields } from './known-fields.js'
import { matrixJobName } from './matrix-job.js'

/** In UTF-16 units. */
const maximumLine = 200

/** Reads the context of a step of GitHub Actions. Returns undefined elsewhere. */
export function githubActionsContext({ env, matrix }: CiContextSources): PartialCiContext | undefined {
  if (env.GITHUB_ACTIONS !== 'true') return undefined
  const event = readEvent(env.GITHUB_EVENT_PATH)
  const { pull_request: pull, workflow_run: workflowRun, merge_group: mergeGroup } = event
  const [owner, repository] = (env.GITHUB_REPOSITORY ?? '').split('/')
  const repositoryUrl = env.GITHUB_REPOSITORY ? `${env.GITHUB_SERVER_URL ?? 'https://github.com'}/${env.GITHUB_REPOSITORY}` : undefined
  // A pull request is built at a merge commit that only exists in its own ref. Users know the head commit.
  const branch =
    pull?.head?.ref ??
    workflowRun?.head_branch ??
    (env.GITHUB_HEAD_REF || (env.GITHUB_REF_TYPE === 'branch' ? env.GITHUB_REF_NAME : undefined))
  const runUrl = (id: string, attempt: number) =>
    repositoryUrl && `${repositoryUrl}/actions/runs/${id}${attempt > 1 ? `/attempts/${attempt}` : ''}`
  const pullRequest = pull?.number ?? workflowRun?.pull_requests?.[0]?.number
  return knownFields({
    org: env.GITHUB_REPOSITORY_OWNER || owner,
    project: repository,
    pipeline: env.GITHUB_WORKFLOW,
    job: env.GITHUB_JOB,
    // GitHub does not pass the matrix to a command in a step, so the workflow can name the job in SERVICE_JOB.
    matrixJob: matrixJobName(env.GITHUB_JOB, matrix) ?? env.SERVICE_JOB,
    ref: branch ?? env.GITHUB_REF_NAME,
    build: knownFields({
      id: env.GITHUB_RUN_ID && `${env.GITHUB_RUN_ID}.${env.GITHUB_RUN_ATTEMPT || '1'}`,
      number: env.GITHUB_RUN_NUMBER,
      url: env.GITHUB_RUN_ID && runUrl(env.GITHUB_RUN_ID, Number(env.GITHUB_RUN_ATTEMPT)),
    }),
    testedBuild: workflowRun && testedBuild(workflowRun, runUrl),
    actor: workflowRun?.actor?.login ?? env.GITHUB_ACTOR,
    source: knownFields({
      url: repositoryUrl,
      ref: env.GITHUB_REF,
      branch,
      commit: pull?.head?.sha ?? workflowRun?.head_sha ?? mergeGroup?.head_sha ?? env.GITHUB_SHA,
      commitMessage: firstLine((workflowRun ?? mergeGroup ?? event).head_commit?.message),
      pullRequest,
      pullRequestTitle: firstLine(pull?.title),
      pullRequestUrl: pull?.html_url ?? (repositoryUrl === undefined || !pullRequest ? undefined : `${repositoryUrl}/pull/${pullRequest}`),
      baseBranch:
        env.GITHUB_BASE_REF ||
        pull?.base?.ref ||
        workflowRun?.pull_requests?.[0]?.base?.ref ||
        mergeGroup?.base_ref?.replace(/^refs\/heads\//, ''),
    }),
  })
}

/** Returns the first line of a text of the event, which is untrusted. */
function firstLine(text: unknown): string | undefined {
  if (typeof text !== 'string') return undefined
  return (
    shorten(
      text
        .trimStart()
        .split(/[\r\n]/, 1)[0]
        ?.trim() ?? '',
      maximumLine,
    ) || undefined
  )
}

function testedBuild(
  { id, run_attempt: attempt = 1, run_number: number }: NonNullable<GitHubEvent['workflow_run']>,
  runUrl: (id: string, attempt: number) => string | undefined,
): CiContext['build'] | undefined {
  if (id === undefined) return undefined
  return knownFields({
    id: `${id}.${attempt}`,
    number: number === undefined ? undefined : String(number),
    url: runUrl(String(id), attempt),
  })
}
