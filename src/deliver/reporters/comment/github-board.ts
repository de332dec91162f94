import type { Comment, CommentPlace, CommentState, GitHubClient } from '../../../host/github/github-client.js'
import { GitHubError, type GitHubFailure } from '../../../host/github/github-error.js'
import { type FoundMarker, isPossibleRun, markText, readMarker } from './comment-marker.js'
import type { BoardComment, CommentBoard, CommentContent, CoveredParts } from './converge.js'
import { commentLimits } from './limits.js'
import { currentParts } from './parts/current-parts.js'
import { contentBefore, earlierPushes, type Push } from './parts/earlier-pushes.js'
import type { Part } from './parts/part.js'
import { compressParts, readParts } from './parts/part-document.js'

/** The comments that one workflow writes at one place. */
export interface BoardOptions {
  readonly place: CommentPlace
  /** As in markers. */
  readonly key: string
  /** The keys of comments that earlier versions wrote for the own step. The comment with the first one is taken over. */
  readonly formerKeys: readonly string[]
  /** The number of the run; 0 if it has none. */
  readonly run: number
  /** The id of the run, which earlier versions wrote into their markers. */
  readonly runId: number
  /** Whether the comments of earlier runs are updated. */
  readonly updates: boolean
  readonly client: GitHubClient
  /** The author of comments of our token, as REST names it. Undefined if only GraphQL returns it. */
  readonly author?: string | undefined
  /** Makes the text for a limit in bytes; returns undefined if it cannot be made that short. */
  readonly render: (content: RenderedContent, limitBytes: number) => string | undefined
}

/** The content of a comment to render. */
export interface RenderedContent {
  readonly parts: readonly Part[]
  /** The names of all parts, also of those that cannot be read. */
  readonly covered: ReadonlySet<string>
  /** The names of the jobs that reported in the run before. */
  readonly expected: readonly string[]
}

/** A board that also cleans up after earlier versions. */
export interface GitHubBoard extends CommentBoard<Part> {
  /** Hides the comments of earlier versions. */
  hideFormer(): Promise<void>
}

/** The number that fits into one request. The next run hides the rest. */
const maximumHidden = 20
/** Fewer than usual, because REST can replace the answer. */
const retriesBeforeRest = 1

interface Marked extends Comment {
  readonly marker: FoundMarker
}

/** Opens the comments of a workflow at one place. */
export function openGitHubBoard(options: BoardOptions): GitHubBoard {
  const { place, key, formerKeys, run, runId, updates, client, author, render } = options
  const states = new Map<string, CommentState>()
  let hasGraphQL = true
  let former: readonly (Marked & { readonly isFirst: boolean })[] = []
  let expected: readonly string[] = []
  let pushes: readonly Push[] = []

  /** Finds the comments with our mark. Leaves out impossible runs: another tool may have quoted a forged marker. */
  async function markedComments(): Promise<readonly Marked[]> {
    const marked: Marked[] = []
    for await (const page of client.comments(place)) {
      for (const comment of page) {
        const marker = readMarker(comment.body)
        if (marker !== undefined && isOurs(marker)) marked.push({ ...comment, marker })
      }
    }
    return marked
  }

  function isOurs(marker: FoundMarker): boolean {
    if (marker.kind === 'former') return updates && formerKeys.includes(marker.key) && marker.runId < runId
    return marker.key === key && isPossibleRun(marker.run, run) && (updates || marker.run === run)
  }

  /** Asks GitHub for the author and the state of comments, once for each comment. Other authors have copied or forged the marker. */
  async function ownComments(marked: readonly Marked[]): Promise<readonly (Marked & { readonly isHidden: boolean })[]> {
    const unknown = marked.map(({ nodeId }) => nodeId).filter((nodeId) => !states.has(nodeId))
    if (unknown.length > 0) for (const state of await statesOf(unknown, marked)) states.set(state.nodeId, state)
    return marked.flatMap((comment) => {
      const state = states.get(comment.nodeId)
      return state?.isOwn === true ? [{ ...comment, isHidden: state.isHidden }] : []
    })
  }

  /** Asks GraphQL for the unknown states. If GraphQL is not available, REST names the authors, and no comment is hidden. */
  async function statesOf(unknown: readonly string[], marked: readonly Marked[]): Promise<readonly CommentState[]> {
    const known = author === undefined ? undefined : statesByRest(marked, author)
    if (known !== undefined && !hasGraphQL) return known
    try {
      return await client.commentStates(unknown, known === undefined ? undefined : retriesBeforeRest)
    } catch (error) {
      if (known === undefined || !isGitHubFailure(error, 'unavailable')) throw error
      hasGraphQL = false
      return known
    }
  }

  const remember = ({ nodeId }: Comment) => void states.set(nodeId, { nodeId, isOwn: true, isHidden: false })

  /** Renders the comment and writes it. If GitHub refuses it as too long, writes a shorter one. */
  async function send(content: CommentContent<Part>, write: (body: string) => Promise<Comment>): Promise<Comment> {
    try {
      return await write(bodyOf(content, commentLimits.bytes))
    } catch (error) {
      if (!isGitHubFailure(error, 'tooLong')) throw error
      return write(bodyOf(content, commentLimits.bytes / 2))
    }
  }

  function bodyOf(content: CommentContent<Part>, limitBytes: number): string {
    const data = compressParts({ ...content, run, expected, pushes }, (commentLimits.hiddenBytes * limitBytes) / commentLimits.bytes)
    const marker = { key, run, data }
    const text = render({ ...content, expected }, limitBytes - Buffer.byteLength(markText('', marker)))
    return text === undefined ? tooLong() : markText(text, marker)
  }

  return {
    async find() {
      const own = await ownComments(await markedComments())
      former = own.flatMap((comment) =>
        comment.marker.kind === 'former' && !comment.isHidden ? [{ ...comment, isFirst: comment.marker.key === formerKeys[0] }] : [],
      )
      const current = own.filter(({ marker }) => marker.kind === 'current').map(boardComment)
      const contents = visibleContents(current)
      expected = expectedJobs(contents, run)
      pushes = earlierPushes(contents, run)
      const replaced = former.find(({ isFirst }) => isFirst)
      return current.length === 0 && replaced !== undefined ? [boardComment({ ...replaced, isHidden: false })] : current
    },
    async create(content) {
      const created = await send(content, (body) => client.createComment(place, body))
      remember(created)
      return created
    },
    async update({ id }, content) {
      const updated = await send(content, (body) => client.updateComment(place, id, body)).catch((error: unknown) => {
        if (isGitHubFailure(error, 'missing')) return undefined
        throw error
      })
      former = former.filter((comment) => comment.id !== id)
      return updated
    },
    hide: (comments) => hide(comments.map(({ nodeId }) => nodeId)),
    hideFormer: () => hide(former.map(({ nodeId }) => nodeId)),
  }

  async function hide(nodeIds: readonly string[]): Promise<void> {
    if (nodeIds.length === 0 || !hasGraphQL) return
    try {
      await client.hideComments(nodeIds.slice(0, maximumHidden))
      for (const nodeId of nodeIds) states.set(nodeId, { nodeId, isOwn: true, isHidden: true })
    } catch (error) {
      if (!(error instanceof GitHubError)) throw error
    }
  }
}

