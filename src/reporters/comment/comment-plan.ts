import type { Comment } from '../../github/github-client.js'
import type { CommentMarker, MarkedText } from './comment-marker.js'

/**
 * The runs that get a comment.
 * - `always`: every run
 * - `failures`: failed runs
 * - `changes`: the first run, and runs whose outcome differs from the previous one
 * - `failures-or-existing`: failed runs, and every run once there is a comment
 */
export type CommentMode = 'always' | 'failures' | 'changes' | 'failures-or-existing'

/** A comment that an earlier run wrote for the same key. */
export interface OwnComment extends Comment {
  readonly text: MarkedText
  readonly isHidden: boolean
}

/** The comment that a run would write. */
export interface DesiredComment {
  readonly text: MarkedText<CommentMarker>
  readonly mode: CommentMode
  /** Whether to update an earlier comment instead of adding a new one. */
  readonly updates: boolean
  /** Whether the run failed. */
  readonly failed: boolean
  /** Whether the comment replaces one of an earlier version. */
  readonly replaces?: boolean
}

/** The operation on GitHub. `hide` contains the GraphQL ids of outdated comments. */
export type CommentPlan =
  | { readonly kind: 'create' }
  | { readonly kind: 'update' | 'leave'; readonly comment: OwnComment; readonly hide: readonly string[] }
  | { readonly kind: 'skip'; readonly reason: string }

/** The number that fits into one request. The next run hides the rest. */
const maximumHidden = 20

/** Returns why a run gets no comment, if that does not depend on earlier comments. */
export function reasonForNoComment({ mode, failed }: Pick<DesiredComment, 'mode' | 'failed'>): string | undefined {
  return mode === 'failures' && !failed ? 'The run did not fail, and only failed runs get a comment.' : undefined
}

/**
 * Returns the visible comments of an earlier version that a run's own comment outdates: the comments of earlier runs. All reports that
 * shared such a comment hide it, so their order does not matter.
 */
export const outdatedComments = (former: readonly OwnComment[], { run }: CommentMarker): readonly OwnComment[] =>
  former.filter(({ isHidden, text }) => !isHidden && text.marker.run !== undefined && text.marker.run < run).slice(0, maximumHidden)

/** Plans how to get the desired comment, given all comments with its key. */
export function planComment(own: readonly OwnComment[], desired: DesiredComment): CommentPlan {
  const reason = reasonForNoComment(desired)
  if (reason !== undefined) return { kind: 'skip', reason }
  return desired.updates ? planUpdate(own, desired) : planAddition(own, desired)
}

const oldestFirst = (own: readonly OwnComment[]) => own.toSorted((one, other) => one.id - other.id)

/** Returns the visible comments, the oldest first, which is the one that is updated. */
export const visibleInOrder = (own: readonly OwnComment[]): readonly OwnComment[] => oldestFirst(own).filter(({ isHidden }) => !isHidden)

function planUpdate(own: readonly OwnComment[], desired: DesiredComment): CommentPlan {
  const latestRun = own.reduce((latest, { text }) => Math.max(latest, text.marker.run ?? 0), 0)
  if (latestRun > desired.text.marker.run) {
    return { kind: 'skip', reason: `Run ${latestRun}, which is newer, has already written the comment.` }
  }
  const [first, ...others] = visibleInOrder(own)
  if (first === undefined) return planFirst(desired)
  const hide = others.slice(0, maximumHidden).map(({ nodeId }) => nodeId)
  return { kind: saysEnough(first, desired) || hasContent(first, desired) ? 'leave' : 'update', comment: first, hide }
}

function planAddition(own: readonly OwnComment[], desired: DesiredComment): CommentPlan {
  const newest = oldestFirst(own).at(-1)
  if (newest === undefined) return planFirst(desired)
  return saysEnough(newest, desired) || isWritten(newest, desired) ? { kind: 'leave', comment: newest, hide: [] } : { kind: 'create' }
}

function planFirst({ mode, failed, replaces = false }: DesiredComment): CommentPlan {
  if (mode !== 'failures-or-existing' || failed || replaces) return { kind: 'create' }
  return { kind: 'skip', reason: 'The run did not fail, and there is no earlier comment to update.' }
}

const hasOutcome = ({ text }: OwnComment, desired: DesiredComment) => text.marker.outcome === desired.text.marker.outcome

const saysEnough = (comment: OwnComment, desired: DesiredComment) => desired.mode === 'changes' && hasOutcome(comment, desired)

/** Ignores which run wrote the comment, because that is not visible. */
const hasContent = (comment: OwnComment, desired: DesiredComment) =>
  hasOutcome(comment, desired) && comment.text.content === desired.text.content

/** Returns whether a comment is the one that this run writes. */
export const isWritten = (comment: OwnComment, desired: DesiredComment): boolean =>
  hasContent(comment, desired) && comment.text.marker.run === desired.text.marker.run
