import { definedFields } from '../../base/defined-fields.js'
import { dedented } from '../../base/text/dedented.js'
import { displayLine } from '../../base/text/display-text.js'
import { shorten } from '../../base/text/shorten.js'
import { endsPlaywrightError } from '../stack-frames/playwright-attempts.js'
import { completedLine } from './completed-line.js'
import { aroundDifference } from './difference-excerpt.js'
import { withoutEqualityNote } from './equality-note.js'
import { exceptionWithPlace, isBareValue, isEmptyError, withExceptionName } from './exception-name.js'
import { explainedLine } from './explained-line.js'
import type { Failure, FailureLead } from './failure.js'
import { flutterLead } from './flutter-lead.js'
import { knownReason } from './known-reason.js'
import { exceptionType, isFrame, isGeneric, isLocation, isMeaningful, isTitle, meaningfulLine } from './line-meaning.js'
import { outputTail } from './output-tail.js'
import { createOwnName, type IsOwnName } from './own-name.js'
import { stepOfFailure, withStep } from './step-of-failure.js'
import { nextLine, textLines, trimmed } from './text-lines.js'

// A shortened text has two more characters: ` …`.
const maximumHeadline = 298
const maximumText = 1_998
const maximumTitle = 1_000

/**
 * Finds how a report begins to describe a failure: with the first line of the message if that line is meaningful, else with the first
 * meaningful line of the details, else with a reason in the output, else with the end of the output. Adds the failed step to a headline that
 * could belong to any failure.
 * @returns undefined if the test has no message, no details, no output and no failed step
 */
export function leadOf(failure: Failure): FailureLead | undefined {
  const lead = leadOfTexts(failure)
  if (failure.steps === undefined) return lead
  const line = lead?.reason ?? lead?.headline ?? ''
  const step = stepOfFailure(failure, line)
  if (step === undefined) return lead
  return { ...lead, headline: headlineOf(withStep(withoutEqualityNote(lead?.headline ?? ''), step)), reason: line, step }
}

function leadOfTexts(failure: Failure): FailureLead | undefined {
  const isOwnName = createOwnName(failure.name, failure.suite)
  const message = textLines(failure.message)
  const isEmpty = isEmptyError(failure.message ?? '', failure.details ?? '')
  const usual =
    (isEmpty ? exceptionLead(message, textLines(failure.details)) : undefined) ?? messageLead(message, failure.details ?? '', isOwnName)
  if (usual !== undefined) return usual
  const details = textLines(failure.details)
  return (
    reasonLead(message, isOwnName) ??
    thrownName(message, details) ??
    reasonLead(details, isOwnName) ??
    exceptionLead(message, details) ??
    outputLead(failure, isOwnName) ??
    anyLead([...message, ...details], isOwnName)
  )
}

/** Takes the headline from the message, which is the common case. */
function messageLead(message: readonly string[], details: string, isOwnName: IsOwnName): FailureLead | undefined {
  const first = nextLine(message, 0)
  const line = trimmed(message[first])
  if (first === -1 || !isMeaningful(line, isOwnName)) return undefined
  const lead = linesOf(explainedLine(message, first, details))
  if (nextLine(message, first + 1) !== -1) return lead
  if (line.endsWith(':')) return { headline: headlineOf(completedFrom(details, line)) }
  const named = isBareValue(line) ? withExceptionName(line, textLines(details)) : undefined
  return named === undefined ? (titledLead(line, details, isOwnName) ?? lead) : makeLead(named, [named])
}

/** Completes a message of one line with the line below it in the details, which contain the whole message (Mocha). */
function completedFrom(details: string, message: string): string {
  const lines = textLines(details)
  const start = lines.findIndex((line) => trimmed(line) === message)
  return start === -1 ? message : completedLine(lines, start)
}

/**
 * Playwright writes the title of the test and then the whole error into the details. The message is only the first line of that error.
 */
function titledLead(message: string, details: string, isOwnName: IsOwnName): FailureLead | undefined {
  const start = details.search(/\S/)
  if (start === -1 || !isTitle(trimmed(details.slice(start, start + maximumTitle).split('\n', 1)[0]))) return undefined
  const reason = plainReason(textLines(details), isOwnName)
  return reason?.[0]?.includes(message) ? leadOfReason(reason) : undefined
}

