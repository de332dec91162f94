import { definedFields } from '../../../base/defined-fields.js'
import { displayLine } from '../../../base/text/display-text.js'
import { shorten } from '../../../base/text/shorten.js'
import { shownFile } from '../../../judge/failure/cause/cause-frame.js'
import { type Cause, causeOf } from '../../../judge/failure/cause.js'
import type { Failure, FailureLead } from '../../../judge/failure/failure.js'
import { leadOf } from '../../../judge/failure/failure-lead.js'
import type { RecordedTest } from '../../../records/recorder.js'
import { pageLimits } from '../data/limits.js'
import type { CauseData } from '../data/page-data.js'

/** The parts of a failure that the lists and the search of a page need. */
export interface FailureIndex {
  readonly cause: CauseData
  /** The headline. */
  readonly headline: string
  /** The headline and the beginning of the message. */
  readonly message: string
}

/** The number of causes whose texts are kept. Further ones are described each time. */
const maximumCauses = 20_000

/**
 * Makes a function that returns the index of a failed execution, or of the failed attempt of a flaky one; undefined for others. A failed
 * execution may have the id of its cause, which is then described only once.
 */
export function createFailureIndex(): (test: RecordedTest, known?: FailureLead) => FailureIndex | undefined {
  const described = new Map<string, CauseData>()
  return (test, known) => {
    const failure = failureOf(test)
    if (failure === undefined) return undefined
    const lead = known ?? leadOf(failure)
    const headline = lead?.headline ?? ''
    const id = test.status === 'failed' ? test.cause : undefined
    let cause = id === undefined ? undefined : described.get(id)
    if (cause === undefined) {
      cause = describeCause(causeOf(failure, lead))
      if (described.size < maximumCauses) described.set(cause[0], cause)
    }
    const shown = displayLine(headline)
    const message = displayLine(shorten((failure.message ?? '').replace(/\s+/g, ' ').trim(), pageLimits.shortMessage))
    return { cause, headline: shown, message: message.includes(shown) ? message : `${shown} ${message}`.trim() }
  }
}

function describeCause({ id, signature, frame }: Cause): CauseData {
  const text = displayLine(shorten(signature, pageLimits.signature))
  if (frame === undefined) return [id, text]
  const file = line(shownFile(frame))
  if (frame.function !== undefined) return [id, text, file, frame.line ?? 0, line(frame.function)]
  return frame.line === undefined ? [id, text, file] : [id, text, file, frame.line]
}

const line = (text: string) => displayLine(shorten(text, pageLimits.frame))

function failureOf(test: RecordedTest): Failure | undefined {
  const { name, suite, status, flaky, attempts } = test
  if (status === 'failed') return test
  if (flaky !== true) return undefined
  const attempt = attempts?.findLast((each) => each.status === 'failed') ?? test
  const { message, details, steps } = attempt
  return { name, suite, ...definedFields({ message, details, steps }) }
}
