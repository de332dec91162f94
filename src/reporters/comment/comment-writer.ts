import type { Comment, CommentPlace, GitHubClient } from '../../github/github-client.js'
import { GitHubError, type GitHubFailure } from '../../github/github-error.js'
import { type CommentMarker, comparableContent, type MarkedText, markText } from './comment-marker.js'

/** Writes one text to comments of one place, three times at most. */
export interface CommentWriter {
  /** What was written last, or would be: it gets shorter where GitHub finds it too long. */
  readonly text: () => MarkedText<CommentMarker>
  /** Whether so many writes more are possible. */
  readonly canWrite: (times: number) => boolean
  /** Keeps one write to take the comment back with. */
  readonly create: () => Promise<Comment>
  readonly update: (id: number, options?: { readonly reservedWrites: number }) => Promise<Comment>
  readonly remove: (id: number) => Promise<void>
  /** Hides comments by their ids in GraphQL, as far as that is possible: it only tidies up. */
  readonly hide: (nodeIds: readonly string[]) => Promise<void>
}

/** GitHub takes 65,536 characters. */
const maximumBytes = 60_000

/** Comments notify people, so GitHub soon slows down who writes many ("Rate limits for the REST API"). */
const maximumWrites = 3

/**
 * Makes the text, and what writes it.
 * @param render makes the content for a limit in bytes; nothing where it cannot be made that short
 * @throws GitHubError where the content cannot be made short enough
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
    if (!canWrite(1 + reservedWrites)) throw new GitHubError('budget', 'The comment was not written: too many attempts came to nothing.')
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
    hint: 'Give it a template with fewer or shorter components.',
  })
}

/** Whether GitHub gave this reason. */
export const isFailure = (error: unknown, failure: GitHubFailure): error is GitHubError =>
  error instanceof GitHubError && error.failure === failure
