import { createHash } from 'node:crypto'
import type { CommentPlace } from '../../../src/host/github/github-client.js'
import { type FakeRun, usualSha } from './fake-artifacts.js'

/** The given fields of a pull request. */
export interface FakePull {
  readonly number: number
  readonly headSha: string
  readonly headBranch: string
  /** `owner/name`; null if the fork was deleted; default: the repository itself. */
  readonly headRepository?: string | null
  readonly isOpen?: boolean
  readonly isLocked?: boolean
  /** Commits other than the head. */
  readonly commits?: readonly string[]
}

/** The given fields of a comment. */
export interface FakeCommentOrder {
  /** `github-actions[bot]`, or the name of a user. */
  readonly author: string
  readonly body: string
  readonly place: CommentPlace
  readonly isHidden?: boolean
}

/** A stored comment. */
export interface FakeComment {
  readonly id: number
  readonly nodeId: string
  readonly author: string
  readonly place: CommentPlace
  readonly createdAt: string
  /** The time on the clock of the tests, in Unix ms. */
  readonly addedAt: number
  readonly url: string
  body: string
  isHidden: boolean
  updatedAt: string
}

/** The given fields of a job. */
export interface FakeJob {
  readonly runId: number
  readonly name: string
  /** Default: the first attempt. */
  readonly attempt?: number
  /** Default: completed with success. */
  readonly status?: 'queued' | 'in_progress' | 'completed'
  readonly conclusion?: string
  readonly runner?: string
  /** The hour of the day in which it ran, for the copy of an entry; default: one hour after the previous job. */
  readonly hour?: number
}

/** The texts of the files in commits, by their hashes and paths. */
export type FakeCommits = Readonly<Record<string, Readonly<Record<string, string>>>>

/** The content of a repository. */
export interface FakeRepository {
  readonly name: string
  readonly commits: FakeCommits
  readonly jobs: readonly FakeJob[]
  readonly pulls: FakePull[]
  readonly comments: Map<number, FakeComment>
  add(order: FakeCommentOrder): FakeComment
  at(place: CommentPlace): readonly FakeComment[]
}

export function fakeRepository(
  name: string,
  pulls: readonly FakePull[],
  orders: readonly FakeCommentOrder[],
  jobs: readonly FakeJob[] = [],
  commits: FakeCommits = {},
): FakeRepository {
  const comments = new Map<number, FakeComment>()
  let written = 0
  const repository: FakeRepository = {
    name,
    commits,
    jobs,
    pulls: [...pulls],
    comments,
    add({ author, body, place, isHidden = false }) {
      written += 1
      const id = 2_400_000_000 + written
      const isPull = place.kind === 'pullRequest'
      // One comment per minute, so that snapshots do not depend on the time.
      const createdAt = new Date(Date.UTC(2026, 0, 5, 9, written)).toISOString().replace('.000', '')
      const comment: FakeComment = {
        id,
        nodeId: `${isPull ? 'IC' : 'CC'}_kwDOAbCdEf${id.toString(36)}`,
        author,
        body,
        place,
        isHidden,
        createdAt,
        addedAt: Date.now(),
        updatedAt: createdAt,
        url:
          place.kind === 'commit'
            ? `https://github.com/${name}/commit/${place.sha}#commitcomment-${id}`
            : `https://github.com/${name}/${isPull ? 'pull' : 'issues'}/${place.number}#issuecomment-${id}`,
      }
      comments.set(id, comment)
      return comment
    },
    at: (place) => [...comments.values()].filter((comment) => samePlace(comment.place, place)),
  }
  for (const order of orders) repository.add(order)
  return repository
}

function samePlace(a: CommentPlace, b: CommentPlace): boolean {
  // In GitHub's API, a pull request is an issue.
  return a.kind === 'commit' ? b.kind === 'commit' && a.sha === b.sha : b.kind !== 'commit' && a.number === b.number
}

const numberOf = (text: string): number => createHash('sha1').update(text).digest().readUInt32BE()

/** Returns a user with all fields. */
function user(login: string, api: string): object {
  const isBot = login.endsWith('[bot]')
  const self = `${api}/users/${encodeURIComponent(login)}`
  const kinds = ['followers', 'subscriptions', 'repos', 'received_events']
  return {
    login,
    id: numberOf(login),
    node_id: `U_${numberOf(login).toString(36)}`,
    avatar_url: `https://avatars.githubusercontent.com/u/${numberOf(login)}?v=4`,
    gravatar_id: '',
    url: self,
    html_url: `https://github.com/${isBot ? `apps/${login.slice(0, -5)}` : login}`,
    ...Object.fromEntries(kinds.map((kind) => [`${kind}_url`, `${self}/${kind}`])),
    following_url: `${self}/following{/other_user}`,
    gists_url: `${self}/gists{/gist_id}`,
    starred_url: `${self}/starred{/owner}{/repo}`,
    organizations_url: `${self}/orgs`,
    events_url: `${self}/events{/privacy}`,
    type: isBot ? 'Bot' : 'User',
    user_view_type: 'public',
    site_admin: false,
  }
}

