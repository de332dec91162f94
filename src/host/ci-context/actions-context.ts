import type { CiContext, CiContextSources, PartialCiContext } from './ci-context.js'
import { firstTextLine } from './first-line.js'
import { type GitHubEvent, readEvent } from './github-event.js'
import { knownFields } from './known-fields.js'
import { matrixJobName } from './matrix-job.js'

/** A run of a workflow. */
interface WorkflowRun {
  readonly id: string
  readonly attempt: number
  readonly number: string | undefined
}

/** The addresses of a repository and its pages, which differ between the services. */
export interface ActionsPages {
  repository(event: GitHubEvent, env: CiContextSources['env']): string | undefined
  run(repository: string, run: WorkflowRun): string | undefined
  pullRequest(repository: string, number: number): string
}

/** Returns the address of the repository on the server that the runner talks to. */
export const repositoryOnServer: ActionsPages['repository'] = (_, { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository }) =>
  repository ? `${server ?? 'https://github.com'}/${repository}` : undefined

const gitHubPages: ActionsPages = {
  repository: repositoryOnServer,
  run: (repository, { id, attempt }) => `${repository}/actions/runs/${id}${attempt > 1 ? `/attempts/${attempt}` : ''}`,
  pullRequest: (repository, number) => `${repository}/pull/${number}`,
}

/** Reads the variables and the event of GitHub Actions, which Gitea and Forgejo set as well. */
export function readActionsContext({ env, matrix }: CiContextSources, pages: ActionsPages = gitHubPages): PartialCiContext {
  const event = readEvent(env.GITHUB_EVENT_PATH)
  const { pull_request: pull, workflow_run: workflowRun, merge_group: mergeGroup } = event
  const [owner, repository] = (env.GITHUB_REPOSITORY ?? '').split('/')
  const repositoryUrl = pages.repository(event, env)
  // A pull request is built at a merge commit that only exists in its own ref. Users know the head commit.
  const branch =
    pull?.head?.ref ??
    workflowRun?.head_branch ??
    (env.GITHUB_HEAD_REF || (env.GITHUB_REF_TYPE === 'branch' ? env.GITHUB_REF_NAME : undefined))
  const runUrl = (run: WorkflowRun) => (repositoryUrl === undefined ? undefined : pages.run(repositoryUrl, run))
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
      url:
        env.GITHUB_RUN_ID &&
        runUrl({ id: env.GITHUB_RUN_ID, attempt: Number(env.GITHUB_RUN_ATTEMPT), number: env.GITHUB_RUN_NUMBER || undefined }),
    }),
    testedBuild: workflowRun && testedBuild(workflowRun, runUrl),
    actor: workflowRun?.actor?.login ?? env.GITHUB_ACTOR,
    source: knownFields({
      url: repositoryUrl,
      ref: env.GITHUB_REF,
      branch,
      commit: pull?.head?.sha ?? workflowRun?.head_sha ?? mergeGroup?.head_sha ?? env.GITHUB_SHA,
      // On Gitea, a schedule has the event of the push that added it.
      commitMessage: firstTextLine((workflowRun ?? mergeGroup ?? (env.GITHUB_EVENT_NAME === 'schedule' ? {} : event)).head_commit?.message),
      pullRequest,
      pullRequestTitle: firstTextLine(pull?.title),
      pullRequestUrl:
        pull?.html_url ?? (repositoryUrl === undefined || !pullRequest ? undefined : pages.pullRequest(repositoryUrl, pullRequest)),
      baseBranch:
        env.GITHUB_BASE_REF ||
        pull?.base?.ref ||
        workflowRun?.pull_requests?.[0]?.base?.ref ||
        mergeGroup?.base_ref?.replace(/^refs\/heads\//, ''),
    }),
  })
}

function testedBuild(
  { id, run_attempt: attempt = 1, run_number }: NonNullable<GitHubEvent['workflow_run']>,
  runUrl: (run: WorkflowRun) => string | undefined,
): CiContext['build'] | undefined {
  if (id === undefined) return undefined
  const number = run_number === undefined ? undefined : String(run_number)
  return knownFields({ id: `${id}.${attempt}`, number, url: runUrl({ id: String(id), attempt, number }) })
}
