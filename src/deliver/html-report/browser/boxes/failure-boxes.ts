import type { TraceContext } from '../../../../report/content/failed-test/trace-excerpt.js'
import type { TestDetails } from '../../data/page-data.js'
import type { CodeFrame } from '../failure-text/code-frame.js'
import { type FailureParts, failureParts } from '../failure-text/failure-parts.js'
import { diffBox } from './diff-box.js'
import { frameBox } from './frame-box.js'
import { messageBox } from './message-box.js'
import { outputBox } from './output-box.js'
import { traceBox } from './trace-box.js'

type PlaceOf = (frame: CodeFrame) => Node | undefined

/** Creates the boxes of the reason of a failure: the difference or message, and the code. */
export const reasonBoxes = (parts: FailureParts, placeOf: PlaceOf): readonly HTMLElement[] =>
  [reasonBox(parts), codeBox(parts, placeOf)].filter((each) => each !== undefined)

/** Creates the box of the difference or message. The line of the failed step comes first in it. */
function reasonBox({ step, title, diff, message }: FailureParts): HTMLElement | undefined {
  if (diff !== undefined) return diffBox(diff, title, step)
  if (title !== undefined) return messageBox(title, message, step)
  return step === undefined ? undefined : messageBox(step, '')
}

const codeBox = ({ frame }: FailureParts, placeOf: PlaceOf) => (frame === undefined ? undefined : frameBox(frame, placeOf(frame)))

/** The boxes of the steps and files of a test or attempt. */
export interface EvidenceBoxes {
  /** After the message or difference: images, steps. */
  readonly afterReason: readonly HTMLElement[]
  /** After the output: files. */
  readonly afterOutput: readonly HTMLElement[]
}

/**
 * Creates the boxes of a test or attempt: the reason, images and steps, the code, the stack trace, the output and the files. Empty ones are
 * left out.
 * @param place the place of the test in the repository
 */
export function failureBoxes(
  details: TestDetails,
  { afterReason, afterOutput }: EvidenceBoxes,
  placeOf: PlaceOf,
  place: TraceContext['place'],
): readonly HTMLElement[] {
  const parts = failureParts(details)
  const { trace } = parts
  const reason = reasonBox(parts)
  const code = codeBox(parts, placeOf)
  const frames = trace === '' ? undefined : traceBox(trace, place)
  // Without a message, the trace is the only text about the failure.
  if (frames !== undefined && reason === undefined && code === undefined) frames.open = true
  return [reason, ...afterReason, code, frames, outputBox(details.stdout, details.stderr), ...afterOutput].filter(
    (each) => each !== undefined,
  )
}
