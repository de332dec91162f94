import type { Comment, CommentPlace, GitHubClient } from '../../github/github-client.js'
import { isPossibleRun, type MarkedText, readMarked } from './comment-marker.js'
import type { OwnComment } from './comment-plan.js'

/** A comment whose last line is a marker. Its author is unknown. */
export interface MarkedComment extends Comment {
  readonly text: MarkedText
}

/** The marked comments to find. */
export interface CommentSearch {
  readonly place: CommentPlace
  /** Keys of markers. */
  readonly keys: readonly string[]
  /** The current run; 0 if it has no id. */
  readonly run: number
}

/**
 * Finds the comments of a place with one of the keys. Leaves out comments with an impossible run, so that they neither count as newer nor
 * are overwritten: another tool may have quoted a forged marker.
 */
export async function markedComments({ place, keys, run }: CommentSearch, client: GitHubClient): Promise<readonly MarkedComment[]> {
  const marked: MarkedComment[] = []
  for await (const page of client.comments(place)) {
    for (const comment of page) {
      const text = readMarked(comment.body)
      if (text !== undefined && keys.includes(text.marker.key) && isPossibleRun(text.marker, run)) marked.push({ ...comment, text })
    }
  }
  return marked
}

/** Keeps the comments that the owner of our token wrote. Other authors have copied or forged the marker. */
export async function ownComments(marked: readonly MarkedComment[], client: GitHubClient): Promise<readonly OwnComment[]> {
  const states = await client.commentStates(marked.map(({ nodeId }) => nodeId))
  const hidden = new Map(states.flatMap(({ nodeId, isOwn, isHidden }) => (isOwn ? [[nodeId, isHidden]] : [])))
  return marked.flatMap((comment) => {
    const isHidden = hidden.get(comment.nodeId)
    return isHidden === undefined ? [] : [{ ...comment, isHidden }]
  })
}