/** Returns a comment of the REST API. */
export function commentJson(comment: FakeComment, repository: string, api: string): object {
  const { id, place } = comment
  const self =
    place.kind === 'pullRequest' ? `${api}/repos/${repository}/issues/comments/${id}` : `${api}/repos/${repository}/comments/${id}`
  const both = {
    url: self,
    html_url: comment.url,
    id,
    node_id: comment.nodeId,
    user: user(comment.author, api),
    created_at: comment.createdAt,
    updated_at: comment.updatedAt,
    author_association: comment.author.endsWith('[bot]') ? 'NONE' : 'CONTRIBUTOR',
    body: comment.body,
    reactions: {
      url: `${self}/reactions`,
      total_count: 0,
      ...Object.fromEntries(['+1', '-1', 'laugh', 'hooray', 'confused', 'heart', 'rocket', 'eyes'].map((kind) => [kind, 0])),
    },
  }
  return place.kind === 'commit'
    ? { ...both, position: null, line: null, path: null, commit_id: place.sha }
    : { ...both, issue_url: `${api}/repos/${repository}/issues/${place.number}`, performed_via_github_app: null }
}

/** Returns a job in a list: one hour after the previous job, five minutes long. */
export function jobJson(job: FakeJob, index: number, repository: string, api: string): object {
  const {
    runId,
    name,
    attempt = 1,
    status = 'completed',
    conclusion = 'success',
    runner = `GitHub Actions ${index + 1}`,
    hour = 9 + index,
  } = job
  const id = 51_000_000_000 + index
  const self = `${api}/repos/${repository}/actions/jobs/${id}`
  const time = (minutes: number) => new Date(Date.UTC(2026, 0, 5, hour, minutes)).toISOString().replace('.000', '')
  return {
    id,
    run_id: runId,
    workflow_name: 'Test',
    head_branch: 'main',
    run_url: `${api}/repos/${repository}/actions/runs/${runId}`,
    run_attempt: attempt,
    node_id: `CR_${id.toString(36)}`,
    head_sha: '4f1c0c2bd1f6f9a4f1d0c2bd1f6f9a4f1d0c2bd1',
    url: self,
    html_url: `https://github.com/${repository}/actions/runs/${runId}/job/${id}`,
    status,
    conclusion: status === 'completed' ? conclusion : null,
    created_at: time(0),
    started_at: time(1),
    completed_at: status === 'completed' ? time(6) : null,
    name,
    steps: [],
    check_run_url: `${api}/repos/${repository}/check-runs/${id}`,
    labels: ['ubuntu-latest'],
    runner_id: status === 'queued' ? null : 1,
    runner_name: status === 'queued' ? null : runner,
    runner_group_id: 2,
    runner_group_name: 'GitHub Actions',
  }
}

/** Returns a run of a workflow. */
export function runJson(
  { id, headBranch, headSha = usualSha, event = 'push', isFork = false }: FakeRun,
  repository: string,
  api: string,
): object {
  const self = `${api}/repos/${repository}/actions/runs/${id}`
  const time = '2026-01-05T09:00:00Z'
  const author = { name: 'Alice', email: 'alice@acme.example' }
  const whole = repositoryJson(repository, api)
  return {
    id,
    node_id: `WFR_${id.toString(36)}`,
    name: 'Test',
    head_branch: headBranch,
    head_sha: headSha,
    path: '.github/workflows/test.yml',
    run_number: 12,
    run_attempt: 1,
    display_title: 'Round half a cent up',
    event,
    status: 'completed',
    conclusion: 'success',
    workflow_id: 161_335,
    url: self,
    html_url: `https://github.com/${repository}/actions/runs/${id}`,
    pull_requests: [],
    created_at: time,
    updated_at: time,
    ...Object.fromEntries(['jobs', 'logs', 'artifacts', 'cancel', 'rerun'].map((kind) => [`${kind}_url`, `${self}/${kind}`])),
    check_suite_url: `${api}/repos/${repository}/check-suites/${id}`,
    workflow_url: `${api}/repos/${repository}/actions/workflows/161335`,
    head_commit: { id: headSha, tree_id: headSha, message: 'Round half a cent up', timestamp: time, author, committer: author },
    repository: whole,
    head_repository: isFork ? repositoryJson('mallory/shop', api) : whole,
  }
}

