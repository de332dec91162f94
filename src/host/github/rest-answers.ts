import type { RestEndpointMethodTypes } from '@octokit/rest'
import type { Comment, PullRequest } from './github-client.js'

type Answer<
  Area extends keyof RestEndpointMethodTypes,
  Method extends keyof RestEndpointMethodTypes[Area],
> = RestEndpointMethodTypes[Area][Method] extends { response: { data: infer Data } } ? Data : never

type CommentAnswer = Answer<'issues', 'createComment'> | Answer<'repos', 'createCommitComment'>
type PullRequestAnswer = Answer<'pulls', 'list'>[number]

/** GitHub or a proxy sent an answer without the required fields. */
export class UnreadableAnswerError extends Error {
  override readonly name = 'UnreadableAnswerError'
}

/** Checks that the answer has the fields that Octokit's types promise. Throws an UnreadableAnswerError. */
export function readComment(answer: CommentAnswer): Comment {
  const { id, node_id: nodeId, body = '', html_url: url, user }: Partial<CommentAnswer> = Object(answer)
  if (typeof id !== 'number' || typeof nodeId !== 'string' || typeof body !== 'string' || typeof url !== 'string') {
    throw new UnreadableAnswerError('an answer that is not a comment')
  }
  const { login, type }: { login?: unknown; type?: unknown } = Object(user)
  return { id, nodeId, body, url, author: typeof login === 'string' ? login : undefined, isByApp: type === 'Bot' }
}

/** Checks the fields of a pull request. Throws an UnreadableAnswerError. */
export function readPullRequest(answer: PullRequestAnswer): PullRequest {
  const { number, state, head }: Partial<PullRequestAnswer> = Object(answer)
  const { sha: headSha, ref: headBranch, repo }: Partial<PullRequestAnswer['head']> = Object(head)
  if (typeof number !== 'number' || typeof headSha !== 'string' || typeof headBranch !== 'string') {
    throw new UnreadableAnswerError('an answer that is not a pull request')
  }
  // Against the types, the repository is null if the fork was deleted.
  return { number, isOpen: state === 'open', headSha, headBranch, headRepository: repo?.full_name }
}

/** Reads every item of a list. Throws an UnreadableAnswerError if one is unreadable. */
export function readList<Item, Result>(answer: readonly Item[], read: (item: Item) => Result): readonly Result[] {
  if (!Array.isArray(answer)) throw new UnreadableAnswerError('an answer that is not a list')
  return answer.map(read)
}
