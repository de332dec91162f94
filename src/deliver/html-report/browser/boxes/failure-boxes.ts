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
export function reasonBoxes({ title, diff, message, frame }: FailureParts, placeOf: PlaceOf): readonly HTMLElement[] {
  const reason = diff !== undefined ? diffBox(diff, title) : title === undefined ? undefined : messageBox(title, message)
  return [reason, frame === undefined ? undefined : frameBox(frame, placeOf(frame))].filter((each) => each !== undefined)
}

/**
 * Creates the boxes of a test or attempt: the reason, the trace and the output. Empty ones are left out.
 * @param place the place of the test in the repository
 */
export function failureBoxes(details: TestDetails, placeOf: PlaceOf, place: TraceContext['place']): readonly HTMLElement[] {
  const parts = failureParts(details)
  const { trace } = parts
  const boxes = [
    ...reasonBoxes(parts, placeOf),
    trace === '' ? undefined : traceBox(trace, place),
    outputBox(details.stdout, details.stderr),
  ].filter((each) => each !== undefined)
  // Without a message, the trace is all that there is.
  const [first] = boxes
  if (first instanceof HTMLDetailsElement && trace !== '') first.open = true
  return boxes
}