/** Returns a pull request in a list. */
export function pullJson(pull: FakePull, repository: string, api: string): object {
  const self = `${api}/repos/${repository}/pulls/${pull.number}`
  const issue = `${api}/repos/${repository}/issues/${pull.number}`
  const html = `https://github.com/${repository}/pull/${pull.number}`
  const isOpen = pull.isOpen ?? true
  const headRepository = pull.headRepository === undefined ? repository : pull.headRepository
  const [headOwner = ''] = (headRepository ?? 'ghost/gone').split('/')
  const [baseOwner = ''] = repository.split('/')
  const closedAt = isOpen ? null : '2026-01-06T08:00:00Z'
  const links = {
    self,
    html,
    issue,
    comments: `${issue}/comments`,
    review_comments: `${self}/comments`,
    review_comment: `${api}/repos/${repository}/pulls/comments{/number}`,
    commits: `${self}/commits`,
    statuses: `${api}/repos/${repository}/statuses/${pull.headSha}`,
  }
  return {
    url: self,
    id: numberOf(self),
    node_id: `PR_${numberOf(self).toString(36)}`,
    html_url: html,
    diff_url: `${html}.diff`,
    patch_url: `${html}.patch`,
    issue_url: links.issue,
    number: pull.number,
    state: isOpen ? 'open' : 'closed',
    locked: pull.isLocked ?? false,
    title: `Pull request ${pull.number}`,
    user: user(headOwner, api),
    body: null,
    created_at: '2026-01-05T08:00:00Z',
    updated_at: '2026-01-05T08:00:00Z',
    closed_at: closedAt,
    merged_at: null,
    merge_commit_sha: null,
    assignee: null,
    assignees: [],
    requested_reviewers: [],
    requested_teams: [],
    labels: [],
    milestone: null,
    draft: false,
    commits_url: links.commits,
    review_comments_url: links.review_comments,
    review_comment_url: links.review_comment,
    comments_url: links.comments,
    statuses_url: links.statuses,
    head: {
      label: `${headOwner}:${pull.headBranch}`,
      ref: pull.headBranch,
      sha: pull.headSha,
      user: headRepository === null ? null : user(headOwner, api),
      repo: headRepository === null ? null : repositoryJson(headRepository, api),
    },
    base: {
      label: `${baseOwner}:main`,
      ref: 'main',
      sha: '6dcb09b5b57875f334f61aebed695e2e4193db5e',
      user: user(baseOwner, api),
      repo: repositoryJson(repository, api),
    },
    _links: Object.fromEntries(Object.entries(links).map(([name, href]) => [name, { href }])),
    author_association: 'CONTRIBUTOR',
    auto_merge: null,
    active_lock_reason: null,
  }
}

/** The addresses of a repository in every list of pull requests, with their suffixes. */
const addresses = `archive/{archive_format}{/ref} assignees{/user} blobs=git/blobs{/sha} branches{/branch} collaborators{/collaborator}
  comments{/number} commits{/sha} compare/{base}...{head} contents/{+path} contributors deployments downloads events forks
  git_commits=git/commits{/sha} git_refs=git/refs{/sha} git_tags=git/tags{/sha} hooks issue_comment=issues/comments{/number}
  issue_events=issues/events{/number} issues{/number} keys{/key_id} labels{/name} languages merges milestones{/number}
  notifications{?since,all,participating} pulls{/number} releases{/id} stargazers statuses/{sha} subscribers subscription tags teams
  trees=git/trees{/sha}`
  .split(/\s+/)
  .map((entry): readonly [string, string] => {
    const [name, path] = entry.includes('=') && !entry.includes('?') ? entry.split('=') : [/^\w+/.exec(entry)?.[0], entry]
    return [`${name}_url`, `${path}`]
  })

function repositoryJson(repository: string, api: string): object {
  const [owner = '', name = ''] = repository.split('/')
  const self = `${api}/repos/${repository}`
  const html = `https://github.com/${repository}`
  return {
    id: numberOf(self),
    node_id: `R_${numberOf(self).toString(36)}`,
    name,
    full_name: repository,
    private: false,
    visibility: 'public',
    owner: user(owner, api),
    html_url: html,
    description: null,
    fork: false,
    url: self,
    ...Object.fromEntries(addresses.map(([key, path]) => [key, `${self}/${path}`])),
    git_url: `git://github.com/${repository}.git`,
    ssh_url: `git@github.com:${repository}.git`,
    clone_url: `${html}.git`,
    svn_url: html,
    mirror_url: null,
    homepage: null,
    language: null,
    license: null,
    topics: [],
    default_branch: 'main',
    forks_count: 0,
    stargazers_count: 0,
    watchers_count: 0,
    open_issues_count: 1,
    forks: 0,
    watchers: 0,
    open_issues: 1,
    size: 108,
    is_template: false,
    has_issues: true,
    has_projects: true,
    has_wiki: true,
    has_pages: false,
    has_downloads: true,
    has_discussions: false,
    archived: false,
    disabled: false,
    allow_forking: true,
    web_commit_signoff_required: false,
    created_at: '2025-01-05T08:00:00Z',
    updated_at: '2025-01-05T08:00:00Z',
    pushed_at: '2026-01-05T08:00:00Z',
  }
}
