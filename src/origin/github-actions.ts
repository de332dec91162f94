import { readEvent } from '../github/event.js'
import { legName } from './leg.js'
import { known, type PartialOrigin, type Surroundings } from './origin.js'

/** Reads the origin of a step of GitHub Actions; undefined elsewhere. */
export function githubActionsOrigin({ env, matrix }: Surroundings): PartialOrigin | undefined {
  if (env.GITHUB_ACTIONS !== 'true') return undefined
  const event = readEvent(env.GITHUB_EVENT_PATH)
  const { pull_request: pull, workflow_run: workflowRun, merge_group: mergeGroup } = event
  const [owner, repository] = (env.GITHUB_REPOSITORY ?? '').split('/')
  const repositoryUrl = env.GITHUB_REPOSITORY ? `${env.GITHUB_SERVER_URL ?? 'https://github.com'}/${env.GITHUB_REPOSITORY}` : undefined
  // A pull request is built at a merge commit that exists nowhere else; people know its head.
  const branch =
    pull?.head?.ref ??
    workflowRun?.head_branch ??
    (env.GITHUB_HEAD_REF || (env.GITHUB_REF_TYPE === 'branch' ? env.GITHUB_REF_NAME : undefined))
  const runUrl = repositoryUrl && env.GITHUB_RUN_ID ? `${repositoryUrl}/actions/runs/${env.GITHUB_RUN_ID}` : undefined
  return known({
    org: env.GITHUB_REPOSITORY_OWNER || owner,
    project: repository,
    pipeline: env.GITHUB_WORKFLOW,
    job: env.GITHUB_JOB,
    // A command in a step is not told the matrix; whoever runs it may say which leg it is.
    leg: legName(env.GITHUB_JOB, matrix) ?? env.SERVICE_JOB,
    ref: branch ?? env.GITHUB_REF_NAME,
    build: known({
      id: env.GITHUB_RUN_ID && `${env.GITHUB_RUN_ID}.${env.GITHUB_RUN_ATTEMPT || '1'}`,
      number: env.GITHUB_RUN_NUMBER,
      url: runUrl && (Number(env.GITHUB_RUN_ATTEMPT) > 1 ? `${runUrl}/attempts/${env.GITHUB_RUN_ATTEMPT}` : runUrl),
    }),
    source: known({
      url: repositoryUrl,
      ref: env.GITHUB_REF,
      branch,
      commit: pull?.head?.sha ?? workflowRun?.head_sha ?? mergeGroup?.head_sha ?? env.GITHUB_SHA,
      pullRequest: pull?.number ?? workflowRun?.pull_requests?.[0]?.number,
      baseBranch:
        env.GITHUB_BASE_REF ||
        pull?.base?.ref ||
        workflowRun?.pull_requests?.[0]?.base?.ref ||
        mergeGroup?.base_ref?.replace(/^refs\/heads\//, ''),
    }),
  })
}
