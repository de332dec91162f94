import { createHash, createHmac, randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The workflow run that stored an artifact. */
export interface FakeRun {
  readonly id: number
  readonly headBranch: string
  /** Default: {@link usualSha}. */
  readonly headSha?: string
  /** The event that started the run; default: `push`. */
  readonly event?: string
  /** Whether the run belongs to a pull request from a fork. */
  readonly isFork?: boolean
}

/** The given fields of an artifact. */
export interface FakeArtifactOrder {
  readonly name: string
  readonly run: FakeRun
  /** The stored file: an archive, or the file itself if it was uploaded with `archive: false`. */
  readonly content: Buffer
  /** Unix ms; default: now. */
  readonly createdAt?: number
  /** Default: 90. */
  readonly retentionDays?: number
  /** Default: the digest of the content. Null, as for artifacts of earlier services. */
  readonly digest?: string | null
}

export interface FakeArtifact extends Required<FakeArtifactOrder> {
  readonly id: number
}

/** The artifacts of a repository, and the blob storage that holds them. */
export interface FakeArtifacts {
  readonly all: readonly FakeArtifact[]
  /** Unix ms. */
  now(): number
  /** Lets time pass. */
  advance(ms: number): void
  add(order: FakeArtifactOrder): FakeArtifact
  isExpired(artifact: FakeArtifact): boolean
  /** Returns an address for the content, which lives one minute. */
  address(artifact: FakeArtifact): string
  /** Replaces the content, as a damaged storage does. */
  damage(id: number, content: Buffer): void
  /** Changes how long the addresses of later downloads live; default: one minute, as on GitHub. */
  addressLivesMs(ms: number): void
  readonly downloads: number
  close(): Promise<void>
}

/** The commit of runs that name none. */
export const usualSha = '4f1c0c2bd1f6f9a4f1d0c2bd1f6f9a4f1d0c2bd1'

const dayMs = 24 * 60 * 60 * 1000

/** The ids of the repository and of its fork. */
const ownId = 35_129_377
const forkId = 47_110_815

/**
 * Starts a storage of artifacts. Like the blob storage of GitHub, it refuses requests with another authorization than the signature of
 * the address.
 * @param report receives violations of its rules
 */
export async function startFakeArtifacts(report: (violation: string) => void): Promise<FakeArtifacts> {
  const key = randomBytes(16)
  const all: FakeArtifact[] = []
  const contents = new Map<number, Buffer>()
  // The first moment is fixed, so that stories do not depend on the time.
  let time = Date.UTC(2026, 0, 5, 9)
  let downloads = 0
  let linkMs = 60_000
  const sign = (path: string, end: string): string => createHmac('sha256', key).update(`${path} ${end}`).digest('base64url')

  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://storage')
    const end = searchParams.get('se') ?? ''
    const content = contents.get(Number(/^\/actions-results\/(\d+)$/.exec(pathname)?.[1]))
    downloads += 1
    if (request.headers.authorization !== undefined) {
      report('The token was sent to the storage of artifacts.')
      return void response.writeHead(400).end('<Error><Code>InvalidAuthenticationInfo</Code></Error>')
    }
    if (searchParams.get('sig') !== sign(pathname, end) || time > Date.parse(end)) {
      return void response.writeHead(403).end('<Error><Code>AuthenticationFailed</Code></Error>')
    }
    if (content === undefined) return void response.writeHead(404).end('<Error><Code>BlobNotFound</Code></Error>')
    response.writeHead(200, { 'content-type': 'application/octet-stream', 'content-length': content.length }).end(content)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo

  return {
    all,
    now: () => time,
    advance: (ms) => {
      time += ms
    },
    add({ createdAt = time, retentionDays = 90, digest, ...order }) {
      const artifact = { id: 8_000_000_000 + all.length, createdAt, retentionDays, ...order, digest: digest ?? digestOf(order.content) }
      const stored = digest === null ? { ...artifact, digest } : artifact
      all.push(stored)
      contents.set(stored.id, stored.content)
      return stored
    },
    isExpired: ({ createdAt, retentionDays }) => time >= createdAt + retentionDays * dayMs,
    address({ id }) {
      const path = `/actions-results/${id}`
      const end = new Date(time + linkMs).toISOString()
      return `http://127.0.0.1:${port}${path}?${new URLSearchParams({ se: end, sig: sign(path, end) })}`
    },
    addressLivesMs: (ms) => {
      linkMs = ms
    },
    damage: (id, content) => void contents.set(id, content),
    get downloads() {
      return downloads
    },
    async close() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      server.closeAllConnections()
      await closed
    },
  }
}

const digestOf = (content: Buffer): string => `sha256:${createHash('sha256').update(content).digest('hex')}`

/** Returns an artifact of the REST API. */
export function artifactJson(artifact: FakeArtifact, isExpired: boolean, repository: string, api: string): object {
  const { id, name, run, content, createdAt, retentionDays, digest } = artifact
  const self = `${api}/repos/${repository}/actions/artifacts/${id}`
  const time = (ms: number) => new Date(ms).toISOString().replace(/\.\d+/, '')
  return {
    id,
    node_id: `MDg6QXJ0aWZhY3Q${id.toString(36)}`,
    name,
    size_in_bytes: content.length,
    url: self,
    archive_download_url: `${self}/zip`,
    expired: isExpired,
    digest,
    created_at: time(createdAt),
    updated_at: time(createdAt),
    expires_at: time(createdAt + retentionDays * dayMs),
    workflow_run: {
      id: run.id,
      repository_id: ownId,
      head_repository_id: run.isFork === true ? forkId : ownId,
      head_branch: run.headBranch,
      head_sha: run.headSha ?? usualSha,
    },
  }
}

/** Orders artifacts as no client may expect it: GitHub documents no order. */
export const inAnyOrder = (artifacts: readonly FakeArtifact[]): readonly FakeArtifact[] =>
  artifacts.toSorted((one, other) => (shuffled(one.id) < shuffled(other.id) ? -1 : 1))

const shuffled = (id: number): string => createHash('sha1').update(String(id)).digest('hex')
