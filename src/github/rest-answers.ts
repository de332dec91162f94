import type { RestEndpointMethodTypes } from '@octokit/rest'
import type { Comment, PullRequest } from './github-client.js'

type Answer<
  Area extends keyof RestEndpointMethodTypes,
  Method extends keyof RestEndpointMethodTypes[Area],
> = RestEndpointMethodTypes[Area][Method] extends { response: { data: infer Data } } ? Data : never

type CommentAnswer = Answer<'issues', 'createComment'> | Answer<'repos', 'createCommitComment'>
type PullRequestAnswer = Answer<'pulls', 'list'>[number]

/** GitHub, or what answers in its place, sent something that is no answer to the question. */
export class UnreadableAnswerError extends Error {
  override readonly name = 'UnreadableAnswerError'
}

/** Octokit's types promise the fields; that GitHub sent them is seen here. Throws an UnreadableAnswerError. */
export function readComment(answer: CommentAnswer): Comment {
  const { id, node_id: nodeId, body = '', html_url: url }: Partial<CommentAnswer> = Object(answer)
  if (typeof id !== 'number' || typeof nodeId !== 'string' || typeof body !== 'string' || typeof url !== 'string') {
    throw new UnreadableAnswerError('an answer that is no comment')
  }
  return { id, nodeId, body, url }
}

/** Throws an UnreadableAnswerError. */
export function readPullRequest(answer: PullRequestAnswer): PullRequest {
  const { number, state, head }: Partial<PullRequestAnswer> = Object(answer)
  const { sha: headSha, ref: headBranch, repo }: Partial<PullRequestAnswer['head']> = Object(head)
  if (typeof number !== 'number' || typeof headSha !== 'string' || typeof headBranch !== 'string') {
    throw new UnreadableAnswerError('an answer that is no pull request')
  }
  // The types deny it: the repository is null where the fork is gone.
  return { number, isOpen: state === 'open', headSha, headBranch, headRepository: repo?.full_name }
}

/** Throws an UnreadableAnswerError where one of the list cannot be read. */
export function readList<Item, Result>(answer: readonly Item[], read: (item: Item) => Result): readonly Result[] {
  if (!Array.isArray(answer)) throw new UnreadableAnswerError('an answer that is no list')
  return answer.map(read)
}