/**
 * Returns the states of comments without GraphQL. REST does not state whether a comment is hidden. The one that was updated by the newest
 * run counts as visible, because comments that were hidden are not updated. Returns undefined if another app wrote one of the comments,
 * because the token may belong to that app.
 * @param author the author of comments of our token, if the token is the one that GitHub gives to jobs
 */
function statesByRest(comments: readonly Marked[], author: string): readonly CommentState[] | undefined {
  if (comments.some((comment) => comment.isByApp !== false && comment.author !== author)) return undefined
  const [shown] = comments
    .filter((comment) => comment.author === author)
    .toSorted((one, other) => runOf(other.marker) - runOf(one.marker) || one.id - other.id)
  return comments.map((comment) => ({ nodeId: comment.nodeId, isOwn: comment.author === author, isHidden: comment !== shown }))
}

const runOf = (marker: FoundMarker): number => (marker.kind === 'current' ? marker.run : 0)

function boardComment({ marker, ...comment }: Marked & { readonly isHidden: boolean }): BoardComment<Part> {
  return { ...comment, content: contentOf(marker) }
}

const visibleContents = (comments: readonly BoardComment<Part>[]): readonly CoveredParts<Part>[] =>
  comments.filter(({ isHidden }) => !isHidden).map(({ content }) => content)

/** Returns the jobs that reported in the run before. The first job of a run finds them in the comment of that run, and passes them on. */
function expectedJobs(contents: readonly CoveredParts<Part>[], run: number): readonly string[] {
  const ofRun = contents.find((content) => content.run === run && content.expected !== undefined)
  if (ofRun !== undefined) return ofRun.expected ?? []
  const earlier = contentBefore(contents, run)
  const names = currentParts(earlier?.parts ?? []).flatMap(({ job, shownName = job, isJoined, results }) =>
    isJoined === true ? results.jobs.flatMap((joined) => joined.job ?? []) : [shownName],
  )
  return [...new Set(names)].slice(0, commentLimits.expectedJobs)
}

/** Reads the hidden parts, which anybody who can write comments as our author may have changed. */
function contentOf(marker: FoundMarker): CoveredParts<Part> {
  const nothing = { parts: [], covered: new Set<string>() }
  if (marker.kind === 'former') return { ...nothing, run: 0 }
  const { run, data } = marker
  if (data === undefined) return { ...nothing, run }
  try {
    return { ...readParts(data), run }
  } catch {
    return { ...nothing, run }
  }
}

function tooLong(): never {
  throw new GitHubError(
    'tooLong',
    `The report does not fit into a comment: even its shortest form is longer than ${commentLimits.bytes} bytes.`,
    {
      hint: 'Use a template with fewer or shorter components.',
    },
  )
}

/** Returns whether a request failed for this reason. */
export const isGitHubFailure = (error: unknown, failure: GitHubFailure): error is GitHubError =>
  error instanceof GitHubError && error.failure === failure