function reasonLead(lines: readonly string[], isOwnName: IsOwnName): FailureLead | undefined {
  const reason = knownReason(lines, isOwnName) ?? plainReason(lines, isOwnName)
  return reason === undefined ? undefined : leadOfReason(reason)
}

function leadOfReason(reason: readonly string[]): FailureLead {
  const end = reason.findIndex((line, index) => index > 0 && (isFrame(trimmed(line)) || endsPlaywrightError(line)))
  const own = end === -1 ? reason : reason.slice(0, end)
  return { ...linesOf(explainedLine(own, 0)), text: textOf(dedented(own)) }
}

function plainReason(lines: readonly string[], isOwnName: IsOwnName): readonly string[] | undefined {
  const start = meaningfulLine(lines, isOwnName)
  return start === -1 ? undefined : lines.slice(start)
}

/**
 * Takes the message although it is the name of the test if only a stack follows: node-tap names a test after the exception that it throws, and
 * writes source code below the stack.
 */
function thrownName(message: readonly string[], details: readonly string[]): FailureLead | undefined {
  const line = trimmed(message[nextLine(message, 0)])
  const isStack = isFrame(trimmed(details[nextLine(details, 0)]))
  return line === '' || isGeneric(line) || !isStack || details.some(isCause) ? undefined : { headline: headlineOf(line) }
}

/** Begins the stack of an exception that led to another one. */
const isCause = (line: string): boolean => /^\s*Caused by: /.test(line)

function exceptionLead(message: readonly string[], details: readonly string[]): FailureLead | undefined {
  const line = exceptionWithPlace(message, details)
  return line === undefined ? undefined : makeLead(line, [line])
}

/** Searches the output only for lines that a known producer marks, because most output is not a reason. Else takes its last line. */
function outputLead(failure: Failure, isOwnName: IsOwnName): FailureLead | undefined {
  const streams = [failure.stdout, failure.stderr].map(textLines)
  for (const lines of streams) {
    const found = flutterLead(lines)
    if (found !== undefined) return { ...makeLead(found.headline, found.lines), isOutput: true }
  }
  for (const lines of streams) {
    const reason = knownReason(lines, isOwnName)
    if (reason !== undefined) return { ...leadOfReason(reason), isOutput: true }
  }
  const tail = outputTail(failure)
  if (tail === '') return undefined
  const lines = tail.split('\n')
  const last = lines.findLast((line) => isMeaningful(trimmed(line), isOwnName)) ?? lines.at(-1)
  return { ...makeLead(trimmed(last), lines), isOutput: true }
}

/**
 * Takes the type of the exception or a generic word, with the place above or below it, else the first line. The name of the test is the
 * last choice, because every report shows it anyway.
 */
function anyLead(lines: readonly string[], isOwnName: IsOwnName): FailureLead | undefined {
  const texts = lines.map(trimmed).filter((line) => line !== '')
  const label = texts.find((line) => exceptionType(line) !== undefined) ?? texts.find(isGeneric)
  const [, place] = fileWithLine.exec(texts.find(isLocation) ?? '') ?? []
  if (label !== undefined && place !== undefined) return { headline: headlineOf(`${exceptionType(label) ?? label} (${place})`) }
  const first = label ?? texts.find((line) => !isOwnName(line)) ?? texts[0]
  return first === undefined ? undefined : { headline: headlineOf(first) }
}

// `Cart.php:10` at the end of a line, without its folder.
const fileWithLine = /([^/\\\s"'()]{1,200}:\d+)(?::\d+)?[:.]?$/

const makeLead = (headline: string, lines: readonly string[]): FailureLead => ({ headline: headlineOf(headline), text: textOf(lines) })

const linesOf = ({ headline, reason }: Pick<FailureLead, 'headline' | 'reason'>): FailureLead => ({
  headline: headlineOf(headline),
  ...definedFields({ reason: reason === undefined ? undefined : headlineOf(reason) }),
})

/** Returns the first lines of a reason, or a diff around its first difference. */
function textOf(lines: readonly string[]): string {
  const text = lines.join('\n')
  return text.length <= maximumText ? text : (aroundDifference(text, maximumText) ?? shorten(text, maximumText))
}

const headlineOf = (line: string): string => shorten(displayLine(line).trim(), maximumHeadline)
