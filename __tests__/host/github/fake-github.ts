import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect } from 'vitest'
import type { CommentPlace } from '../../../src/host/github/github-client.js'
import { type FakeArtifacts, startFakeArtifacts } from './fake-artifacts.js'
import { answerGraphQL } from './fake-graphql.js'
import {
  type FakeComment,
  type FakeCommentOrder,
  type FakeCommits,
  type FakeJob,
  type FakePull,
  type FakeRepository,
  fakeRepository,
} from './fake-repository.js'
import { type Access, type Answer, answerRest, problem, type Viewer } from './fake-rest.js'
import { jobToken } from './job-token.js'
import { readRules } from './openapi-rules.js'

export type { FakeComment, FakeCommentOrder, FakePull } from './fake-repository.js'

/** The repository of a fake GitHub, and its client. */
export interface FakeGitHubOptions {
  /** `owner/name`. */
  readonly repository: string
  /** The owner of the token; default: `github-actions[bot]`. */
  readonly viewer?: string
  /** The permissions of the token; default: both may write. */
  readonly permissions?: { readonly 'pull-requests'?: Access; readonly contents?: Access; readonly actions?: 'none' | 'read' }
  readonly pulls?: readonly FakePull[]
  readonly comments?: readonly FakeCommentOrder[]
  readonly jobs?: readonly FakeJob[]
  /** The commits with files that may be read. */
  readonly commits?: FakeCommits
  /** Default: the newest first, as GitHub lists artifacts without documenting it. */
  readonly artifactOrder?: 'newest' | 'any'
  /** The time until the list of comments contains a new one; default: 0. */
  readonly commentLagMs?: number
  /** The requests that are left of 1,000; default: 900. */
  readonly remainingRequests?: number
  /** Imitates a GitHub Enterprise Server: REST under /api/v3, GraphQL at /api/graphql. */
  readonly isEnterprise?: boolean
}

/** A fault in a request. Without `times`, it happens once. Matching faults are used in order. */
export type Fault = {
  readonly method?: string
  readonly path?: RegExp
  readonly times?: number
} & (
  | { readonly status: number; readonly headers?: Readonly<Record<string, string>>; readonly body?: unknown }
  /** The answer is delayed. */
  | { readonly slowMs: number }
  /** The connection ends before the work, in the middle of the answer, or after the work and before the answer. */
  | { readonly cut: 'before' | 'during' | 'after' }
)

/** A received request, without values that differ between test runs. */
export interface LoggedRequest {
  readonly method: string
  /** Without the prefix of an Enterprise Server. */
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  readonly body: unknown
  readonly isAuthenticated: boolean
}

/** A running fake GitHub. */
export interface FakeGitHub {
  /** For `GitHubClientOptions.apiUrl`. */
  readonly apiUrl: string
  readonly port: number
  /** The only valid token. */
  readonly token: string
  readonly requests: readonly LoggedRequest[]
  /** The requests and answers that violate GitHub's OpenAPI description. */
  readonly violations: readonly string[]
  readonly artifacts: FakeArtifacts
  /** The stored comments, the oldest first. */
  comments(place: CommentPlace): readonly FakeComment[]
  commentBy(author: string, body: string, place: CommentPlace, options?: { readonly isHidden?: boolean }): FakeComment
  removeComment(id: number): void
  /** Adds a pull request, or replaces the one with the same number. */
  setPull(pull: FakePull): void
  fail(fault: Fault): void
  expectNoViolations(): void
  close(): Promise<void>
}

// Shared, because the rules are slow to compile and have no state.
const findRules = readRules()

