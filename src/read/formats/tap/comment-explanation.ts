import { placeInText, type TapPlace } from './place.js'

/** The reason of a failure, from the lines after its test point. */
export interface CommentExplanation extends Partial<TapPlace> {
  readonly message: string
  readonly details: string
}

const frame = /^\s+at\s.{1,2000}:\d+:\d+\)?$/

/** Reads the comments after a test point, without their marks, or the indented lines of Mocha. */
export function explainByText(text: string): CommentExplanation {
  const lines = withoutBlankEnds(text).split('\n')
  const columns = lines.reduce((least, line) => (line.trim() === '' ? least : Math.min(least, line.search(/\S/))), Infinity)
  const own = lines.map((line) => line.slice(Math.min(columns, line.length)))
  const [header, file, line] = busted.exec(own.slice(0, 2).join('\n')) ?? []
  if (header !== undefined && file !== undefined)
    return { message: own.join('\n').slice(header.length), details: '', file, line: Number(line) }
  return { ...splitAtStack(own), ...placeInText(text) }
}

/** `spec/cart_spec.lua @ 3`, and on the next line the first one of the message. */
const busted = /^(\S.{0,1000}) @ ([1-9]\d{0,8})\nFailure message: /

/** Mocha writes the message, then the stack, which repeats the message after the name of the error. */
function splitAtStack(lines: readonly string[]): Pick<CommentExplanation, 'message' | 'details'> {
  const [first = ''] = lines
  const stack = lines.findIndex((line) => frame.test(line))
  const repeated = stack === -1 || first === '' ? -1 : lines.findIndex((line, index) => index > 0 && line.endsWith(`: ${first}`))
  const end = repeated === -1 || repeated > stack ? stack : repeated
  if (end <= 0) return { message: lines.join('\n'), details: '' }
  return { message: lines.slice(0, end).join('\n').trimEnd(), details: lines.slice(end).join('\n') }
}

const withoutBlankEnds = (text: string): string => text.replace(/^(?:[ \t]*\n)+/, '').trimEnd()
