import type { Comment, GitHubClient } from '../../../host/github/github-client.js'

/** A client that reads from GitHub, if it is available, and keeps every comment that a report writes. */
export interface PreviewClient {
  readonly client: GitHubClient
  /** Returns the body of the comment that was written last. */
  body(): string | undefined
}

/** Greater than all ids of GitHub, so that the comment is the newest one. */
const ownId = Number.MAX_SAFE_INTEGER
const own = { id: ownId, nodeId: 'preview', url: '' }

/**
 * Creates a client that sends no write request. A comment that was written is listed afterwards, because the report looks whether it
 * arrived.
 * @param reading undefined without a token or a network
 */
export function createPreviewClient(reading: GitHubClient | undefined): PreviewClient {
  const written = new Map<number, string>()
  let last: string | undefined
  const keep = (comment: Comment): Comment => {
    written.set(comment.id, comment.body)
    last = comment.body
    return comment
  }
  const client: GitHubClient = {
    async *comments(place) {
      if (reading !== undefined) {
        for await (const page of reading.comments(place))
          yield page.map((comment) => ({ ...comment, body: written.get(comment.id) ?? comment.body }))
      }
      const body = written.get(ownId)
      if (body !== undefined) yield [{ ...own, body }]
    },
    createComment: async (_place, body) => keep({ ...own, body }),
    updateComment: async (_place, id, body) => keep({ ...own, id, body }),
    async commentStates(nodeIds) {
      const others = nodeIds.filter((nodeId) => nodeId !== own.nodeId)
      const states = others.length === 0 || reading === undefined ? [] : await reading.commentStates(others)
      return nodeIds.flatMap((nodeId) =>
        nodeId === own.nodeId ? { nodeId, isOwn: true, isHidden: false } : (states.find((state) => state.nodeId === nodeId) ?? []),
      )
    },
    hideComments: async () => {},
    pullRequestsOfBranch: async (owner, branch) => (await reading?.pullRequestsOfBranch(owner, branch)) ?? [],
    pullRequestsOfCommit: async (sha) => (await reading?.pullRequestsOfCommit(sha)) ?? [],
    jobsOfRun: async (runId) => (await reading?.jobsOfRun(runId)) ?? [],
    artifacts: async (filter) => (await reading?.artifacts(filter)) ?? { artifacts: [], total: 0 },
    artifactsOfRun: async (runId) => (await reading?.artifactsOfRun(runId)) ?? [],
    eventOfRun: () => Promise.reject(new Error('A preview reads no history.')),
    artifactAddress: () => Promise.reject(new Error('A preview downloads no artifacts.')),
    fileAt: () => Promise.reject(new Error('A preview reads no files of a commit.')),
    rateLimit: () => reading?.rateLimit(),
    remainingLossMs: () => reading?.remainingLossMs() ?? 0,
  }
  return { client, body: () => last }
}
