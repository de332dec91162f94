import { failedStep, stepLine } from '../../../../judge/failure/step-line.js'
import { withoutShown } from '../../../../report/content/failure-text.js'
import type { TestDetails } from '../../data/page-data.js'
import { type CodeFrame, codeFrame } from './code-frame.js'
import { type DiffView, diffView } from './diff-lines.js'
import { isFrameLine } from './trace.js'

/** The texts of a failure, each of them once. */
export interface FailureParts {
  /** The line that names the failed step. Undefined if there is none or the message names it. */
  readonly step: string | undefined
  /** The first line of the message. */
  readonly title: string | undefined
  /** The compared values; undefined if the message contains none. */
  readonly diff: DiffView | undefined
  /** The message after its first line; empty if the diff shows it. */
  readonly message: string
  readonly frame: CodeFrame | undefined
  /** The stack trace, or other details. */
  readonly trace: string
}

type Texts = Pick<TestDetails, 'message' | 'lead' | 'diff' | 'isPartialDiff' | 'compared' | 'details' | 'code' | 'steps'>

/** Divides the texts of a failure into the parts that the page shows separately. */
export function failureParts(texts: Texts): FailureParts {
  const { message = '', lead, diff, compared = [], details = '', code = '' } = texts
  const shown = lead ?? message
  const failed = failedStep(texts.steps ?? [])
  const step = failed && stepLine(failed, `${lead ?? ''}\n${message}`)
  const inMessage = codeFrame(shown)
  const inDetails = inMessage === undefined ? codeFrame(details) : undefined
  // The repository is asked last, because it may have changed since the tests ran.
  const frame = inMessage ?? inDetails ?? codeFrame(code)
  const [text, tail] = splitAtTrace(inMessage === undefined ? shown : withoutFrame(shown, inMessage))
  const rest = inDetails === undefined ? details : withoutFrame(details, inDetails)
  const trace = joined(rest.includes(tail.trim()) ? '' : tail, withoutShown(rest, text.trim()))
  if (diff === undefined) {
    const [title, ...lines] = text.trim().split('\n')
    return { step, title: title === '' ? undefined : title, diff, message: withoutBlankEnds(lines.join('\n')), frame, trace }
  }
  const view = diffView(diff)
  const parts = { step, title: view.title, diff: view, message: '', frame }
  // The trace has the whole values.
  if (texts.isPartialDiff) return { ...parts, trace: rest.includes(text.trim()) ? withoutBlankEnds(rest) : joined(text, tail, rest) }
  return { ...parts, trace: withoutKnown(trace, [view.title ?? text, text, ...compared].join('\n')) }
}

/** Returns the lines before the first frame, or all lines if there is none. */
function headOf(trace: string): readonly string[] {
  const lines = trace.split('\n')
  const first = lines.findIndex(isFrameLine)
  return first === -1 ? lines : lines.slice(0, first)
}

/** The type of an error before its message: `AssertionError [ERR_ASSERTION]: `. */
const errorType = /^\s*[\w.$]{1,200}(?: \[\w{1,100}\])?: /

/** Leaves out the lines before the first frame that the difference shows, with or without a sign or the type of the error. */
function withoutKnown(trace: string, shown: string): string {
  const known = new Set(shown.split('\n').map(comparable))
  const head = headOf(trace)
  const kept = head.filter((line) => !known.has(comparable(line)) && !known.has(comparable(line.replace(errorType, ''))))
  return withoutBlankEnds([...kept, ...trace.split('\n').slice(head.length)].join('\n'))
}

const comparable = (line: string) => line.replace(/^[-+\s]+/, '').trimEnd()

/** Divides a message that contains a stack trace before its first frame. */
function splitAtTrace(text: string): readonly [message: string, trace: string] {
  const lines = text.split('\n')
  const first = lines.findIndex((line, index) => index > 0 && isFrameLine(line))
  return first === -1 ? [text, ''] : [lines.slice(0, first).join('\n'), lines.slice(first).join('\n')]
}

function withoutFrame(text: string, { from, to }: CodeFrame): string {
  const lines = text.split('\n')
  return [...lines.slice(0, from), ...lines.slice(to)].join('\n')
}

const withoutBlankEnds = (text: string) => text.replace(/^(?:[ \t]*\n)+/, '').trimEnd()
const joined = (...texts: readonly string[]) =>
  texts
    .map(withoutBlankEnds)
    .filter((text) => text !== '')
    .join('\n\n')
