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
  reasonForSilence,
  visibleInOrder,
} from './comment-plan.js'
import { markedComments, ownComments } from './comment-search.js'
import { type CommentWriter, commentWriter, isFailure } from './comment-writer.js'

/** A comment that is to be written. */
export interface CommentDraft {
  readonly place: CommentPlace
  /** Runs with the same key share one comment. */
  readonly key: string
  /**
   * The key that earlier versions of Build Report used, which several reports shared. The comment with that key is hidden as outdated.
   */
  readonly formerKey?: string
  /** The id of the run that is reported (`GITHUB_RUN_ID`); anything else counts as older than every run. */
  readonly run: string
  readonly outcome: {
    readonly failed: boolean
    /** The same for two runs that went the same way. */
    readonly fingerprint: string
  }
  /** Whether an earlier comment is brought up to date, instead of a new one added. */
  readonly updates: boolean
  readonly mode: CommentMode
  /** Makes the text for a limit in bytes; nothing where it cannot be made that short. */
  readonly render: (limitBytes: number) => string | undefined
}

/** What became of a draft. */
export type UpsertResult =
  | { readonly kind: 'created' | 'updated' | 'unchanged'; readonly url: string }
  | { readonly kind: 'skipped'; readonly reason: string }

/** A delivery under way. */
interface Work {
  readonly draft: CommentDraft
  readonly client: GitHubClient
  readonly writer: CommentWriter
  /** Whether there is a comment of the former key, which this one replaces. */
  readonly replaces: boolean
}

/**
 * Brings the comment of a key up to date, or adds one. If `updates` is set, one comment of the key is visible afterwards, however many
 * jobs deliver at the same time, and none of the former key.
 * @throws GitHubError if the report could not be written; a failure to hide earlier comments is ignored
 */
export async function upsertComment(draft: CommentDraft, client: GitHubClient): Promise<UpsertResult> {
  const { key, run, outcome, mode } = draft
  const reason = reasonForSilence({ mode, failed: outcome.failed })
  if (reason !== undefined) return { kind: 'skipped', reason }
  const marker = commentMarker(key, run, JSON.stringify([outcome.failed, outcome.fingerprint]))
  const writer = commentWriter(draft, marker, client)
  const { own, outdated } = await lookForAll(draft, marker, client)
  const delivery = await reconcile(own, { draft, client, writer, replaces: outdated.length > 0 })
  if (delivery.kind !== 'skipped') await writer.hide(outdated.map(({ nodeId }) => nodeId))
  return delivery
}

/** Finds the comments of the key, and the comments of the former key that the new comment replaces. */
async function lookForAll(
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

const lookForMarked = ({ draft: { place }, client, writer }: Work) => {
  const { key, run } = writer.text().marker
  return markedComments({ place, keys: [key], run }, client)
}

const lookForOwn = async (work: Work) => ownComments(await lookForMarked(work), work.client)

/** What is wanted, with the text that GitHub takes as far as is known. */
const desiredComment = ({ draft: { mode, updates, outcome }, writer, replaces }: Work): DesiredComment => ({
  text: writer.text(),
  mode,
  updates,
  failed: outcome.failed,
  replaces,
})

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
    // Somebody deleted it meanwhile.
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
    const own = await lookForOwn(work)
    const arrived = own.find((comment) => isWritten(comment, desiredComment(work)) && !earlier.some(({ id }) => id === comment.id))
    if (arrived === undefined && !writer.canWrite(2)) throw error
    if (arrived === undefined) return reconcile(own, work)
    created = arrived
  }
  const delivery = { kind: 'created', url: created.url } as const
  if (!work.draft.updates) return delivery
  try {
    return (await giveWay(created, work)) ?? delivery
  } catch (error) {
    // The report is there. Should there be two comments, the next run hides one.
    if (error instanceof GitHubError) return delivery
    throw error
  }
}

/**
 * Two jobs that see no comment at the same moment both create one, so each looks again, and who is not the first takes its own back.
 * @returns nothing where the created comment stays
 */
async function giveWay(created: Comment, work: Work): Promise<UpsertResult | undefined> {
  const { client, writer } = work
  const marked = await lookForMarked(work)
  if (marked.every(({ id }) => id === created.id)) return undefined
  const own = await ownComments(marked, client)
  const plan = planComment(own, desiredComment(work))
  const [first] = visibleInOrder(own)
  if (first === undefined || first.id === created.id || plan.kind === 'create') {
    // A newer run that sees the first joins it, so even then nobody may take it away.
    if ('hide' in plan) await writer.hide(plan.hide)
    return undefined
  }
  // In this order the report is always to be seen somewhere.
  const delivery = await joinFirst(plan, writer)
  try {
    await writer.remove(created.id)
  } catch (error) {
    // GitHub may have removed the comment although its answer was lost, so the delivery must not point to it. The next run hides it if it stayed.
    if (!(error instanceof GitHubError)) throw error
  }
  return delivery
}

async function joinFirst(plan: Exclude<CommentPlan, { readonly kind: 'create' }>, writer: CommentWriter): Promise<UpsertResult> {
  if (plan.kind === 'skip') return { kind: 'skipped', reason: plan.reason }
  const { kind, comment } = plan
  if (kind === 'leave') return { kind: 'unchanged', url: comment.url }
  if (!writer.canWrite(2)) return { kind: 'skipped', reason: 'Another job with the same key has written the comment at the same moment.' }
  const { url } = await writer.update(comment.id, { reservedWrites: 1 })
  return { kind: 'updated', url }
}

type PlanWithComment = Extract<CommentPlan, { readonly comment: OwnComment }>
