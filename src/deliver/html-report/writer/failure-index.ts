import { definedFields } from '../../../base/defined-fields.js'
import { displayLine } from '../../../base/text/display-text.js'
import { shorten } from '../../../base/text/shorten.js'
import { shownFile } from '../../../judge/failure/cause/cause-frame.js'
import { causeOf } from '../../../judge/failure/cause.js'
import type { Failure, FailureLead } from '../../../judge/failure/failure.js'
import { leadOf } from '../../../judge/failure/failure-lead.js'
import type { RecordedTest } from '../../../records/recorder.js'
import type { CauseData } from '../data/page-data.js'

/** The parts of a failure that the lists and the search of a page need. */
export interface FailureIndex {
  readonly cause: CauseData
  /** The headline. */
  readonly headline: string
  /** The headline and the beginning of the message. */
  readonly message: string
}

/** Limits of the texts, in UTF-16 units. */
const maximumMessage = 300
const maximumSignature = 500
const maximumFrame = 300

/**
 * Returns the index of a failed execution, or of the failed attempt of a flaky one; undefined for others.
 * @param known the lead of a failed execution, if the caller has it
 */
export function failureIndex(test: RecordedTest, known?: FailureLead): FailureIndex | undefined {
  const failure = failureOf(test)
  if (failure === undefined) return undefined
  const lead = known ?? leadOf(failure)
  const headline = lead?.headline ?? ''
  const { id, signature, frame } = causeOf(failure, lead)
  const place: readonly [file?: string, line?: number, functionName?: string] =
    frame === undefined
      ? []
      : frame.function === undefined
        ? frame.line === undefined
          ? [line(shownFile(frame))]
          : [line(shownFile(frame)), frame.line]
        : [line(shownFile(frame)), frame.line ?? 0, line(frame.function)]
  const shown = displayLine(headline)
  const message = displayLine(shorten((failure.message ?? '').replace(/\s+/g, ' ').trim(), maximumMessage))
  return {
    cause: [id, displayLine(shorten(signature, maximumSignature)), ...place],
    headline: shown,
    message: message.includes(shown) ? message : `${shown} ${message}`.trim(),
  }
}

const line = (text: string) => displayLine(shorten(text, maximumFrame))

function failureOf(test: RecordedTest): Failure | undefined {
  const { name, suite, status, flaky, attempts } = test
  if (status === 'failed') return test
  if (flaky !== true) return undefined
  const attempt = attempts?.findLast((each) => each.status === 'failed') ?? test
  const { message, details } = attempt
  return { name, suite, ...definedFields({ message, details }) }
}
