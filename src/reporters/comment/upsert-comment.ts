import type { Comment, CommentPlace, GitHubClient } from '../../github/github-client.js'
import { GitHubError } from '../../github/github-error.js'
import { type CommentMarker, commentMarker } from './comment-marker.js'
import {
  type CommentMode,
  type CommentPlan,
  type DesiredComment,
  isWritten,
  type OwnComment,
  outdatedComments,
  planComment,
  reasonForNoComment,
  visibleInOrder,
} from './comment-plan.js'
import { markedComments, ownComments } from './comment-search.js'
import { type CommentWriter, commentWriter, isFailure } from './comment-writer.js'

/** A comment to write. */
export interface CommentDraft {
  readonly place: CommentPlace
  /** Runs with the same key share one comment. */
  readonly key: string
  /** The key of earlier versions of Build Report, which several reports shared. Its comment is hidden as outdated. */
  readonly formerKey?: string
  /** The id of the run that is reported (`GITHUB_RUN_ID`); anything else counts as older than every run. */
  readonly run: string
  readonly outcome: {
    readonly failed: boolean
    /** Equal for runs with the same outcome. */
    readonly fingerprint: string
  }
  /** Whether to update an earlier comment instead of adding a new one. */
  readonly updates: boolean
  readonly mode: CommentMode
  /** Makes the text for a limit in bytes; returns undefined if it cannot be made that short. */
  readonly render: (limitBytes: number) => string | undefined
}

/** The outcome of a draft. */
export type UpsertResult =
  | { readonly kind: 'created' | 'updated' | 'unchanged'; readonly url: string }
  | { readonly kind: 'skipped'; readonly reason: string }

/** The state of a delivery. */
interface Work {
  readonly draft: CommentDraft
  readonly client: GitHubClient
  readonly writer: CommentWriter
  /** Whether this comment replaces one with the former key. */
  readonly replaces: boolean
}

/**
 * Updates the comment with a key, or adds one. If `updates` is set, exactly one comment with the key is visible afterwards, even if several
 * jobs deliver at the same time, and none with the former key.
 * @throws GitHubError if the report could not be written; a failure to hide earlier comments is ignored
 */
export async function upsertComment(draft: CommentDraft, client: GitHubClient): Promise<UpsertResult> {
  const { key, run, outcome, mode } = draft
  const reason = reasonForNoComment({ mode, failed: outcome.failed })
  if (reason !== undefined) return { kind: 'skipped', reason }
  const marker = commentMarker(key, run, JSON.stringify([outcome.failed, outcome.fingerprint]))
  const writer = commentWriter(draft, marker, client)
  const { own, outdated } = await findOwnAndOutdated(draft, marker, client)
  const delivery = await reconcile(own, { draft, client, writer, replaces: outdated.length > 0 })
  if (delivery.kind !== 'skipped') await writer.hide(outdated.map(({ nodeId }) => nodeId))
  return delivery
}

/** Finds the comments with the key, and the comments with the former key that the new comment replaces. */
async function findOwnAndOutdated(
  { place, formerKey, updates }: CommentDraft,
  marker: CommentMarker,
  client: GitHubClient,
): Promise<Readonly<Record<'own' | 'outdated', readonly OwnComment[]>>> {
  const { key, run } = marker
  const former = formerKey === undefined || !updates ? undefined : commentMarker(formerKey, '', '').key
  const found = await ownComments(await markedComments({ place, keys: former === undefined ? [key] : [key, former], run }, client), client)
  const ofKey = (wanted: string | undefined) => found.filter(({ text }) => text.marker.key === wanted)
  return { own: ofKey(key), outdated: outdatedComments(ofKey(former), marker) }
}

const findMarked = ({ draft: { place }, client, writer }: Work) => {
  const { key, run } = writer.text().marker
  return markedComments({ place, keys: [key], run }, client)
}

const findOwn = async (work: Work) => ownComments(await findMarked(work), work.client)

