// Payloads of GitHub, with the fields for repositories, commits and users. Source: "Webhook events and payloads" of GitHub's documentation.

export const repository = 'acme/shop'
export const mainSha = '0123456789abcdef0123456789abcdef01234567'
export const headSha = '89abcdef0123456789abcdef0123456789abcdef'

/** The running job of a run that has no other job. Its step does not wait for other jobs when it writes the comment. */
export const onlyJob = (runId = 4711) => ({ runId, name: 'unit', status: 'in_progress' as const })

const repositoryJson = (fullName: string) => {
  const [owner = '', name = ''] = fullName.split('/')
  return {
    id: 35129377,
    node_id: 'MDEwOlJlcG9zaXRvcnkzNTEyOTM3Nw==',
    name,
    full_name: fullName,
    private: false,
    owner: { login: owner, id: 6752317, type: 'Organization', site_admin: false },
    html_url: `https://github.com/${fullName}`,
    fork: fullName !== repository,
    default_branch: 'main',
  }
}

const common = { repository: repositoryJson(repository), sender: { login: 'alice', id: 21031067, type: 'User', site_admin: false } }

interface PullOptions {
  readonly number: number
  readonly sha?: string
  readonly branch?: string
  readonly headRepository?: string
}

/** `pull_request`, of the kind `synchronize`. */
export const pullRequestEvent = ({ number, sha = headSha, branch = 'rounding', headRepository = repository }: PullOptions) => ({
  ...common,
  action: 'synchronize',
  number,
  pull_request: {
    url: `https://api.github.com/repos/${repository}/pulls/${number}`,
    id: 279147437,
    html_url: `https://github.com/${repository}/pull/${number}`,
    number,
    state: 'open',
    locked: false,
    title: 'Round half a cent up',
    user: { login: 'alice', id: 21031067, type: 'User' },
    body: null,
    draft: false,
    head: { label: `${headRepository.split('/')[0]}:${branch}`, ref: branch, sha, repo: repositoryJson(headRepository) },
    base: { label: 'acme:main', ref: 'main', sha: mainSha, repo: repositoryJson(repository) },
  },
})

export const pullRequestEnvironment = (number: number, branch = 'rounding') => ({
  GITHUB_EVENT_NAME: 'pull_request',
  GITHUB_REF: `refs/pull/${number}/merge`,
  GITHUB_REF_NAME: `${number}/merge`,
  GITHUB_HEAD_REF: branch,
  GITHUB_BASE_REF: 'main',
  // The merge commit, which no branch contains.
  GITHUB_SHA: 'fedcba9876543210fedcba9876543210fedcba98',
})

/** `push` to a branch. */
export const pushEvent = (branch: string, after: string) => ({
  ...common,
  ref: `refs/heads/${branch}`,
  before: '6113728f27ae82c7b1a177c8d03f9e96e0adf246',
  after,
  created: false,
  deleted: false,
  forced: false,
  base_ref: null,
  head_commit: { id: after, tree_id: '7a8b9c', message: 'Round half a cent up', timestamp: '2026-01-05T09:00:00Z' },
  commits: [],
})

export const pushEnvironment = (branch: string, sha: string) => ({
  GITHUB_EVENT_NAME: 'push',
  GITHUB_REF: `refs/heads/${branch}`,
  GITHUB_REF_NAME: branch,
  GITHUB_SHA: sha,
})

/** `merge_group`, of the kind `checks_requested`. */
export const mergeGroupEvent = (ref: string, sha: string) => ({
  ...common,
  action: 'checks_requested',
  merge_group: { head_sha: sha, head_ref: ref, base_sha: mainSha, base_ref: 'refs/heads/main', head_commit: { id: sha } },
})

/** `schedule`. */
export const scheduleEvent = { ...common, schedule: '30 5 * * 1-5' }

/** `workflow_run`, of the kind `completed`, for a workflow that ran for a pull request. It does not list pull requests of forks. */
export const workflowRunEvent = ({ sha = headSha, branch = 'rounding', headRepository = repository }: Omit<PullOptions, 'number'>) => ({
  ...common,
  action: 'completed',
  workflow: { id: 161335, name: 'Test', path: '.github/workflows/test.yml', state: 'active' },
  workflow_run: {
    id: 4711,
    name: 'Test',
    run_number: 12,
    run_attempt: 1,
    event: 'pull_request',
    status: 'completed',
    conclusion: 'failure',
    workflow_id: 161335,
    head_branch: branch,
    head_sha: sha,
    html_url: `https://github.com/${repository}/actions/runs/4711`,
    pull_requests: [],
    repository: repositoryJson(repository),
    head_repository: repositoryJson(headRepository),
  },
})
