import { asText } from '../events/event-fields.js'
import { capText } from '../fields/captured-text.js'
import { isRecord } from '../json/json-fields.js'

/** The number of frames of a trace that are kept: endless recursion has ten thousand. */
const maximumFrames = 200

/**
 * Frames that RSpec leaves out of its own output: see `BacktraceFormatter` and `CallerFilter` of RSpec 3.12. An internal frame of Ruby is
 * `<internal:kernel>`.
 */
const rspecFrame =
  /\/lib\/rspec\/(?:core|mocks|expectations|support|matchers|rails|autorun)(?:\/|\.rb:)|\/(?:bin|exe)\/(?:rspec|bundle|rake)\b|\/lib\d{0,3}\/ruby\/|^<internal:|\borg\/jruby\//

/** A cheap check, because most frames of a project are not of RSpec. */
const mayBeOfRspec = (frame: string): boolean =>
  frame.includes('/lib') || frame.includes('bin/') || frame.includes('exe/') || frame.includes('jruby/') || frame.startsWith('<internal:')

/** The texts of a failed example. */
export interface RspecFailure {
  readonly message?: string
  readonly details?: string
}

/** Returns the texts of an exception in the layout of RSpec's own output, which rspec_junit_formatter writes as well. */
export function rspecFailure(exception: unknown): RspecFailure {
  if (!isRecord(exception)) return {}
  const text = withoutBlankEnds(asText(exception.message) ?? '')
  const type = asText(exception.class)
  const isOfRspec = type?.includes('RSpec') === true
  const frames = framesOf(exception.backtrace, isOfRspec)
  const message = text !== '' ? text : (type ?? '')
  // RSpec shows the class of an exception only if the exception is not its own.
  const head = type === undefined || isOfRspec ? '' : `${type}:\n`
  // Without a frame or a class, the details would only repeat the message.
  const details = frames === '' && head === '' ? '' : `${head}${indented(text)}${frames}`.trimEnd()
  return { ...(message !== '' && { message: capText(message) }), ...(details !== '' && { details: capText(details) }) }
}

/** RSpec begins the message of a comparison with a line end, and may end it with one. */
const withoutBlankEnds = (text: string): string => {
  const start = /^(?:[ \t]{0,100}\r?\n)*/.exec(text)?.[0].length ?? 0
  return text.slice(start).trimEnd()
}

const indented = (text: string): string => (text === '' ? '' : `${text.replace(/^(?=.)/gm, '  ')}\n`)

/**
 * Returns the frames without the frames of RSpec. If an error of Ruby has only these, they are kept. The message of several failures
 * (`MultipleExpectationsNotMetError`) contains their places.
 */
function framesOf(backtrace: unknown, isOfRspec: boolean): string {
  if (!Array.isArray(backtrace)) return ''
  const frames: string[] = []
  const ofRspec: string[] = []
  for (const frame of backtrace) {
    if (typeof frame !== 'string') continue
    const list = mayBeOfRspec(frame) && rspecFrame.test(frame) ? ofRspec : frames
    if (list.length < maximumFrames) list.push(frame)
  }
  return (frames.length > 0 || isOfRspec ? frames : ofRspec).join('\n')
}
