import type { CommentPlace } from '../../../src/host/github/github-client.js'
import { artifactJson, type FakeArtifact, type FakeArtifacts, inAnyOrder } from './fake-artifacts.js'
import { commentJson, type FakeComment, type FakePull, type FakeRepository, jobJson, pullJson, runJson } from './fake-repository.js'
import type { OperationRules } from './openapi-rules.js'

export type Access = 'none' | 'read' | 'write'

/** The owner and the permissions of the token. */
export interface Viewer {
  readonly login: string
  may(kind: CommentPlace['kind'], access: 'read' | 'write'): boolean
  /** Whether the token has `actions: read`. */
  readonly mayReadActions: boolean
}

/** The content of a repository with its artifacts. */
export interface FakeContent extends FakeRepository {
  readonly artifacts: FakeArtifacts
  /** Default: the newest first. */
  readonly artifactOrder?: 'newest' | 'any'
  /** The time until the list of comments contains a new one. */
  readonly commentLagMs: number
}

/** A request of a known operation. */
export interface RestRequest {
  readonly rules: OperationRules
  readonly url: URL
  readonly body: unknown
  /** The prefix of addresses in the answer. */
  readonly api: string
}

/** The answer. A text is an HTML page. */
export interface Answer {
  readonly status: number
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

const documentation = 'https://docs.github.com/rest'

/** Implements the operations of the REST API that the client uses. */
export function answerRest({ rules: { id, path }, url, body, api }: RestRequest, repository: FakeContent, viewer: Viewer): Answer {
  if (`${path.owner}/${path.repo}`.toLowerCase() !== repository.name.toLowerCase()) return { status: 404, body: problem('Not Found', 404) }
  const json = (comment: FakeComment): object => commentJson(comment, repository.name, api)
  const pull = repository.pulls.find(({ number }) => number === Number(path.issue_number))
  const place = placeOf(id, path)
  switch (id) {
    case 'issues/list-comments':
    case 'repos/list-comments-for-commit':
      if (id === 'issues/list-comments' && !pull) return { status: 404, body: problem('Not Found', 404) }
      if (!viewer.may(place.kind, 'read')) return forbidden(place.kind, 'read')
      return page(
        repository
          .at(place)
          .filter(({ addedAt }) => addedAt + repository.commentLagMs <= Date.now())
          .map(json),
        url,
      )
    case 'issues/create-comment':
    case 'repos/create-commit-comment': {
      if (id === 'issues/create-comment' && !pull) return { status: 404, body: problem('Not Found', 404) }
      if (!viewer.may(place.kind, 'write')) return forbidden(place.kind, 'write')
      if (pull?.isLocked) return { status: 403, body: problem('Unable to create comment because issue is locked.', 403) }
      const refusal = refusedBody(body)
      if (refusal) return refusal
      const comment = repository.add({ author: viewer.login, body: bodyOf(body), place })
      return { status: 201, body: json(comment) }
    }
    case 'issues/update-comment':
    case 'repos/update-commit-comment': {
      const comment = repository.comments.get(Number(path.comment_id))
      if (comment?.place.kind !== place.kind) return { status: 404, body: problem('Not Found', 404) }
      if (!viewer.may(place.kind, 'write')) return forbidden(place.kind, 'write')
      const refusal = refusedBody(body)
      if (refusal) return refusal
      comment.body = bodyOf(body)
      comment.updatedAt = '2026-01-07T08:00:00Z'
      return { status: 200, body: json(comment) }
    }
    case 'pulls/list': {
      if (!viewer.may('pullRequest', 'read')) return forbidden('pullRequest', 'read')
      const state = url.searchParams.get('state') ?? 'open'
      const head = url.searchParams.get('head') ?? undefined
      const found = repository.pulls.filter(
        (one) => (state === 'all' || (one.isOpen ?? true) === (state === 'open')) && matchesHead(one, head, repository.name),
      )
      return page(
        found.map((one) => pullJson(one, repository.name, api)),
        url,
      )
    }
    case 'repos/list-pull-requests-associated-with-commit': {
      if (!viewer.may('pullRequest', 'read')) return forbidden('pullRequest', 'read')
      const found = repository.pulls.filter((one) => one.headSha === path.commit_sha || one.commits?.includes(path.commit_sha ?? ''))
      return page(
        found.map((one) => pullJson(one, repository.name, api)),
        url,
      )
    }
    case 'actions/list-jobs-for-workflow-run': {
      if (!viewer.mayReadActions) return refused('actions=read')
      const ofRun = repository.jobs.flatMap((job, index) => (job.runId === Number(path.run_id) ? [{ job, index }] : []))
      const latest = Math.max(...ofRun.map(({ job }) => job.attempt ?? 1))
      const wanted = ofRun.filter(({ job }) => url.searchParams.get('filter') === 'all' || (job.attempt ?? 1) === latest)
      const {
        status,
        body: jobs,
        headers,
      } = page(
        wanted.map(({ job, index }) => jobJson(job, index, repository.name, api)),
        url,
      )
      return { status, body: { total_count: wanted.length, jobs }, ...(headers && { headers }) }
    }
    case 'actions/get-workflow-run': {
      if (!viewer.mayReadActions) return refused('actions=read')
      const stored = repository.artifacts.all.find(({ run }) => run.id === Number(path.run_id))
      if (stored === undefined) return { status: 404, body: problem('Not Found', 404) }
      return { status: 200, body: runJson(stored.run, repository.name, api) }
    }
    case 'actions/list-artifacts-for-repo':
    case 'actions/list-workflow-run-artifacts': {
      if (!viewer.mayReadActions) return refused('actions=read')
      const name = url.searchParams.get('name')
      const runId = id === 'actions/list-artifacts-for-repo' ? undefined : Number(path.run_id)
      return artifactPage(
        repository,
        repository.artifacts.all.filter((one) => (name === null || one.name === name) && (runId === undefined || one.run.id === runId)),
        { url, api },
      )
    }
    case 'actions/download-artifact': {
      if (!viewer.mayReadActions) return refused('actions=read')
      const artifact = repository.artifacts.all.find((one) => one.id === Number(path.artifact_id))
      if (artifact === undefined || path.archive_format !== 'zip') return { status: 404, body: problem('Not Found', 404) }
      if (repository.artifacts.isExpired(artifact)) return { status: 410, body: problem('Artifact has expired', 410) }
      return { status: 302, headers: { location: repository.artifacts.address(artifact) } }
    }
    default:
      throw new Error(`No answer is written for ${id}.`)
  }
}

function artifactPage(
  { artifacts, artifactOrder, name }: FakeContent,
  found: readonly FakeArtifact[],
  { url, api }: Pick<RestRequest, 'url' | 'api'>,
): Answer {
  const ordered = artifactOrder === 'any' ? inAnyOrder(found) : found.toReversed()
  const { status, body, headers } = page(
    ordered.map((one) => artifactJson(one, artifacts.isExpired(one), name, api)),
    url,
  )
  return { status, body: { total_count: found.length, artifacts: body }, ...(headers && { headers }) }
}

/** Returns the place of a request. For the id of a comment, only its kind is known. */
function placeOf(id: string, path: Readonly<Record<string, string>>): CommentPlace {
  return id.startsWith('issues/')
    ? { kind: 'pullRequest', number: Number(path.issue_number) }
    : { kind: 'commit', sha: path.commit_sha ?? '' }
}

/** Like GitHub, ignores a `head` that is not `owner:branch`, and lists everything. */
function matchesHead(pull: FakePull, head: string | undefined, repository: string): boolean {
  if (!head?.includes(':')) return true
  const [owner] = (pull.headRepository === undefined ? repository : (pull.headRepository ?? 'ghost/gone')).split('/')
  return `${owner}:${pull.headBranch}`.toLowerCase() === head.toLowerCase()
}

function page(items: readonly object[], url: URL): Answer {
  const size = Math.min(100, Number(url.searchParams.get('per_page') ?? 30))
  const current = Number(url.searchParams.get('page') ?? 1)
  const last = Math.max(1, Math.ceil(items.length / size))
  const links = { first: 1, prev: current - 1, next: current + 1, last }
  const wanted = Object.entries(links).filter(([name, number]) =>
    name === 'first' || name === 'prev' ? current > 1 : number <= last && current < last,
  )
  const link = wanted.map(([name, number]) => {
    const other = new URL(url)
    other.searchParams.set('page', String(number))
    return `<${other}>; rel="${name}"`
  })
  return { status: 200, body: items.slice((current - 1) * size, current * size), headers: link.length > 0 ? { link: link.join(', ') } : {} }
}

function bodyOf(body: unknown): string {
  return typeof body === 'object' && body !== null && 'body' in body ? String(body.body) : ''
}

function refusedBody(body: unknown): Answer | undefined {
  const message =
    bodyOf(body).length > 65_536
      ? 'Body is too long (maximum is 65536 characters)'
      : bodyOf(body) === ''
        ? 'Body cannot be blank'
        : undefined
  if (!message) return undefined
  return {
    status: 422,
    body: {
      ...problem('Validation Failed', 422),
      errors: [{ resource: 'IssueComment', code: 'unprocessable', field: 'data', message }],
    },
  }
}

function forbidden(kind: CommentPlace['kind'], access: 'read' | 'write'): Answer {
  return refused(kind === 'pullRequest' ? `issues=${access}; pull_requests=${access}` : `contents=${access}`)
}

function refused(accepted: string): Answer {
  return {
    status: 403,
    body: problem('Resource not accessible by integration', 403),
    headers: { 'x-accepted-github-permissions': accepted },
  }
}

/** Returns the body of an error. */
export function problem(message: string, status: number): { message: string; documentation_url: string; status: string } {
  return { message, documentation_url: documentation, status: String(status) }
}
