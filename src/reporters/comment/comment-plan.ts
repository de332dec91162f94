import type { Comment } from '../../github/github-client.js'
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
export interface DesiredComment {
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
export function reasonForSilence({ mode, failed }: Pick<DesiredComment, 'mode' | 'failed'>): string | undefined {
  return mode === 'failures' && !failed ? 'The run did not fail, and only failed runs get a comment.' : undefined
}

/**
 * Returns the comments of an earlier version that are outdated once a run has its own comment: those that people see, of runs before it.
 * All reports that shared such a comment do the same, so it does not matter which of them is the first.
 */
export const outdatedComments = (former: readonly OwnComment[], { run }: CommentMarker): readonly OwnComment[] =>
  former.filter(({ isHidden, text }) => !isHidden && text.marker.run !== undefined && text.marker.run < run).slice(0, maximumHidden)

/** Decides what becomes of a desired, given all the comments of its key. */
export function planComment(own: readonly OwnComment[], desired: DesiredComment): CommentPlan {
  const reason = reasonForSilence(desired)
  if (reason !== undefined) return { kind: 'skip', reason }
  return desired.updates ? planUpdate(own, desired) : planAddition(own, desired)
}

/** The oldest first. */
const inOrder = (own: readonly OwnComment[]) => own.toSorted((one, other) => one.id - other.id)

/** Those that people see, the oldest first: that one is kept up to date. */
export const visibleInOrder = (own: readonly OwnComment[]): readonly OwnComment[] => inOrder(own).filter(({ isHidden }) => !isHidden)

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
  const newest = inOrder(own).at(-1)
  if (newest === undefined) return planFirst(desired)
  return saysEnough(newest, desired) || isWritten(newest, desired) ? { kind: 'leave', comment: newest, hide: [] } : { kind: 'create' }
}

function planFirst({ mode, failed, replaces = false }: DesiredComment): CommentPlan {
  if (mode !== 'failures-or-existing' || failed || replaces) return { kind: 'create' }
  return { kind: 'skip', reason: 'The run did not fail, and there is no earlier comment to bring up to date.' }
}

const hasOutcome = ({ text }: OwnComment, desired: DesiredComment) => text.marker.outcome === desired.text.marker.outcome

const saysEnough = (comment: OwnComment, desired: DesiredComment) => desired.mode === 'changes' && hasOutcome(comment, desired)

/** Which run wrote it does not matter: people would see no difference. */
const hasContent = (comment: OwnComment, desired: DesiredComment) =>
  hasOutcome(comment, desired) && comment.text.content === desired.text.content

/** Whether a comment is what this very run writes. */
export const isWritten = (comment: OwnComment, desired: DesiredComment): boolean =>
  hasContent(comment, desired) && comment.text.marker.run === desired.text.marker.run