/** Returns the desired comment, with the longest text that GitHub has not refused. */
const desiredComment = ({ draft: { mode, updates, outcome }, writer, replaces }: Work): DesiredComment => ({
  text: writer.text(),
  mode,
  updates,
  failed: outcome.failed,
  replaces,
})

/** Plans and performs the operation that leads from the existing comments to the desired one. */
async function reconcile(own: readonly OwnComment[], work: Work): Promise<UpsertResult> {
  const plan = planComment(own, desiredComment(work))
  switch (plan.kind) {
    case 'skip':
      return { kind: 'skipped', reason: plan.reason }
    case 'leave':
      await work.writer.hide(plan.hide)
      return { kind: 'unchanged', url: plan.comment.url }
    case 'update':
      return update(plan, own, work)
    case 'create':
      return create(own, work)
  }
}

async function update({ comment, hide }: PlanWithComment, own: readonly OwnComment[], work: Work): Promise<UpsertResult> {
  const { writer } = work
  let updated: Comment
  try {
    updated = await writer.update(comment.id)
  } catch (error) {
    if (!isFailure(error, 'missing') || !writer.canWrite(2)) throw error
    // The comment was deleted meanwhile.
    const others = own.filter(({ id }) => id !== comment.id)
    return reconcile(others, work)
  }
  await writer.hide(hide)
  return { kind: 'updated', url: updated.url }
}

async function create(earlier: readonly OwnComment[], work: Work): Promise<UpsertResult> {
  const { writer } = work
  let created: Comment
  try {
    created = await writer.create()
  } catch (error) {
    if (!isFailure(error, 'unavailable')) throw error
    const own = await findOwn(work)
    const arrived = own.find((comment) => isWritten(comment, desiredComment(work)) && !earlier.some(({ id }) => id === comment.id))
    if (arrived === undefined && !writer.canWrite(2)) throw error
    if (arrived === undefined) return reconcile(own, work)
    created = arrived
  }
  const delivery = { kind: 'created', url: created.url } as const
  if (!work.draft.updates) return delivery
  try {
    return (await removeDuplicate(created, work)) ?? delivery
  } catch (error) {
    // The report is visible. If there are two comments, the next run hides one.
    if (error instanceof GitHubError) return delivery
    throw error
  }
}

/**
 * Removes the created comment if another job has created one at the same moment and is the first. Both jobs search again after creating.
 * @returns undefined if the created comment stays
 */
async function removeDuplicate(created: Comment, work: Work): Promise<UpsertResult | undefined> {
  const { client, writer } = work
  const marked = await findMarked(work)
  if (marked.every(({ id }) => id === created.id)) return undefined
  const own = await ownComments(marked, client)
  const plan = planComment(own, desiredComment(work))
  const [first] = visibleInOrder(own)
  if (first === undefined || first.id === created.id || plan.kind === 'create') {
    // The first comment stays even if this run is outdated, because a newer run updates it instead of its own.
    if ('hide' in plan) await writer.hide(plan.hide)
    return undefined
  }
  // In this order, the report is always visible.
  const delivery = await updateFirst(plan, writer)
  try {
    await writer.remove(created.id)
  } catch (error) {
    // GitHub may have removed the comment although its answer was lost, so the result must not link to it. If it stayed, the next run hides it.
    if (!(error instanceof GitHubError)) throw error
  }
  return delivery
}

async function updateFirst(plan: Exclude<CommentPlan, { readonly kind: 'create' }>, writer: CommentWriter): Promise<UpsertResult> {
  if (plan.kind === 'skip') return { kind: 'skipped', reason: plan.reason }
  const { kind, comment } = plan
  if (kind === 'leave') return { kind: 'unchanged', url: comment.url }
  if (!writer.canWrite(2)) return { kind: 'skipped', reason: 'Another job with the same key has written the comment at the same moment.' }
  const { url } = await writer.update(comment.id, { reservedWrites: 1 })
  return { kind: 'updated', url }
}

type PlanWithComment = Extract<CommentPlan, { readonly comment: OwnComment }>
