import type { Comment, CommentPlace, GitHubClient } from '../../github/github-client.js'
import { GitHubError, type GitHubFailure } from '../../github/github-error.js'
import { type CommentMarker, comparableContent, type MarkedText, markText } from './comment-marker.js'

/** Writes one text to comments of one place, at most three times. */
export interface CommentWriter {
  /** The text that was written last or is written next. It becomes shorter if GitHub refuses it as too long. */
  readonly text: () => MarkedText<CommentMarker>
  /** Returns whether this number of further writes is possible. */
  readonly canWrite: (times: number) => boolean
  /** Reserves one write for the removal of the comment. */
  readonly create: () => Promise<Comment>
  readonly update: (id: number, options?: { readonly reservedWrites: number }) => Promise<Comment>
  readonly remove: (id: number) => Promise<void>
  /** Hides comments by their GraphQL ids. Ignores failures, because an outdated comment does no harm. */
  readonly hide: (nodeIds: readonly string[]) => Promise<void>
}

/** GitHub accepts 65,536 characters. */
const maximumBytes = 60_000

/** Comments notify users, so GitHub limits them more strictly ("Rate limits for the REST API"). */
const maximumWrites = 3

/**
 * Renders the text and creates its writer.
 * @param render makes the content for a limit in bytes; returns undefined if it cannot be made that short
 * @throws GitHubError if the content cannot be made short enough
 */
export function commentWriter(
  { place, render }: { readonly place: CommentPlace; readonly render: (limitBytes: number) => string | undefined },
  marker: CommentMarker,
  client: GitHubClient,
): CommentWriter {
  const textWithin = (limitBytes: number): MarkedText<CommentMarker> | undefined => {
    const content = render(limitBytes - Buffer.byteLength(markText('', marker)))
    return content === undefined ? undefined : { content: comparableContent(content), marker }
  }
  let text = textWithin(maximumBytes) ?? tooLong()
  let writesLeft = maximumWrites

  const canWrite = (times: number) => writesLeft >= times
  const spend = (reservedWrites = 0) => {
    if (!canWrite(1 + reservedWrites)) throw new GitHubError('budget', 'The comment was not written: too many attempts failed.')
    writesLeft -= 1
  }
  const send = async (write: (body: string) => Promise<Comment>, reservedWrites: number): Promise<Comment> => {
    spend(reservedWrites)
    try {
      return await write(markText(text.content, marker))
    } catch (error) {
      const shorter = isFailure(error, 'tooLong') && canWrite(1 + reservedWrites) ? textWithin(maximumBytes / 2) : undefined
      if (shorter === undefined) throw error
      text = shorter
      spend(reservedWrites)
      return write(markText(text.content, marker))
    }
  }

  return {
    text: () => text,
    canWrite,
    create: () => send((body) => client.createComment(place, body), 1),
    update: (id, { reservedWrites } = { reservedWrites: 0 }) => send((body) => client.updateComment(place, id, body), reservedWrites),
    remove: async (id) => {
      spend()
      await client.deleteComment(place, id)
    },
    hide: async (nodeIds) => {
      if (nodeIds.length === 0) return
      try {
        spend()
        await client.hideComments(nodeIds)
      } catch (error) {
        if (!(error instanceof GitHubError)) throw error
      }
    },
  }
}

function tooLong(): never {
  throw new GitHubError('tooLong', `The report does not fit into a comment: even its shortest form is longer than ${maximumBytes} bytes.`, {
    hint: 'Use a template with fewer or shorter components.',
  })
}

/** Returns whether a request failed for this reason. */
export const isFailure = (error: unknown, failure: GitHubFailure): error is GitHubError =>
  error instanceof GitHubError && error.failure === failure
