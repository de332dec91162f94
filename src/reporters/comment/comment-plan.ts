import type { Comment } from '../../github/client.js'
import type { CommentMarker, MarkedText } from './comment-marker.js'

/**
 * For which runs a comment is written.
 * - `always`: for every run
 * - `failures`: for failed runs
 * - `changes`: for the first run, and for those whose outcome differs from the one before
 * - `failures-or-existing`: for failed runs, and for all once there is a comment
 */
export type CommentMode = 'always' | 'failures' | 'changes' | 'failures-or-existing'

/** A comment that an earlier run wrote for the same key. */
export interface OwnComment extends Comment {
  readonly text: MarkedText
  readonly isHidden: boolean
}

/** What a run would like to say. */
export interface CommentWish {
  readonly text: MarkedText<CommentMarker>
  readonly mode: CommentMode
  /** Whether an earlier comment is brought up to date, instead of a new one added. */
  readonly updates: boolean
  /** Whether the run failed. */
  readonly failed: boolean
  /** Whether the comment takes the place of one that an earlier version wrote. */
  readonly replaces?: boolean
}

/** What is to be done; `hide` names the comments (by their ids in GraphQL) that have had their day. */
export type CommentPlan =
  | { readonly kind: 'create' }
  | { readonly kind: 'update' | 'leave'; readonly comment: OwnComment; readonly hide: readonly string[] }
  | { readonly kind: 'skip'; readonly reason: string }

/** So many fit into one request; the next run hides the rest. */
const maximumHidden = 20

/** Says why a run gets no comment, where that is sure before anybody looks for earlier ones. */
export function reasonForSilence({ mode, failed }: Pick<CommentWish, 'mode' | 'failed'>): string | undefined {
  return mode === 'failures' && !failed ? 'The run did not fail, and only failed runs get a comment.' : undefined
}

/**
 * Returns the comments of an earlier version that are outdated once a run has its own comment: those that people see, of runs before it.
 * All reports that shared such a comment do the same, so it does not matter which of them is the first.
 */
export const outdatedComments = (former: readonly OwnComment[], { run }: CommentMarker): readonly OwnComment[] =>
  former.filter(({ isHidden, text }) => !isHidden && text.marker.run !== undefined && text.marker.run < run).slice(0, maximumHidden)

/** Decides what becomes of a wish, given all the comments of its key. */
export function planComment(own: readonly OwnComment[], wish: CommentWish): CommentPlan {
  const reason = reasonForSilence(wish)
  if (reason !== undefined) return { kind: 'skip', reason }
  return wish.updates ? planUpdate(own, wish) : planAddition(own, wish)
}

/** The oldest first. */
const inOrder = (own: readonly OwnComment[]) => own.toSorted((one, other) => one.id - other.id)

/** Those that people see, the oldest first: that one is kept up to date. */
export const visibleInOrder = (own: readonly OwnComment[]): readonly OwnComment[] => inOrder(own).filter(({ isHidden }) => !isHidden)

function planUpdate(own: readonly OwnComment[], wish: CommentWish): CommentPlan {
  const latestRun = own.reduce((latest, { text }) => Math.max(latest, text.marker.run ?? 0), 0)
  if (latestRun > wish.text.marker.run) {
    return { kind: 'skip', reason: `Run ${latestRun}, which is newer, has already written the comment.` }
  }
  const [first, ...others] = visibleInOrder(own)
  if (first === undefined) return planFirst(wish)
  const hide = others.slice(0, maximumHidden).map(({ nodeId }) => nodeId)
  return { kind: saysEnough(first, wish) || hasContent(first, wish) ? 'leave' : 'update', comment: first, hide }
}

function planAddition(own: readonly OwnComment[], wish: CommentWish): CommentPlan {
  const newest = inOrder(own).at(-1)
  if (newest === undefined) return planFirst(wish)
  return saysEnough(newest, wish) || isWritten(newest, wish) ? { kind: 'leave', comment: newest, hide: [] } : { kind: 'create' }
}

function planFirst({ mode, failed, replaces = false }: CommentWish): CommentPlan {
  if (mode !== 'failures-or-existing' || failed || replaces) return { kind: 'create' }
  return { kind: 'skip', reason: 'The run did not fail, and there is no earlier comment to bring up to date.' }
}

const hasOutcome = ({ text }: OwnComment, wish: CommentWish) => text.marker.outcome === wish.text.marker.outcome

const saysEnough = (comment: OwnComment, wish: CommentWish) => wish.mode === 'changes' && hasOutcome(comment, wish)

/** Which run wrote it does not matter: people would see no difference. */
const hasContent = (comment: OwnComment, wish: CommentWish) => hasOutcome(comment, wish) && comment.text.content === wish.text.content

/** Whether a comment is what this very run writes. */
export const isWritten = (comment: OwnComment, wish: CommentWish): boolean =>
  hasContent(comment, wish) && comment.text.marker.run === wish.text.marker.run
