import { createHash } from 'node:crypto'

/** What the last line of a comment tells the next run; GitHub does not show it. */
export interface CommentMarker {
  /** 16 hexadecimal digits that stand for the key. */
  readonly key: string
  /** The id of the run that wrote it; later runs have greater ones. */
  readonly run: number
  /** 12 hexadecimal digits that stand for the outcome. */
  readonly outcome: string
}

/** A marker as it was found: one of another version tells its key alone. */
export type FoundMarker = Pick<CommentMarker, 'key'> & Partial<CommentMarker>

/** The two parts of a comment's body. */
export interface MarkedText<Marker extends FoundMarker = FoundMarker> {
  /** What people see, with `\n` for every line end and nothing blank behind it: GitHub gives back what a browser made of it. */
  readonly content: string
  readonly marker: Marker
}

const anyVersion = /^<!-- build-report:v\d{1,9} key=([0-9a-f]{16})(?: [^>]*)? -->$/
const thisVersion = /^<!-- build-report:v1 key=[0-9a-f]{16} run=(\d{1,15}) outcome=([0-9a-f]{12}) -->$/

/** GitHub counts the runs of all repositories together, and needs weeks for so many. Runs that overtake each other are much closer. */
const maximumLead = 1_000_000_000

/** The limit for a run without an id: no run of GitHub will reach it in decades. */
const maximumRun = 1_000_000_000_000

const hash = (text: string, digits: number) => createHash('sha256').update(text).digest('hex').slice(0, digits)

/** Takes any text as key and outcome; a run that is no id counts as older than every other. */
export function commentMarker(key: string, run: string, outcome: string): CommentMarker {
  return { key: hash(key, 16), run: /^\d{1,15}$/.test(run) ? Number(run) : 0, outcome: hash(outcome, 12) }
}

/**
 * Whether a run can have written a marker that `current` finds. A marker with a later run was forged, to silence all runs before it.
 * @param current the id of the current run; 0 if it has none
 */
export const isPossibleRun = ({ run = 0 }: FoundMarker, current: number): boolean =>
  run <= (current === 0 ? maximumRun : current + maximumLead)

/** Puts the parts of a comment's body together. */
export function markText(content: string, { key, run, outcome }: CommentMarker): string {
  return `${content.trimEnd()}\n\n<!-- build-report:v1 key=${key} run=${run} outcome=${outcome} -->`
}

/**
 * Takes the body of a comment apart. Returns undefined unless the marker is the last line, after an empty one, where `markText` puts it:
 * everywhere else it is text that another tool quotes.
 */
export function readMarked(body: string): MarkedText | undefined {
  const text = body.trimEnd()
  const start = Math.max(text.lastIndexOf('\n'), text.lastIndexOf('\r')) + 1
  // GitHub returns what a browser made of the line ends.
  if (!comparableLines(text.slice(Math.max(0, start - 4), start)).endsWith('\n\n')) return undefined
  const line = text.slice(start)
  const [, key] = anyVersion.exec(line) ?? []
  if (key === undefined) return undefined
  const [, run, outcome] = thisVersion.exec(line) ?? []
  const marker = run === undefined || outcome === undefined ? { key } : { key, run: Number(run), outcome }
  return { content: comparableContent(text.slice(0, start)), marker }
}

const comparableLines = (text: string): string => text.replace(/\r\n?/g, '\n')

/** A content in the form in which it is compared. */
export const comparableContent = (content: string): string => comparableLines(content).trimEnd()
