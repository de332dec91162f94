import { createHash } from 'node:crypto'

/** The last line of a comment, which the next run reads. GitHub does not show it. */
export interface CommentMarker {
  /** A hash of the key; 16 hexadecimal digits. */
  readonly key: string
  /** The id of the run that wrote the comment. Later runs have greater ids. */
  readonly run: number
  /** A hash of the outcome; 12 hexadecimal digits. */
  readonly outcome: string
}

/** A marker that was found. Only its key is known if another version wrote it. */
export type FoundMarker = Pick<CommentMarker, 'key'> & Partial<CommentMarker>

/** The two parts of a comment's body. */
export interface MarkedText<Marker extends FoundMarker = FoundMarker> {
  /** The visible text, with `\n` as line end and without blanks at its end, because an edit in a browser changes both. */
  readonly content: string
  readonly marker: Marker
}

const anyVersion = /^<!-- build-report:v\d{1,9} key=([0-9a-f]{16})(?: [^>]*)? -->$/
const thisVersion = /^<!-- build-report:v1 key=[0-9a-f]{16} run=(\d{1,15}) outcome=([0-9a-f]{12}) -->$/

/** GitHub numbers the runs of all repositories together and needs weeks for this difference. Concurrent runs are much closer. */
const maximumLead = 1_000_000_000

/** The limit if the current run has no id. Ids of GitHub will not reach it for decades. */
const maximumRun = 1_000_000_000_000

const hash = (text: string, digits: number) => createHash('sha256').update(text).digest('hex').slice(0, digits)

/** Creates a marker from any key and outcome. A run that is not an id counts as older than every other. */
export function commentMarker(key: string, run: string, outcome: string): CommentMarker {
  return { key: hash(key, 16), run: /^\d{1,15}$/.test(run) ? Number(run) : 0, outcome: hash(outcome, 12) }
}

/**
 * Returns whether a run can have written a marker that `current` finds. A marker with a much later run was forged, to suppress the comments
 * of all earlier runs.
 * @param current the id of the current run; 0 if it has none
 */
export const isPossibleRun = ({ run = 0 }: FoundMarker, current: number): boolean =>
  run <= (current === 0 ? maximumRun : current + maximumLead)

/** Joins the content and the marker to the body of a comment. */
export function markText(content: string, { key, run, outcome }: CommentMarker): string {
  return `${content.trimEnd()}\n\n<!-- build-report:v1 key=${key} run=${run} outcome=${outcome} -->`
}

/**
 * Splits the body of a comment. Returns undefined unless the marker is the last line, after an empty one, where `markText` writes it.
 * Elsewhere it is text that another tool quotes.
 */
export function readMarked(body: string): MarkedText | undefined {
  const text = body.trimEnd()
  const start = Math.max(text.lastIndexOf('\n'), text.lastIndexOf('\r')) + 1
  // A browser may have changed the line ends.
  if (!comparableLines(text.slice(Math.max(0, start - 4), start)).endsWith('\n\n')) return undefined
  const line = text.slice(start)
  const [, key] = anyVersion.exec(line) ?? []
  if (key === undefined) return undefined
  const [, run, outcome] = thisVersion.exec(line) ?? []
  const marker = run === undefined || outcome === undefined ? { key } : { key, run: Number(run), outcome }
  return { content: comparableContent(text.slice(0, start)), marker }
}

const comparableLines = (text: string): string => text.replace(/\r\n?/g, '\n')

/** Returns a content in the form for comparisons. */
export const comparableContent = (content: string): string => comparableLines(content).trimEnd()
