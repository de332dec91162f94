import { createHash } from 'node:crypto'

/** The last line of a comment, which later jobs and runs read. GitHub does not show it. */
export interface CommentMarker {
  /** A hash of the key; 16 hexadecimal digits. */
  readonly key: string
  /** The number of the run that wrote the comment. Later runs of a workflow have greater numbers. */
  readonly run: number
  /** The parts that the comment covers, compressed. */
  readonly data: Buffer | undefined
}

/** The marker of a comment that version 0.1 wrote for one step. */
interface FormerMarker {
  readonly key: string
  /** The id of the run. */
  readonly runId: number
}

/** A marker that was found. */
export type FoundMarker = ({ readonly kind: 'current' } & CommentMarker) | ({ readonly kind: 'former' } & FormerMarker)

/** Base64 contains neither `--` nor `>`, which would end the comment in HTML. */
const currentPattern = /^<!-- build-report:v2 key=([0-9a-f]{16}) run=(\d{1,10})(?: data=([A-Za-z0-9+/]{0,60000}={0,2}))? -->$/
/** A later version keeps the key and the run. */
const laterPattern = /^<!-- build-report:v(?:[3-9]|[1-9]\d{1,3}) key=([0-9a-f]{16}) run=(\d{1,10})(?: [^>]*)? -->$/
const formerPattern = /^<!-- build-report:v1 key=([0-9a-f]{16}) run=(\d{1,15}) outcome=[0-9a-f]{12} -->$/

/** Runs at the same time are much closer. A re-run keeps its number, so it may be older by more runs: then it writes a comment of its own. */
const maximumLead = 1_000

/** Returns the hash of a key in markers. */
export const markerKey = (key: string): string => createHash('sha256').update(key).digest('hex').slice(0, 16)

/**
 * Returns whether a run can have written a marker that `current` finds. A marker with a much later run may be forged, to suppress the
 * comments of all earlier runs.
 */
export const isPossibleRun = (run: number, current: number): boolean => run <= current + maximumLead

/** Joins the content and the marker to the body of a comment. */
export function markText(content: string, { key, run, data }: CommentMarker): string {
  const block = data === undefined ? '' : ` data=${data.toString('base64')}`
  return `${content.trimEnd()}\n\n<!-- build-report:v2 key=${key} run=${run}${block} -->`
}

/**
 * Reads the marker of a comment. Returns undefined unless the marker is the last line, after an empty one, where `markText` writes it.
 * Elsewhere it is text that another tool quotes.
 */
export function readMarker(body: string): FoundMarker | undefined {
  const text = body.trimEnd()
  const start = Math.max(text.lastIndexOf('\n'), text.lastIndexOf('\r')) + 1
  // An edit in a browser changes the line ends.
  if (
    !text
      .slice(Math.max(0, start - 4), start)
      .replace(/\r\n?/g, '\n')
      .endsWith('\n\n')
  ) {
    return undefined
  }
  const line = text.slice(start)
  const [, key, run, data] = currentPattern.exec(line) ?? laterPattern.exec(line) ?? []
  if (key !== undefined) {
    return { kind: 'current', key, run: Number(run), data: data === undefined ? undefined : Buffer.from(data, 'base64') }
  }
  const [, formerKey, runId] = formerPattern.exec(line) ?? []
  return formerKey === undefined ? undefined : { kind: 'former', key: formerKey, runId: Number(runId) }
}