/** Starts a fake GitHub with one repository on a free port. */
export async function startFakeGitHub(options: FakeGitHubOptions): Promise<FakeGitHub> {
  const token = jobToken
  const prefix = options.isEnterprise ? '/api/v3' : ''
  const graphqlPath = options.isEnterprise ? '/api/graphql' : '/graphql'
  const requests: LoggedRequest[] = []
  const violations: string[] = []
  const artifacts = await startFakeArtifacts((violation) => violations.push(violation))
  const repository = {
    ...fakeRepository(options.repository, options.pulls ?? [], options.comments ?? [], options.jobs ?? [], options.commits),
    artifacts,
    artifactOrder: options.artifactOrder ?? 'newest',
    commentLagMs: options.commentLagMs ?? 0,
  }
  const faults: { readonly fault: Fault; left: number }[] = []
  const timers = new Set<NodeJS.Timeout>()

  const viewer: Viewer = {
    login: options.viewer ?? 'github-actions[bot]',
    may(kind, access) {
      const granted = options.permissions?.[kind === 'pullRequest' ? 'pull-requests' : 'contents'] ?? 'write'
      return granted === 'write' || granted === access
    },
    mayReadActions: options.permissions?.actions !== 'none',
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      violations.push(`The pretended GitHub failed: ${error instanceof Error ? error.stack : error}`)
      response.destroy()
    })
  })

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const text = await readText(request)
    const base = `http://${request.headers.host}`
    const url = new URL(request.url ?? '/', base)
    const method = request.method ?? ''
    const isGraphQL = url.pathname === graphqlPath
    const path = isGraphQL ? '/graphql' : url.pathname.startsWith(`${prefix}/`) ? url.pathname.slice(prefix.length) : url.pathname
    const body: unknown = text === '' ? undefined : JSON.parse(text)
    const isAuthenticated = [`token ${token}`, `bearer ${token}`].includes(request.headers.authorization ?? '')
    requests.push({ method, path, query: Object.fromEntries(url.searchParams), body, isAuthenticated })
    const report = (found: readonly string[]): void => {
      violations.push(...found.map((violation) => `${method} ${url.pathname}: ${violation}`))
    }
    if (!request.headers['user-agent']) report(['without a User-Agent'])

    const rules = isGraphQL ? undefined : findRules(method, path)
    if (!isGraphQL && !(rules && url.pathname.startsWith(`${prefix}/`))) report(['no operation that is used, or not its address'])
    if (isGraphQL && method !== 'POST') report(['GraphQL takes POST only'])
    if (rules) report(rules.request(url.searchParams, body))

    const fault = takeFault(method, path)
    if (fault && 'cut' in fault && fault.cut === 'before') return void request.socket.destroy()
    let result: Answer
    if (fault && 'status' in fault) {
      result = {
        status: fault.status,
        body: 'body' in fault ? fault.body : problem('A fault that was ordered', fault.status),
        headers: fault.headers ?? {},
      }
    } else if (!isAuthenticated) {
      result = { status: 401, body: problem('Bad credentials', 401) }
    } else if (isGraphQL) {
      const answered = await answerGraphQL((body ?? {}) as object, repository, viewer)
      report(answered.violations)
      result = { status: 200, body: answered.body }
    } else {
      result = rules
        ? answerRest({ rules, url, body, api: base + prefix }, repository, viewer)
        : { status: 404, body: problem('Not Found', 404) }
    }
    // An ordered page or `null` is the answer of a proxy, not of GitHub.
    if (rules && typeof result.body !== 'string' && result.body !== null) report(rules.answer(result.status, withFork(result.body)))

    if (fault && 'slowMs' in fault) await pause(fault.slowMs)
    if (fault && 'cut' in fault && fault.cut === 'after') return void request.socket.destroy()
    const content = result.body === undefined ? '' : typeof result.body === 'string' ? result.body : JSON.stringify(result.body)
    response.writeHead(result.status, {
      ...(result.body === undefined
        ? {}
        : { 'content-type': typeof result.body === 'string' ? 'text/html' : 'application/json; charset=utf-8' }),
      ...(result.status === 204 ? {} : { 'content-length': String(Buffer.byteLength(content)) }),
      'x-github-request-id': 'C0FF:EE00',
      'x-ratelimit-limit': '1000',
      'x-ratelimit-remaining': String(options.remainingRequests ?? 900),
      'x-ratelimit-reset': '1767610800',
      ...result.headers,
    })
    if (fault && 'cut' in fault) {
      response.write(content.slice(0, content.length / 2), () => request.socket.destroy())
    } else {
      response.end(content)
    }
  }

  function takeFault(method: string, path: string): Fault | undefined {
    const index = faults.findIndex(({ fault }) => (fault.method ?? method) === method && (fault.path?.test(path) ?? true))
    const found = faults[index]
    if (!found) return undefined
    found.left -= 1
    if (found.left === 0) faults.splice(index, 1)
    return found.fault
  }

  function pause(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        timers.delete(timer)
        resolve()
      }, ms)
      timers.add(timer)
    })
  }

  // Like GitHub, keeps connections open for longer than a client may wait.
  server.keepAliveTimeout = 60_000
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    apiUrl: `http://127.0.0.1:${port}${prefix}`,
    port,
    token,
    requests,
    violations,
    artifacts,
    comments: (place) => repository.at(place),
    commentBy: (author, body, place, { isHidden = false } = {}) => repository.add({ author, body, place, isHidden }),
    removeComment: (id) => void repository.comments.delete(id),
    setPull: (pull) => setPull(repository, pull),
    fail: (fault) => void faults.push({ fault, left: fault.times ?? 1 }),
    expectNoViolations: () => expect(violations).toEqual([]),
    close: async () => {
      for (const timer of timers) clearTimeout(timer)
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      server.closeAllConnections()
      await Promise.all([closed, artifacts.close()])
    },
  }
}

function setPull(repository: FakeRepository, pull: FakePull): void {
  const index = repository.pulls.findIndex(({ number }) => number === pull.number)
  repository.pulls.splice(index < 0 ? repository.pulls.length : index, index < 0 ? 0 : 1, pull)
}

/** Fills in the repository of a head before the comparison: against GitHub's description, it is null for a deleted fork. */
function withFork(body: unknown): unknown {
  if (!Array.isArray(body)) return body
  return body.map((item) => (item?.head?.repo === null ? { ...item, head: { ...item.head, repo: item.base.repo } } : item))
}

async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}
